import { expect } from 'vitest';
import { give, handOf, take } from '../../src/domino/hands.ts';
import { couldBe, noBound, slotsOf } from '../../src/domino/knowledge.ts';
import type { DominoState } from '../../src/domino/state.ts';
import { type Seat, seatsOf } from '../../src/index.ts';
import type { Tile } from '../../src/pieces/dominoes.ts';
import { everyEye, expectSame, type Watched } from './watching.ts';

/** Two states that differ only in what a seat cannot see give that seat equal views. */
export function assertHiddenStaysHidden({ game, state, chance }: Watched): void {
  // Before the opening tile, who is on turn tells who holds the highest one: exchanging tiles would change that.
  if (state.phase !== 'play' || state.laid === 0) return;
  for (const eye of everyEye(state.players)) {
    const view = game.view(state, eye);
    const hidden = seatsOf(state.players).filter((seat) => typeof view.hands[seat] === 'number');
    const other = game.clone(state);
    for (let i = 0; i < 4; i++) exchangeHidden(other, hidden, (limit) => chance.below(limit));
    expectSame(game.view(other, eye), view);
  }
}

/** Exchanges a tile of a hidden hand with one of the stock, of another hidden hand, or out of the game. */
function exchangeHidden(state: DominoState, hidden: readonly Seat[], pick: (limit: number) => number): void {
  if (hidden.length === 0) return;
  const seat = hidden[pick(hidden.length)];
  const hand = handOf(state, seat);
  if (hand.length === 0) return;
  const mine = hand[pick(hand.length)];
  const partner = hidden[pick(hidden.length)];
  const theirs = partner === seat ? state.deck.slice(state.stockFrom) : handOf(state, partner);
  if (theirs.length === 0) return;
  const other = theirs[pick(theirs.length)];
  const exchange = (tile: Tile): Tile => (tile === mine ? other : tile === other ? mine : tile);
  state.deck = state.deck.map(exchange);
  take(state, seat, mine);
  give(state, seat, other);
  if (partner === seat) return;
  take(state, partner, other);
  give(state, partner, mine);
}

/** What the table knows of a hand never excludes the hand that is really held. */
export function assertTruthIsPossible({ state }: Watched): void {
  const { rules } = state;
  const bound = rules.variant.opens === 'starter' || state.laid === 0 ? noBound : rules.rank[state.opening];
  for (const seat of seatsOf(state.players)) {
    const hand = handOf(state, seat);
    const slots = slotsOf(state, seat, hand.length, bound);
    expect(slots.length).toBe(hand.length);
    const fits = slots.map((slot) => hand.map((tile) => couldBe(rules, slot, tile, bound)));
    expect(canAllBePlaced(fits), `seat ${seat} holds what it cannot hold`).toBe(true);
  }
}

/** Whether every row can have a column of its own among those it allows. */
function canAllBePlaced(allowed: readonly (readonly boolean[])[]): boolean {
  const owner = new Map<number, number>();
  const place = (row: number, tried: Set<number>): boolean =>
    allowed[row].some((ok, column) => {
      if (!ok || tried.has(column)) return false;
      tried.add(column);
      const other = owner.get(column);
      if (other !== undefined && !place(other, tried)) return false;
      owner.set(column, row);
      return true;
    });
  return allowed.every((_, row) => place(row, new Set()));
}

import type { Known } from '../../src/core/game.ts';
import type { DominoEvent } from '../../src/domino/event.ts';
import { type DominoGame, dominoGame } from '../../src/domino/game.ts';
import { give, handOf, take } from '../../src/domino/hands.ts';
import { isLay, tileOfEntry } from '../../src/domino/history.ts';
import { couldBe, noBound, slotsOf } from '../../src/domino/knowledge.ts';
import { rulesFor } from '../../src/domino/rules.ts';
import { type DominoState, stockLeft } from '../../src/domino/state.ts';
import { dominoVariants } from '../../src/domino/variants.ts';
import type { DominoView } from '../../src/domino/view.ts';
import { type Chance, type JsonObject, seatsOf } from '../../src/index.ts';
import { type Tile, tileName } from '../../src/pieces/dominoes.ts';
import { endName } from '../../src/pieces/open-ends.ts';
import type { Probe } from './properties.ts';
import { expectSame } from './same.ts';

export const dominoProbe: Probe<DominoState, DominoView, DominoEvent> = {
  assertConserved,
  conceivable,
  exchangeHidden,
  assertMore: assertTruthIsPossible,
  assertRebuilt,
};

export function dominoGameOf(id: string): DominoGame {
  const variant = Object.values(dominoVariants).find((candidate) => candidate.id === id);
  if (variant === undefined) throw new Error(`${id} is not a domino game`);
  return dominoGame(variant);
}

/** No tile is lost or duplicated. */
function assertConserved(state: DominoState): void {
  const laid = state.history.filter(isLay).map(tileOfEntry);
  const hands = seatsOf(state.players).flatMap((seat) => handOf(state, seat));
  const stock = state.deck.slice(state.stockFrom);
  const all = [...laid, ...hands, ...stock];
  expectSame(new Set(all).size, all.length);
  const { rules } = state;
  expectSame(all.length, rules.variant.rest === 'stock' ? rules.tiles : rules.players * rules.handSize);
  expectSame(stock.length, stockLeft(state));
}

/** All tiles of the set at all ends, open or not, and at none. */
function conceivable(state: DominoState): JsonObject[] {
  const { rules } = state;
  const ends = [...state.ends.map(endName), '0-0:0', `${rules.highest}-${rules.highest}:${rules.highest}`];
  const places = [{}, ...new Set(ends)].map((at) => (typeof at === 'string' ? { at } : at));
  const moves: JsonObject[] = [{ type: 'draw' }, { type: 'pass' }];
  for (const tile of rules.allTiles) {
    for (const place of places) {
      const lay = { tile: tileName(tile), ...place };
      moves.push({ type: 'lay', ...lay }, { type: 'lock', ...lay });
      if (rules.jokerBit !== 0)
        for (let out = 0; out <= rules.highest; out++) moves.push({ type: 'lay', ...lay, out });
    }
  }
  return moves;
}

/** Exchanges a tile of a hidden hand with one of the stock or of another hidden hand. */
function exchangeHidden(state: DominoState, view: DominoView, chance: Chance): void {
  // Before the opening tile, the seat on turn reveals who holds the highest tile: exchanging tiles would change that.
  const hidden = seatsOf(state.players).filter((seat) => typeof view.hands[seat] === 'number');
  if (hidden.length === 0 || state.laid === 0) return;
  const pick = <T>(list: readonly T[]): T => list[chance.below(list.length)];
  const seat = pick(hidden);
  const hand = handOf(state, seat);
  if (hand.length === 0) return;
  const mine = pick(hand);
  const partner = pick(hidden);
  const theirs = partner === seat ? state.deck.slice(state.stockFrom) : handOf(state, partner);
  if (theirs.length === 0) return;
  const other = pick(theirs);
  const exchange = (tile: Tile): Tile => (tile === mine ? other : tile === other ? mine : tile);
  state.deck = state.deck.map(exchange);
  take(state, seat, mine);
  give(state, seat, other);
  if (partner === seat) return;
  take(state, partner, other);
  give(state, partner, mine);
}

/** The events of laying and drawing add up to the view. */
function assertRebuilt({ view, events }: Known<DominoView, DominoEvent>): void {
  const layout = events.flatMap((event) =>
    event.type === 'laid' || event.type === 'locked'
      ? [{ tile: event.tile, at: event.at, locks: event.type === 'locked' }]
      : [],
  );
  expectSame(
    view.layout.map(({ tile, at, locks = false }) => ({ tile, at, locks })),
    layout,
  );
  const drawn = events.filter(({ type }) => type === 'drew').length;
  const held = view.hands.reduce<number>(
    (sum, hand) => sum + (typeof hand === 'number' ? hand : hand.length),
    0,
  );
  const rules = rulesFor(dominoVariants[view.game], view.players, view.options);
  expectSame(held + layout.length - drawn, view.players * rules.handSize);
}

/** What the table knows of a hand never excludes the actual hand. */
function assertTruthIsPossible(state: DominoState): void {
  const { rules } = state;
  const bound = rules.variant.opens === 'starter' || state.laid === 0 ? noBound : rules.rank[state.opening];
  for (const seat of seatsOf(state.players)) {
    const hand = handOf(state, seat);
    const slots = slotsOf(state, seat, hand.length, bound);
    expectSame(slots.length, hand.length);
    const fits = slots.map((slot) => hand.map((tile) => couldBe(rules, slot, tile, bound)));
    expectSame(canAllBePlaced(fits), true, `seat ${seat} holds what it cannot hold`);
  }
}

/** Whether every row can be matched with a different column among those it allows. */
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

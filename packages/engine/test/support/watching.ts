import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import { type DominoGame, dominoGame } from '../../src/domino/game.ts';
import { handOf } from '../../src/domino/hands.ts';
import { readEvent } from '../../src/domino/history.ts';
import type { DominoMove } from '../../src/domino/move.ts';
import { type DominoState, stockLeft } from '../../src/domino/state.ts';
import { dominoVariants } from '../../src/games/index.ts';
import {
  type Chance,
  chanceOf,
  openMatch,
  replay,
  type Seat,
  seatsOf,
  seedOf,
  type View,
} from '../../src/index.ts';
import type { Way } from './tables.ts';

/** A position on the way through a random match. */
export interface Watched {
  readonly game: DominoGame;
  readonly state: DominoState;
  readonly chance: Chance;
}

function dominoGameOf(id: string): DominoGame {
  const variant = dominoVariants.find((candidate) => candidate.id === id);
  if (variant === undefined) throw new Error(`${id} is no domino game`);
  return dominoGame(variant);
}

/** Plays a random match, shows every position of it, and answers with the number of moves. */
export function watchMatch(way: Way, seed: string, look: (position: Watched) => void): number {
  const game = dominoGameOf(way.game.id);
  const chance = chanceOf(seedOf(seed), 0);
  const state = game.begin({ players: way.players, options: way.options, seed: seedOf(seed), deals: [] });
  const moves: DominoMove[] = [];
  for (let count = 0; count < 20_000; count++) {
    look({ game, state, chance });
    if (state.phase === 'matchOver') return count;
    const twin = game.clone(state);
    const before = game.hash(state);
    if (state.phase === 'roundOver') {
      game.nextRound(state);
      game.nextRound(twin);
    } else {
      const seat = state.turn;
      const move = moves[chance.below(game.legal(state, seat, moves))];
      game.play(state, seat, move);
      expect(game.hash(twin), 'a clone shares nothing with what it was cloned from').toBe(before);
      game.play(twin, seat, move);
    }
    expect(game.hash(twin)).toBe(game.hash(state));
  }
  throw new Error(`${way.name} with the seed ${JSON.stringify(seed)} does not end`);
}

/** No tile is lost, none is there twice. */
export function assertPiecesConserved({ state }: Watched): void {
  const laid = state.history.map(readEvent).flatMap((event) => ('tile' in event ? [event.tile] : []));
  const hands = seatsOf(state.players).flatMap((seat) => handOf(state, seat));
  const stock = state.deck.slice(state.stockFrom);
  const all = [...laid, ...hands, ...stock];
  expect(new Set(all).size).toBe(all.length);
  const { rules } = state;
  expect(all.length).toBe(rules.variant.rest === 'stock' ? rules.tiles : rules.players * rules.handSize);
  expect(stock.length).toBe(stockLeft(state));
}

/** As `toEqual`, but quick where the two are equal, which is nearly always. */
export function expectSame(actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toEqual(expected);
}

export const everyEye = (players: number): (Seat | null)[] => [null, ...seatsOf(players)];

/** A guess from a view shows that view again, whoever looks, and can be played on. */
export function assertGuessAgrees({ game, state, chance }: Watched): void {
  for (const eye of everyEye(state.players)) {
    const view = game.view(state, eye);
    const guess = game.guess(view, chance);
    expectSame(withHandsSorted(game.view(guess, eye)), withHandsSorted(view));
    assertPlayable({ game, state: guess, chance });
  }
}

/** The order of tiles in a hand is the order in which they came, which a guess of others' hands cannot know. */
const withHandsSorted = (view: View): View => ({
  ...view,
  hands: view.hands.map((hand) => (typeof hand === 'number' ? hand : hand.toSorted())),
});

function assertPlayable({ game, state, chance }: Watched): void {
  if (state.phase !== 'play') return;
  const moves: DominoMove[] = [];
  const count = game.legal(state, state.turn, moves);
  expect(count).toBeGreaterThan(0);
  game.play(state, state.turn, moves[chance.below(count)]);
}

/** Views survive JSON. */
export function assertRoundTrips({ game, state }: Watched): void {
  for (const eye of everyEye(state.players)) {
    const view = game.view(state, eye);
    expectSame(JSON.parse(JSON.stringify(view)), view);
  }
}

/** A match that was written down is the same match when it is read again, without our shuffler. */
export function assertReplays(way: Way, seed: string): void {
  const match = openMatch({ ...way, seed, deals: [] });
  const chance = chanceOf(seedOf(seed), 1);
  while (match.phase !== 'matchOver') {
    const seat = match.turn ?? seatsOf(way.players)[0];
    const moves = match.legal(seat);
    expect(match.attempt(seat, moves[chance.below(moves.length)])).toBeNull();
  }
  const written: unknown = JSON.parse(JSON.stringify({ ...match.transcript(), seed: 'another seed' }));
  const again = replay(written);
  expect(again.moves.every(({ ok }) => ok === true)).toBe(true);
  expect(again.match.hash()).toBe(match.hash());
  expect(again.match.position()).toEqual(match.position());
}

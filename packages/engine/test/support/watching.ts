import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import {
  type Chance,
  chanceOf,
  type Game,
  type JsonObject,
  openMatch,
  type RefusalReason,
  replay,
  type Seat,
  type Standing,
  seatsOf,
  seedOf,
  type View,
} from '../../src/index.ts';
import { assertWellSaid } from './refusals.ts';
import { short } from './table.ts';
import type { Way } from './tables.ts';

/** What the properties must know of a family of games. */
export interface Probe<S> {
  /** Every piece there is, in hands, in piles and on the table; throws where one is lost or there twice. */
  readonly assertConserved: (state: S) => void;
  /** Every move that could be written down here, legal or not, without its seat. */
  readonly conceivable: (state: S) => readonly JsonObject[];
  /** Changes what this seat (null: a spectator) cannot see, and nothing else. */
  readonly exchangeHidden: (state: S, view: View, chance: Chance) => void;
  /** What else must hold. */
  readonly assertMore?: (state: S) => void;
}

/** A position on the way through a random match. */
interface Watched<S extends Standing, M> {
  readonly game: Game<S, M>;
  readonly state: S;
  readonly chance: Chance;
  readonly probe: Probe<S>;
}

/**
 * Plays a random match in which every seat that may act does so now and then, and asserts what must always hold in
 * every position; each of the dear assertions in every `stride`-th one.
 */
export function watchMatch<S extends Standing, M>(
  game: Game<S, M>,
  way: Way,
  probe: Probe<S>,
  seed: string,
  stride: number,
): void {
  const chance = chanceOf(seedOf(seed), 0);
  const state = game.begin({ players: way.players, options: way.options, seed: seedOf(seed), deals: [] });
  for (let count = 0; count < 20_000; count++) {
    assertAll({ game, state, chance, probe }, count, stride);
    if (state.phase === 'matchOver') return;
    playOn(game, state, chance);
  }
  throw new Error(`${way.name} with the seed ${JSON.stringify(seed)} does not end`);
}

/** Makes one random move, and the same in a clone: both must come out the same. */
function playOn<S extends Standing, M>(game: Game<S, M>, state: S, chance: Chance): void {
  const twin = game.clone(state);
  const before = game.hash(state);
  if (state.phase === 'roundOver') {
    game.nextRound(state);
    game.nextRound(twin);
  } else {
    const { seat, move } = randomMove(game, state, chance);
    game.play(state, seat, move);
    expect(game.hash(twin), 'a clone shares nothing with what it was cloned from').toBe(before);
    game.play(twin, seat, move);
  }
  expect(game.hash(twin)).toBe(game.hash(state));
}

function randomMove<S extends Standing, M>(
  game: Game<S, M>,
  state: S,
  chance: Chance,
): { seat: Seat; move: M } {
  const all = seatsOf(state.players).flatMap((seat) =>
    legalOf(game, state, seat).map((move) => ({ seat, move })),
  );
  expect(all.length).toBeGreaterThan(0);
  return all[chance.below(all.length)];
}

function legalOf<S extends Standing, M>(game: Game<S, M>, state: S, seat: Seat): M[] {
  const moves: M[] = [];
  return moves.slice(0, game.legal(state, seat, moves));
}

function assertAll<S extends Standing, M>(position: Watched<S, M>, count: number, stride: number): void {
  const { probe, state } = position;
  probe.assertConserved(state);
  probe.assertMore?.(state);
  const dear = [assertLegalIsComplete, assertHiddenStaysHidden, assertGuessAgrees, assertRoundTrips];
  dear.forEach((assert, index) => {
    if ((count + index) % stride === 0) assert(position);
  });
}

/**
 * Legal moves are exactly those that are not refused, by a rule of the game and for a reason that is well said; every
 * conceivable move is tried.
 */
function assertLegalIsComplete<S extends Standing, M>({ game, state, probe }: Watched<S, M>): void {
  if (state.phase !== 'play') return;
  const before = game.hash(state);
  const conceivable = probe.conceivable(state);
  for (const seat of seatsOf(state.players)) {
    const said = new Set<RefusalReason>();
    const listed = legalOf(game, state, seat).map((move) => withoutCall(game.write(state, move)));
    const allowed = conceivable.flatMap((move) => {
      const judged = game.judge(state, seat, move);
      if (judged.ok) return [withoutCall(game.write(state, judged.move))];
      if (!game.rules.includes(judged.rule)) throw new Error(`${judged.rule} is no rule of ${game.id}`);
      if (!said.has(judged.reason)) assertWellSaid(judged);
      said.add(judged.reason);
      return [];
    });
    expectSame(listed.toSorted(), [...new Set(allowed)].toSorted());
    expect(new Set(listed).size).toBe(listed.length);
  }
  expect(game.hash(state)).toBe(before);
}

/** A call may be made with a move or forgotten; it is the same move. */
const withoutCall = ({ call: _call, ...move }: JsonObject): string => short(move);

/** Two states that differ only in what a seat cannot see give that seat equal views. */
function assertHiddenStaysHidden<S extends Standing, M>({ game, state, chance, probe }: Watched<S, M>): void {
  for (const eye of everyEye(state.players)) {
    const view = game.view(state, eye);
    const other = game.clone(state);
    for (let i = 0; i < 4; i++) probe.exchangeHidden(other, view, chance);
    expectSame(game.view(other, eye), view);
  }
}

/** A guess from a view shows that view again, whoever looks, and can be played on. */
function assertGuessAgrees<S extends Standing, M>({ game, state, chance }: Watched<S, M>): void {
  for (const eye of everyEye(state.players)) {
    const view = game.view(state, eye);
    const guess = game.guess(view, chance);
    expectSame(withHandsSorted(game.view(guess, eye)), withHandsSorted(view));
    if (guess.phase === 'play') playOn(game, guess, chance);
  }
}

/** The order of pieces in a hand is the order in which they came, which a guess of others' hands cannot know. */
const withHandsSorted = (view: View): View => ({
  ...view,
  hands: view.hands.map((hand) => (typeof hand === 'number' ? hand : hand.toSorted())),
});

/** Views survive JSON. */
function assertRoundTrips<S extends Standing, M>({ game, state }: Watched<S, M>): void {
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
    const all = seatsOf(way.players).flatMap((seat) => match.legal(seat).map((move) => ({ seat, move })));
    const { seat, move } = all[chance.below(all.length)];
    expect(match.attempt(seat, move)).toBeNull();
  }
  const written: unknown = JSON.parse(JSON.stringify({ ...match.transcript(), seed: 'another seed' }));
  const again = replay(written);
  expect(again.moves.every(({ ok }) => ok === true)).toBe(true);
  expect(again.match.hash()).toBe(match.hash());
  expect(again.match.position()).toEqual(match.position());
}

const everyEye = (players: number): (Seat | null)[] => [null, ...seatsOf(players)];

/** As `toEqual`, but quick where the two are equal, which is nearly always. */
function expectSame(actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toEqual(expected);
}

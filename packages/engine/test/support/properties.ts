import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import type { Known } from '../../src/core/game.ts';
import {
  type BaseEvent,
  type BaseView,
  type Chance,
  chanceOf,
  type Event,
  type Game,
  type JsonObject,
  openMatch,
  type RefusalReason,
  type Report,
  replay,
  type Seat,
  type Standing,
  seatsOf,
  seedOf,
  type View,
} from '../../src/index.ts';
import { assertWellFormed } from './refusals.ts';
import { expectSame } from './same.ts';
import { short } from './table.ts';
import type { Way } from './tables.ts';

/** What the property tests need to know about a family of games. */
export interface Probe<S, V = View, E = Event> {
  /** Every piece there is, in hands, in piles and on the table; throws if one is lost or duplicated. */
  readonly assertConserved: (state: S) => void;
  /** Every move that could be written down here, legal or not, without its seat. */
  readonly conceivable: (state: S) => readonly JsonObject[];
  /** Changes what this seat (null: a spectator) cannot see, and nothing else. */
  readonly exchangeHidden: (state: S, view: V, chance: Chance) => void;
  /** Further invariants. */
  readonly assertMore?: (state: S) => void;
  /** Checks the events of a round against its view. */
  readonly assertRebuilt?: (known: Known<V, E>) => void;
}

/** A position on the way through a random match. */
interface Watched<S extends Standing, M, V extends BaseView, E extends BaseEvent> {
  readonly game: Game<S, M, V, E>;
  readonly state: S;
  /** What has happened in the round, with its private parts. */
  readonly events: readonly E[];
  readonly chance: Chance;
  readonly probe: Probe<S, V, E>;
}

/**
 * Plays a random match in which every seat that may act does so now and then, and asserts what must always hold in
 * every position; each of the expensive assertions in every `stride`-th one, those of the game in four times as many.
 */
export function checkRandomMatch<S extends Standing, M, V extends BaseView, E extends BaseEvent>(
  game: Game<S, M, V, E>,
  way: Way,
  probe: Probe<S, V, E>,
  seed: string,
  stride: number,
): void {
  const chance = chanceOf(seedOf(seed), 0);
  let events: E[] = [];
  const report = (event: E): void => {
    if (event.type === 'dealt') events = [];
    events.push(event);
  };
  const setting = { players: way.players, options: way.options, seed: seedOf(seed), deals: [] };
  const state = game.begin(setting, report);
  for (let count = 0; count < 20_000; count++) {
    assertAll({ game, state, events, chance, probe }, count, stride);
    if (state.phase === 'matchOver') return;
    playOn(game, state, chance, report);
  }
  throw new Error(`${way.name} with the seed ${JSON.stringify(seed)} does not end`);
}

/** Makes one random move, and the same in a clone without a report: the results must be equal. */
function playOn<S extends Standing, M, V extends BaseView, E extends BaseEvent>(
  game: Game<S, M, V, E>,
  state: S,
  chance: Chance,
  report?: Report<E>,
): void {
  const twin = game.clone(state);
  const before = game.hash(state);
  if (state.phase === 'roundOver') {
    game.nextRound(state, report);
    game.nextRound(twin);
  } else {
    const { seat, move } = randomMove(game, state, chance);
    game.play(state, seat, move, report);
    expectSame(game.hash(twin), before, 'a clone shares nothing with what it was cloned from');
    game.play(twin, seat, move);
  }
  expectSame(game.hash(twin), game.hash(state), 'a move does the same, reported or not');
}

function randomMove<S extends Standing, M, V extends BaseView, E extends BaseEvent>(
  game: Game<S, M, V, E>,
  state: S,
  chance: Chance,
): { seat: Seat; move: M } {
  const all = seatsOf(state.players).flatMap((seat) =>
    legalOf(game, state, seat).map((move) => ({ seat, move })),
  );
  if (all.length === 0) throw new Error('nobody can move');
  return all[chance.below(all.length)];
}

function legalOf<S extends Standing, M, V extends BaseView, E extends BaseEvent>(
  game: Game<S, M, V, E>,
  state: S,
  seat: Seat,
): M[] {
  const moves: M[] = [];
  return moves.slice(0, game.legal(state, seat, moves));
}

function assertAll<S extends Standing, M, V extends BaseView, E extends BaseEvent>(
  position: Watched<S, M, V, E>,
  count: number,
  stride: number,
): void {
  const { probe, state } = position;
  probe.assertConserved(state);
  if (count % Math.ceil(stride / 4) === 0) probe.assertMore?.(state);
  const dear = [
    assertLegalIsComplete,
    assertHiddenStaysHidden,
    assertGuessAgrees,
    assertRoundTrips,
    assertEventsAddUp,
  ];
  dear.forEach((assert, index) => {
    if ((count + index) % stride === 0) assert(position);
  });
}

/**
 * Legal moves are exactly those that are not refused; a refusal names a rule of the game and is well-formed. Tries every
 * conceivable move.
 */
function assertLegalIsComplete<S extends Standing, M, V extends BaseView, E extends BaseEvent>({
  game,
  state,
  probe,
}: Watched<S, M, V, E>): void {
  if (state.phase !== 'play') return;
  const before = game.hash(state);
  const conceivable = probe.conceivable(state);
  for (const seat of seatsOf(state.players)) {
    const said = new Set<RefusalReason>();
    const listed = legalOf(game, state, seat).map((move) => withoutCall(game.write(state, move)));
    const allowed = conceivable.flatMap((move) => {
      const judged = game.judge(state, seat, move);
      if (judged.ok) return [withoutCall(game.write(state, judged.move))];
      if (!game.rules.includes(judged.rule)) throw new Error(`${judged.rule} is not a rule of ${game.id}`);
      if (!said.has(judged.reason)) assertWellFormed(judged);
      said.add(judged.reason);
      return [];
    });
    expectSame(listed.toSorted(), [...new Set(allowed)].toSorted());
    expectSame(new Set(listed).size, listed.length);
  }
  expectSame(game.hash(state), before, 'judging changes nothing');
}

/** A call may be made with a move or forgotten; the move is otherwise the same. */
const withoutCall = ({ call: _call, ...move }: JsonObject): string => short(move);

/** What a seat knows of a round. */
const knownBy = <S extends Standing, M, V extends BaseView, E extends BaseEvent>(
  { game, state, events }: Watched<S, M, V, E>,
  eye: Seat | null,
): Known<V, E> => ({
  view: game.view(state, eye),
  events: events.map((event) => game.hear(state, event, eye)),
});

/**
 * Two states that differ only in what a seat cannot see give that seat equal views. What it hears of a move that is legal in
 * both is equal too, unless the move itself reveals the difference, and then the views reveal it as well.
 */
function assertHiddenStaysHidden<S extends Standing, M, V extends BaseView, E extends BaseEvent>({
  game,
  state,
  chance,
  probe,
}: Watched<S, M, V, E>): void {
  for (const eye of everyEye(state.players)) {
    const view = game.view(state, eye);
    const other = game.clone(state);
    for (let i = 0; i < 4; i++) probe.exchangeHidden(other, view, chance);
    expectSame(game.view(other, eye), view);
    if (state.phase !== 'play') continue;
    const { seat, move } = randomMove(game, state, chance);
    const same = game.judge(other, seat, game.write(state, move));
    if (!same.ok) continue;
    const one = outcomeFor(game, game.clone(state), seat, move, eye);
    const two = outcomeFor(game, other, seat, same.move, eye);
    if (isDeepStrictEqual(one.view, two.view)) expectSame(two.events, one.events);
  }
}

/** What a seat sees and hears of a move. */
function outcomeFor<S extends Standing, M, V extends BaseView, E extends BaseEvent>(
  game: Game<S, M, V, E>,
  state: S,
  seat: Seat,
  move: M,
  eye: Seat | null,
): Known<V, E> {
  const events: E[] = [];
  game.play(state, seat, move, (event) => events.push(event));
  return { view: game.view(state, eye), events: events.map((event) => game.hear(state, event, eye)) };
}

/** A guess from what a seat knows gives it the same view, and can be played on. */
function assertGuessAgrees<S extends Standing, M, V extends BaseView, E extends BaseEvent>(
  position: Watched<S, M, V, E>,
): void {
  const { game, state, chance } = position;
  for (const eye of everyEye(state.players)) {
    const known = knownBy(position, eye);
    const guess = game.guess(known, chance);
    expectSame(withHandsSorted(game.view(guess, eye)), withHandsSorted(known.view));
    if (guess.phase === 'play') playOn(game, guess, chance);
  }
}

/** Hands are in the order the pieces came, which a guess of other hands cannot know. */
const withHandsSorted = <V extends BaseView>(view: V): V => ({
  ...view,
  hands: view.hands.map((hand) => (typeof hand === 'number' ? hand : hand.toSorted())),
});

const newest = 100;

/** Views and events survive JSON. Events are only added, so the newest tell enough. */
function assertRoundTrips<S extends Standing, M, V extends BaseView, E extends BaseEvent>(
  position: Watched<S, M, V, E>,
): void {
  for (const eye of everyEye(position.state.players)) {
    const known = knownBy({ ...position, events: position.events.slice(-newest) }, eye);
    expectSame(JSON.parse(JSON.stringify(known)), known);
  }
}

/** The events of a round agree with its view: the round, its points so far, and how it ended. */
function assertEventsAddUp<S extends Standing, M, V extends BaseView, E extends BaseEvent>(
  position: Watched<S, M, V, E>,
): void {
  const known = knownBy(position, null);
  const { view } = known;
  const events: readonly BaseEvent[] = known.events;
  const rounds = events.flatMap((event) => ('round' in event ? [event] : []));
  expectSame([rounds[0].type, rounds[0].round], ['dealt', view.round]);
  const end = rounds.find(({ type }) => type === 'roundOver');
  if (view.roundResult === null) expectSame(end, undefined);
  else expectSame(end, { type: 'roundOver', round: view.round, ...view.roundResult });
  if (view.phase === 'play' && view.gained !== null) {
    const gained = view.gained.map(() => 0);
    for (const event of events)
      if ('points' in event && event.type === 'scored') gained[event.seat] += event.points;
    expectSame(gained, [...view.gained]);
  }
  position.probe.assertRebuilt?.(known);
}

/** A transcript replays to the same match, even without our shuffler. */
export function assertReplays(way: Way, seed: string): void {
  const match = openMatch({ ...way, seed, deals: [] });
  const chance = chanceOf(seedOf(seed), 1);
  while (match.phase !== 'matchOver') {
    const all = seatsOf(way.players).flatMap((seat) => match.legal(seat).map((move) => ({ seat, move })));
    const { seat, move } = all[chance.below(all.length)];
    expectSame(match.attempt(seat, move), null);
  }
  const written: unknown = JSON.parse(JSON.stringify({ ...match.transcript(), seed: 'another seed' }));
  const again = replay(written);
  expect(again.moves.every(({ ok }) => ok === true)).toBe(true);
  expect(again.match.hash()).toBe(match.hash());
  expect(again.match.position()).toEqual(match.position());
}

const everyEye = (players: number): (Seat | null)[] => [null, ...seatsOf(players)];

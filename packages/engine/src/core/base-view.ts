import type { BaseView } from './game.ts';
import { Hash } from './hash.ts';
import type { Options } from './options.ts';
import { nobody, type Seat, seatAt, seatsOf } from './seat.ts';
import { gained, type MatchLength, roundResult, type Standing } from './standing.ts';

/** How a match stands before its first round. */
export const newStanding = (players: number): Standing => ({
  players,
  round: 0,
  phase: 'play',
  turn: nobody,
  scores: seatsOf(players).map(() => 0),
  before: seatsOf(players).map(() => 0),
  reason: null,
  roundWinners: [],
});

/** What a view needs besides the standing. */
interface Table<Id> {
  readonly game: Id;
  readonly options: Options;
  readonly length: MatchLength;
  readonly seat: Seat | null;
  readonly hands: BaseView['hands'];
  readonly stock: number;
  /** Who wins the match as it stands. */
  readonly winners: readonly Seat[];
  /** Nobody sees the scores. */
  readonly secret?: boolean;
}

/** The part of a view that every game has. */
export function viewOfStanding<Id extends string>(state: Standing, table: Table<Id>): BaseView<Id> {
  const { players, round, phase, turn, scores } = state;
  const { game, options, length, seat, hands, stock, winners, secret = false } = table;
  const result = roundResult(state);
  return {
    game,
    players,
    options,
    length,
    seat,
    round,
    phase,
    turn: turn === nobody ? null : turn,
    hands,
    stock,
    scores: secret ? null : [...scores],
    gained: secret ? null : gained(state),
    winners: phase === 'matchOver' ? [...winners] : null,
    roundResult: result !== null && secret ? { ...result, points: null } : result,
  };
}

/** The standing that a view describes; secret scores become `unknown`. */
export function standingIn(view: BaseView, unknown: () => number = () => 0): Standing {
  const { players, round, phase, turn, gained: points, roundResult: result } = view;
  const scores = seatsOf(players).map((seat) => view.scores?.[seat] ?? unknown());
  return {
    players,
    round,
    phase,
    turn: turn === null ? nobody : seatAt(turn),
    scores,
    before: scores.map((score, seat) => score - (points?.[seat] ?? 0)),
    reason: result?.reason ?? null,
    roundWinners: result?.winners.map(seatAt) ?? [],
  };
}

/** A hash of the standing, to which each game adds what lies on its table. */
export const hashOfStanding = (game: string, options: Options, state: Standing): Hash =>
  new Hash()
    .addText(`${game} ${JSON.stringify(options)} ${state.phase} ${state.reason}`)
    .add(state.round)
    .add(state.turn)
    .addAll(state.scores)
    .addAll(state.before)
    .addAll(state.roundWinners);

import { nobody, type Seat, seatsOf } from './seat.ts';

export type Phase = 'play' | 'roundOver' | 'matchOver';

/** Why a round ended. */
export type Reason = 'out' | 'blocked' | 'exhausted' | 'locked' | 'target' | 'passed' | 'goal' | 'stuck';

/** How a match of any game stands. Every game's state begins with these fields. */
export interface Standing {
  readonly players: number;
  /** Counted from 1. */
  round: number;
  phase: Phase;
  /** The seat on turn; `nobody` outside `play` and in games without turns. */
  turn: Seat;
  scores: number[];
  /** The scores when the round began. */
  before: number[];
  /** Null during the round. */
  reason: Reason | null;
  roundWinners: readonly Seat[];
}

export type RoundResult = {
  readonly winners: readonly number[];
  /** What the round added to each score; null if the scores are secret. */
  readonly points: readonly number[] | null;
  readonly reason: Reason;
};

/** When a match is over, and who has won it then. */
export type MatchLength = {
  readonly rounds: number | null;
  readonly target: number | null;
  /** The target is checked after every scoring move, not only at the end of a round. */
  readonly atOnce: boolean;
  /** The target must be exceeded, not just reached. */
  readonly exceed: boolean;
  readonly wins: 'most' | 'fewest';
};

/** The match is a single round. */
export const oneRound: MatchLength = { rounds: 1, target: null, atOnce: false, exceed: false, wins: 'most' };

export function beginRound(standing: Standing): void {
  standing.round += 1;
  standing.phase = 'play';
  standing.reason = null;
  standing.roundWinners = [];
  standing.before = standing.scores.slice();
}

export function endRound(
  standing: Standing,
  length: MatchLength,
  reason: Reason,
  winners: readonly Seat[],
): void {
  standing.reason = reason;
  standing.roundWinners = winners;
  standing.turn = nobody;
  standing.phase = isLastRound(standing, length) ? 'matchOver' : 'roundOver';
}

function isLastRound(standing: Standing, length: MatchLength): boolean {
  if (length.rounds !== null && standing.round >= length.rounds) return true;
  return length.target !== null && standing.scores.some((score) => reached(length, score));
}

/** Charges every seat what its hand counts. */
export function charge({ scores }: Standing, counts: readonly number[]): void {
  for (let seat = 0; seat < counts.length; seat++) scores[seat] += counts[seat];
}

/** Credits what a move scores; true if that ends the match at once. */
export function credit(standing: Standing, length: MatchLength, seat: Seat, points: number): boolean {
  standing.scores[seat] += points;
  if (!length.atOnce || !reached(length, standing.scores[seat])) return false;
  endRound(standing, length, 'target', [seat]);
  return true;
}

function reached(length: MatchLength, score: number): boolean {
  if (length.target === null) return false;
  return length.exceed ? score > length.target : score >= length.target;
}

/** What the round has added to each score so far. */
export const gained = ({
  scores,
  before,
}: {
  scores: readonly number[];
  before: readonly number[];
}): number[] => scores.map((score, seat) => score - before[seat]);

/** The seats that the round has given most; several on a tie. */
export function gainedMost(standing: { scores: readonly number[]; before: readonly number[] }): Seat[] {
  const points = gained(standing);
  const most = Math.max(...points);
  return seatsOf(points.length).filter((seat) => points[seat] === most);
}

/** What `roundResult` shows once a round is over; null during the round. */
export function roundResult(standing: Standing): RoundResult | null {
  if (standing.reason === null) return null;
  return {
    winners: [...standing.roundWinners],
    points: gained(standing),
    reason: standing.reason,
  };
}

/** The seats with the most points, or the fewest if points are penalties; several on a tie. */
export function leaders(standing: Standing, wins: MatchLength['wins']): Seat[] {
  const best = wins === 'most' ? Math.max(...standing.scores) : Math.min(...standing.scores);
  return seatsOf(standing.players).filter((seat) => standing.scores[seat] === best);
}

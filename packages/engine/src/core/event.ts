import type { RuleId } from '../rules.ts';
import { nobody } from './seat.ts';
import { gained, type Reason, type Standing } from './standing.ts';

/**
 * What a move caused. Every game declares its own events as a union discriminated by `type`; these are the ones that all
 * games share. An event may have a private part, such as which tile was drawn: `Game.hear` removes it for seats that may not
 * know it.
 */
export type RoundEvent =
  /** A round was dealt. `turn` begins; null if everybody acts at once. Earlier events belong to earlier rounds. */
  | { readonly type: 'dealt'; readonly round: number; readonly turn: number | null }
  /** A move earned a seat points, by this rule. Points counted at the end of a round are in `roundOver`. */
  | {
      readonly type: 'scored';
      readonly seat: number;
      readonly points: number;
      readonly rule: ScoringRule;
      /** The pieces on the table that were counted, where they are not just those of the move. */
      readonly counted?: readonly Counted[];
    }
  | {
      readonly type: 'roundOver';
      readonly round: number;
      readonly reason: Reason;
      readonly winners: readonly number[];
      /** What the whole round added to each score; null if the scores are secret. */
      readonly points: readonly number[] | null;
    };

/** The rules by which moves earn points. */
export type ScoringRule = RuleId &
  (
    | 'fives.score'
    | 'italian.hit'
    | `bergen.${'open' | 'double' | 'triple' | 'highest' | 'out'}`
    | 'concentration.score'
    | 'hektik.score'
    | 'burg.score'
  );

/** A piece, and what it counted. */
export type Counted = { readonly piece: string; readonly value: number };

/** What generic code knows about an event of any game. */
export type BaseEvent = RoundEvent | { readonly type: string };

/** Receives events as they happen. Searches play without one, and then no events are created. */
export type Report<E> = (event: E) => void;

/** Reports that a round was dealt. */
export const reportDeal = ({ round, turn }: Standing, report: Report<RoundEvent> | undefined): void =>
  report?.({ type: 'dealt', round, turn: turn === nobody ? null : turn });

/** Reports the result of the round that `endRound` has just closed. */
export function reportEnd(standing: Standing, report: Report<RoundEvent> | undefined, secret = false): void {
  if (report === undefined || standing.reason === null) return;
  const { round, reason, roundWinners } = standing;
  report({
    type: 'roundOver',
    round,
    reason,
    winners: [...roundWinners],
    points: secret ? null : gained(standing),
  });
}

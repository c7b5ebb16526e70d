import type { Seat } from '@tischrunde/engine';
import { neighbour } from '@tischrunde/engine/internals';
import type { MoveReason } from './move-reason.ts';

/** What SOLO and SOLOmino have in common. */
interface CardRound {
  readonly turn: Seat;
  readonly players: number;
  readonly direction: 1 | -1;
  /** The cards that the next player must draw. */
  readonly pending: number;
  readonly hands: readonly (readonly number[])[];
}

/** A hand this small is close to going out. */
const small = 2;

/** Reasons in what a move does to those who come next. */
export function turnReasons(before: CardRound, after: CardRound, seat: Seat): MoveReason[] {
  const { turn: next, pending } = after;
  const would = neighbour(seat, before.direction, before.players);
  const left = before.hands[would].length;
  return [
    ...(pending > before.pending && next !== seat
      ? [{ why: 'makesDraw' as const, seat: next, count: pending }]
      : []),
    ...(would !== next && would !== seat && left <= small
      ? [{ why: 'holdsUp' as const, seat: would, count: left }]
      : []),
    ...(seat !== before.turn ? [{ why: 'outOfTurn' as const }] : []),
  ];
}

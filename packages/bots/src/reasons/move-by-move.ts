import {
  type BaseEvent,
  type BaseView,
  type Game,
  type Seat,
  type Standing,
  seatAt,
} from '@tischrunde/engine';
import type { Explainer } from './explainer.ts';
import type { MoveReason } from './move-reason.ts';

/** Explains each move by itself, in any one guess of what the seat cannot know. An illegal move has no reasons. */
export function moveByMove<S extends Standing, M, V extends BaseView, E extends BaseEvent>(
  { guess, judge }: Pick<Game<S, M, V, E>, 'guess' | 'judge'>,
  reasonsFor: (state: S, seat: Seat, move: M) => readonly MoveReason[],
): Explainer<V, E> {
  return ({ known, seat, chance }, moves) => {
    const state = guess(known, chance);
    return moves.map((text) => {
      const judged = judge(state, seatAt(seat), text);
      return judged.ok ? reasonsFor(state, seatAt(seat), judged.move) : [];
    });
  };
}

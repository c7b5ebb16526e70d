import type { BaseEvent, BaseView, Event, EventOf, GameId, MoveText, View, ViewOf } from '@tischrunde/engine';
import type { Question } from '../bot.ts';
import type { MoveReason } from './move-reason.ts';

/** A position to be explained, as its seat knows it. */
export type Position<V extends BaseView = View, E extends BaseEvent = Event> = Pick<
  Question<V, E>,
  'known' | 'seat' | 'chance'
>;

/**
 * Finds the reasons for some moves of a position, in the order of the moves; for each the strongest first. A reason
 * is given where it tells the move from another of these moves.
 */
export type Explainer<V extends BaseView = View, E extends BaseEvent = Event> = (
  position: Position<V, E>,
  moves: readonly MoveText[],
) => readonly (readonly MoveReason[])[];

export type ExplainerOf<Id extends GameId> = Explainer<ViewOf<Id>, EventOf<Id>>;
export type PositionOf<Id extends GameId> = Position<ViewOf<Id>, EventOf<Id>>;

/** A reason for a move, and whether another move lacks it. */
export interface Candidate {
  readonly reason: MoveReason;
  readonly tells: boolean;
}

/** The reasons that tell a move from others; if there are none, the strongest that is true at least. */
export function chosenReasons(candidates: readonly Candidate[]): MoveReason[] {
  const telling = candidates.filter(({ tells }) => tells);
  return (telling.length > 0 ? telling : candidates.slice(0, 1)).map(({ reason }) => reason);
}

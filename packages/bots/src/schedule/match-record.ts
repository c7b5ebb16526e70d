import type { JsonObject, Match, Refusal, Seat } from '@tischrunde/engine';
import type { Contender } from '../contender.ts';
import type { ScheduledMatch } from './scheduler.ts';

/** A match that is played in one place, with the counts that the scheduler needs. */
export class MatchRecord implements ScheduledMatch {
  readonly number = 1;
  readonly match: Match;
  readonly bots: readonly (Contender | null)[];
  moves: number;
  readonly movesOf: number[];

  /** `made` are the moves that the match already has. */
  constructor(
    match: Match,
    bots: readonly (Contender | null)[],
    made: Pick<ScheduledMatch, 'moves' | 'movesOf'> = { moves: 0, movesOf: bots.map(() => 0) },
  ) {
    this.match = match;
    this.bots = bots;
    this.moves = made.moves;
    this.movesOf = [...made.movesOf];
  }

  /** Plays a move, or says which rule it breaks. */
  attempt(seat: Seat, move: JsonObject): Refusal | null {
    const refusal = this.match.attempt(seat, move);
    if (refusal !== null) return refusal;
    this.moves++;
    this.movesOf[seat]++;
    return null;
  }
}

import type { JsonObject, Match, Refusal, Seat } from '@tischrunde/engine';
import type { Contender } from '../contender.ts';
import type { ScheduledMatch } from './scheduler.ts';

/** A match that is played in one place, with the counts that the scheduler needs. */
export class MatchRecord implements ScheduledMatch {
  readonly number = 1;
  readonly match: Match;
  readonly bots: readonly (Contender | null)[];
  moves = 0;
  readonly movesOf: number[];

  constructor(match: Match, bots: readonly (Contender | null)[]) {
    this.match = match;
    this.bots = bots;
    this.movesOf = bots.map(() => 0);
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

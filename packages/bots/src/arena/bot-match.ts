import {
  type AnyGame,
  type JsonObject,
  type Match,
  type Options,
  openMatch,
  type Seat,
  seatsOf,
} from '@tischrunde/engine';
import type { Contender } from '../contender.ts';
import { VirtualClock } from '../schedule/clock.ts';
import { MatchRecord } from '../schedule/match-record.ts';
import { Scheduler } from '../schedule/scheduler.ts';
import { type Run, thinker } from '../schedule/thinker.ts';

/** A match between bots, or between bots and others: then an entry may be the name of anything that plays. */
export interface Pairing<Entry extends string = Contender> {
  readonly game: AnyGame;
  readonly players: number;
  readonly options: Options;
  readonly seed: string;
  /** The contender on each seat. */
  readonly seats: readonly Entry[];
  /** The budget of a strong bot for a decision. */
  readonly work: number;
}

/** Callbacks for measuring a match. */
export interface Watch {
  readonly think?: Run;
  moved?(seat: Seat): void;
  /** A decision that took so many milliseconds outside of `think`. */
  took?(seat: number, ms: number): void;
}

/** Plays a match to its end on a virtual clock: the bot that is ready first acts first. */
export function playMatch(pairing: Pairing, watch?: Watch): Match {
  const { game, players, options, seed, seats, work } = pairing;
  const match = openMatch({ game, players, options, seed, deals: [] });
  const clock = new VirtualClock();
  const record = new MatchRecord(match, seats);
  const make = (seat: Seat, move: JsonObject): void => {
    const refusal = record.attempt(seat, move);
    if (refusal !== null)
      throw new Error(`${game.id}, seed ${seed}: ${refusal.error} (${JSON.stringify(move)})`);
    scheduler.changed();
  };
  const scheduler = new Scheduler({
    current: () => record,
    think: thinker(game, seed, work, watch?.think),
    commit({ seat, move }) {
      make(seat, move);
      watch?.moved?.(seat);
    },
    clock,
    pace: 1,
    failed(error) {
      throw error;
    },
  });
  scheduler.resume();
  const [anybody] = seatsOf(players);
  while (match.phase !== 'matchOver') {
    if (match.phase === 'roundOver') make(anybody, { type: 'next' });
    else if (!clock.runNext()) throw new Error(`nobody acts in ${game.id}, seed ${seed}`);
  }
  return match;
}

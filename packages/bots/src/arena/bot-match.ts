import { type AnyGame, type Match, type Options, openMatch, type Seat, seatsOf } from '@tischrunde/engine';
import type { Contender } from '../contender.ts';
import { Company, type Think } from '../schedule/company.ts';

/** A match between bots. */
export interface Pairing {
  readonly game: AnyGame;
  readonly players: number;
  readonly options: Options;
  readonly seed: string;
  /** Who plays each seat. */
  readonly seats: readonly Contender[];
  /** How much a strong bot may think about a move. */
  readonly work: number;
}

/** What somebody who measures a match wants to know of it. */
export interface Watch {
  readonly think?: Think;
  moved?(seat: Seat): void;
}

/** Plays a match to its end on a clock of its own: whoever is ready first acts first. */
export function playMatch(pairing: Pairing, watch?: Watch): Match {
  const { game, players, options, seed, seats, work } = pairing;
  const match = openMatch({ game, players, options, seed, deals: [] });
  const seating = seatsOf(players).map((seat): [Seat, Contender] => [seat, seats[seat]]);
  const company = new Company(match, seating, seed, work, watch?.think);
  const [anybody] = seatsOf(players);
  let now = 0;
  while (match.phase !== 'matchOver') {
    company.look();
    if (match.phase === 'roundOver') {
      match.attempt(anybody, { type: 'next' });
      continue;
    }
    company.plan(now);
    const plan = company.next();
    if (plan === null) throw new Error(`nobody acts in ${game.id}, seed ${seed}`);
    now = plan.at;
    const refusal = match.attempt(plan.seat, plan.move);
    if (refusal !== null)
      throw new Error(`${game.id}, seed ${seed}: ${refusal.error} (${JSON.stringify(plan.move)})`);
    watch?.moved?.(plan.seat);
  }
  return match;
}

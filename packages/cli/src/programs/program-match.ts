import {
  type Contender,
  isContender,
  MatchRecord,
  type Pairing,
  Scheduler,
  thinker,
  VirtualClock,
  type Watch,
} from '@tischrunde/bots';
import { type JsonObject, type Match, openMatch, type Seat, seatAt, seatsOf } from '@tischrunde/engine';
import { ProgramFailure } from './program.ts';
import type { ProgramPool } from './program-pool.ts';
import { SeatedProgram } from './seated-program.ts';

/** What happens during a match with programs. */
export interface ProgramWatch extends Watch {
  /** The match was dealt. */
  began?(match: Match): void;
  /** After every move, and after every deal. */
  changed?(): void;
}

export interface ProgramMatchEnd {
  readonly match: Match;
  /** The program that could not go on, and its seat. The match is not over then. */
  readonly forfeit: { readonly seat: Seat; readonly failure: ProgramFailure } | null;
}

/** A failure on a seat. */
class Forfeit extends Error {
  readonly seat: Seat;
  readonly failure: ProgramFailure;

  constructor(seat: Seat, failure: ProgramFailure) {
    super(failure.message);
    this.seat = seat;
    this.failure = failure;
  }
}

/** Programs can play for ever, in Hectic domino for example. A match of so many moves ends as it stands, without winners. */
const longestMatch = 4000;

/** How a program is scheduled beside our bots: its decisions take as long as those of this level. */
const timing: Contender = 'medium';

/**
 * Plays a match between programs, which are named by their commands, and our bots, on a virtual clock. Nothing happens while a program
 * thinks, so that the match does not depend on how long it takes.
 */
export async function playWithPrograms(
  { game, players, options, seed, seats, work }: Pairing<string>,
  pool: ProgramPool,
  watch: ProgramWatch = {},
  mostMoves = longestMatch,
): Promise<ProgramMatchEnd> {
  const match = openMatch({ game, players, options, seed, deals: [] });
  const { timeLimit } = pool;
  const taken = pool.take(seats.filter((entry) => !isContender(entry)));
  const programs = seatsOf(players).map((seat) => {
    const program = isContender(seats[seat]) ? undefined : taken.shift();
    return program === undefined ? null : new SeatedProgram(program, { match, seat, seed, timeLimit });
  });
  const record = new MatchRecord(
    match,
    seats.map((entry) => (isContender(entry) ? entry : timing)),
  );
  const clock = new VirtualClock();
  const ownThink = thinker(game, seed, work, watch.think);
  const thinking = new Set<Promise<unknown>>();
  const failures: unknown[] = [];
  const make = (seat: Seat, move: JsonObject): void => {
    const refusal = record.attempt(seat, move);
    if (refusal !== null)
      throw new Error(`${game.id}, seed ${seed}: ${refusal.error} (${JSON.stringify(move)})`);
    watch.changed?.();
    scheduler.changed();
  };
  const scheduler = new Scheduler({
    current: () => record,
    think(question) {
      const seat = seatAt(question.seat);
      const program = programs[seat];
      if (program === null) return ownThink(question);
      const start = performance.now();
      const decision = program.decide(question).then(
        (decided) => {
          watch.took?.(seat, performance.now() - start);
          return decided;
        },
        (error: unknown) => {
          throw error instanceof ProgramFailure ? new Forfeit(seat, error) : error;
        },
      );
      thinking.add(decision);
      const done = (): boolean => thinking.delete(decision);
      decision.then(done, done);
      return decision;
    },
    commit({ seat, move }) {
      make(seat, move);
      watch.moved?.(seat);
    },
    clock,
    pace: 1,
    failed: (error) => failures.push(error),
  });
  watch.began?.(match);
  scheduler.resume();
  const [anybody] = seatsOf(players);
  try {
    while (match.phase !== 'matchOver' && record.moves < mostMoves) {
      while (thinking.size > 0) await Promise.allSettled(thinking);
      if (failures.length > 0) throw failures[0];
      if (match.phase === 'roundOver') make(anybody, { type: 'next' });
      else if (!clock.runNext()) throw new Error(`nobody acts in ${game.id}, seed ${seed}`);
    }
    return { match, forfeit: null };
  } catch (error) {
    if (error instanceof Forfeit) return { match, forfeit: error };
    throw error;
  } finally {
    for (const program of programs) program?.over();
    pool.giveBack(programs.flatMap((seated) => seated?.program ?? []));
  }
}

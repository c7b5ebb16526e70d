import { type Contest, type DealResult, rotationsOf } from '@tischrunde/bots';
import { complain, interrupted } from '../../io/output.ts';
import { showProgress } from '../../io/progress.ts';
import { onThreads } from '../../io/threads.ts';
import { ProgramFailure } from '../../programs/program.ts';
import { openDealFile } from './deal-file.ts';

/** A contest in which programs may play beside bots, named by their commands. */
export interface ArenaContest {
  readonly contest: Contest<string>;
  /** Of an answer of a program, in seconds; null for none. */
  readonly timeLimit: number | null;
}

/** A program that has never decided anything: there is nothing to compare. */
export interface WorkerFailure {
  readonly failed: string;
  readonly reason: string;
}

export interface ContestRun extends ArenaContest {
  readonly deals: number;
  readonly jobs: number;
  /** Where finished deals are saved; null: nowhere. */
  readonly file: string | null;
}

/** Plays the deals of a contest that its file does not hold yet, and returns all of them in order. */
export async function playContest({
  contest,
  timeLimit,
  deals,
  jobs,
  file,
}: ContestRun): Promise<DealResult[]> {
  const kept = file === null ? null : openDealFile(file, contest);
  const done = new Map(kept?.deals.map((deal) => [deal.deal, deal]));
  const numbers = Array.from({ length: deals }, (_, index) => index + 1);
  const missing = numbers.filter((number) => !done.has(number));
  const rotations = rotationsOf(contest);
  const progress = await showProgress(missing.length * rotations, `matches of ${contest.game}`);
  const ending = new AbortController();
  const stop = (): void => ending.abort();
  process.once('SIGINT', stop);
  // On a thread even if there is only one, so that Ctrl-C works while a match is played.
  const playing = onThreads<number, DealResult | WorkerFailure>(
    new URL('./worker.ts', import.meta.url),
    { contest, timeLimit } satisfies ArenaContest,
    { count: missing.length, at: (index) => missing[index] },
    jobs,
    ending.signal,
  );
  try {
    let played = 0;
    for await (const deal of playing) {
      if (isFailure(deal)) throw new ProgramFailure(deal.failed, deal.reason);
      kept?.add(deal);
      done.set(deal.deal, deal);
      played++;
      progress.reached(played * rotations);
    }
  } catch (error) {
    if (!ending.signal.aborted) throw error;
    progress.stop();
    complain(file === null ? 'Stopped.' : `Stopped. The same command goes on where ${file} ends.`);
    process.exit(interrupted);
  } finally {
    process.off('SIGINT', stop);
    progress.stop();
  }
  return numbers.flatMap((number) => done.get(number) ?? []);
}

const isFailure = (done: DealResult | WorkerFailure): done is WorkerFailure => 'failed' in done;

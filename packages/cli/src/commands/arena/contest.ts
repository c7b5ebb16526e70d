import { type Contest, type DealResult, rotationsOf } from '@tischrunde/bots';
import { complain, interrupted } from '../../io/output.ts';
import { showProgress } from '../../io/progress.ts';
import { onThreads } from '../../io/threads.ts';
import { ProgramFailure } from '../../programs/program.ts';
import { openDealFile } from './deal-file.ts';

/** What every thread has to know. Programs may play beside bots, named by their commands. */
export interface ArenaRules {
  /** Of an answer of a program, in seconds; null for none. */
  readonly timeLimit: number | null;
}

/** One deal of a contest, to be played by a thread. */
export interface DealToPlay {
  readonly contest: Contest<string>;
  readonly deal: number;
}

/** A program that has never decided anything: there is nothing to compare. */
export interface WorkerFailure {
  readonly failed: string;
  readonly reason: string;
}

export interface ContestRun {
  readonly contest: Contest<string>;
  readonly deals: number;
  /** Where finished deals are saved; null: nowhere. */
  readonly file: string | null;
}

/** A contest of which all deals have been played. */
interface PlayedContest {
  readonly contest: Contest<string>;
  readonly deals: readonly DealResult[];
}

/** Plays the deals of contests that their files do not hold yet, all on the same threads, and yields one contest after the other. */
export async function* playContests(
  runs: readonly ContestRun[],
  rules: ArenaRules,
  jobs: number,
): AsyncGenerator<PlayedContest> {
  const contests = runs.map(openContest);
  const missing = contests.flatMap(({ contest, missing }) => missing.map((deal) => ({ contest, deal })));
  const ending = new AbortController();
  const stop = (): void => ending.abort();
  process.once('SIGINT', stop);
  // On a thread even if there is only one, so that Ctrl-C works while a match is played.
  const playing = onThreads<DealToPlay, DealResult | WorkerFailure>(
    new URL('./worker.ts', import.meta.url),
    rules,
    { count: missing.length, at: (index) => missing[index] },
    jobs,
    ending.signal,
  );
  try {
    for (const each of contests)
      yield { contest: each.contest, deals: await finish(each, playing, ending.signal) };
  } finally {
    process.off('SIGINT', stop);
    // Ends the threads, also after an error.
    await playing.return(undefined);
  }
}

type OpenContest = ReturnType<typeof openContest>;

/** A contest with the deals that its file holds, and the numbers of those that are missing. */
function openContest(run: ContestRun) {
  const { contest, deals, file } = run;
  const kept = file === null ? null : openDealFile(file, contest);
  const done = new Map(kept?.deals.map((deal) => [deal.deal, deal]));
  const numbers = Array.from({ length: deals }, (_, index) => index + 1);
  return { ...run, kept, done, numbers, missing: numbers.filter((number) => !done.has(number)) };
}

/** Takes the missing deals of a contest from the threads. */
async function finish(
  { contest, file, kept, done, numbers, missing }: OpenContest,
  playing: AsyncGenerator<DealResult | WorkerFailure>,
  ending: AbortSignal,
): Promise<DealResult[]> {
  const rotations = rotationsOf(contest);
  const progress = await showProgress(missing.length * rotations, `matches of ${contest.game}`);
  try {
    for (const index of missing.keys()) {
      const { value: deal } = await playing.next();
      if (isFailure(deal)) throw new ProgramFailure(deal.failed, deal.reason);
      kept?.add(deal);
      done.set(deal.deal, deal);
      progress.reached((index + 1) * rotations);
    }
  } catch (error) {
    if (!ending.aborted) throw error;
    progress.stop();
    complain(file === null ? 'Stopped.' : `Stopped. The same command goes on where ${file} ends.`);
    process.exit(interrupted);
  } finally {
    progress.stop();
  }
  return numbers.flatMap((number) => done.get(number) ?? []);
}

const isFailure = (done: DealResult | WorkerFailure): done is WorkerFailure => 'failed' in done;

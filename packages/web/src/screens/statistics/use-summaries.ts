import { useEffect, useState } from 'preact/hooks';
import { savedMatches, saveSummary } from '../../storage/match-store.ts';
import type { SavedMatch } from '../../storage/saved-match.ts';
import { personIn } from './match-summary.ts';
import { counts, summaryIn } from './statistics.ts';
import type { SummaryReply, SummaryRequest } from './summary-worker.ts';

interface Summaries {
  /** The finished matches of one person; null until they are read. */
  readonly matches: readonly SavedMatch[] | null;
  /** How many of them have been worked through, and whether it goes on. */
  readonly done: number;
  readonly isRunning: boolean;
}

/**
 * Sums up the matches that have not been summed up before, in a worker: first all results, then what was given away, the
 * latest match first. What is found is stored, so each match is worked through once.
 */
export function useSummaries(): Summaries {
  const [matches, setMatches] = useState<readonly SavedMatch[] | null>(null);
  const [isRunning, setRunning] = useState(true);
  useEffect(() => {
    const worker = new Worker(new URL('./summary-worker.ts', import.meta.url), { type: 'module' });
    let isLeft = false;
    const run = async (): Promise<void> => {
      let all: readonly SavedMatch[] = (await savedMatches()).filter(counts);
      if (!isLeft) setMatches(all);
      for (const judges of [false, true]) {
        for (const match of all.filter((one) => isDue(one, judges))) {
          const summary = await ask(worker, {
            transcript: match.transcript,
            seat: personIn(match) ?? 0,
            judges,
          });
          if (isLeft) return;
          if (summary === null) continue;
          const summed = { ...match, summary };
          all = all.map((one) => (one.id === match.id ? summed : one));
          setMatches(all);
          await saveSummary(match.id, summary);
        }
      }
    };
    void run().finally(() => {
      if (!isLeft) setRunning(false);
    });
    return () => {
      isLeft = true;
      worker.terminate();
    };
  }, []);
  return { matches, isRunning, done: matches?.filter((match) => !isDue(match, true)).length ?? 0 };
}

function isDue(match: SavedMatch, judges: boolean): boolean {
  const summary = summaryIn(match);
  return summary === null || (judges && summary.judged === null);
}

const ask = (worker: Worker, request: SummaryRequest): Promise<SummaryReply> =>
  new Promise((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<SummaryReply>) => resolve(data), {
      once: true,
    });
    worker.postMessage(request);
  });

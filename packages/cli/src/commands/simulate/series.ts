import { onThisThread, onThreads, type Pieces } from '../../io/threads.ts';
import { type Played, playMatches, type Series, type Stretch } from './tally.ts';

/** Matches in a piece of work: a few milliseconds, so that progress shows and messages cost little. */
const mostInAChunk = 512;

/** Plays the matches 1 … `matches` of a series on `jobs` threads and yields them in order. */
export function playSeries(series: Series, matches: number, jobs: number): AsyncGenerator<Played> {
  // Bots take their time over a match.
  const size = series.bots === null ? Math.min(mostInAChunk, Math.ceil(matches / jobs)) : 1;
  const stretches: Pieces<Stretch> = {
    count: Math.ceil(matches / size),
    at: (index) => ({ from: 1 + index * size, to: 1 + Math.min(matches, (index + 1) * size) }),
  };
  return jobs > 1
    ? onThreads(new URL('./worker.ts', import.meta.url), series, stretches, jobs)
    : onThisThread(stretches, (stretch) => playMatches(series, stretch));
}

import { parentPort, workerData } from 'node:worker_threads';
import { playMatches, type Series } from './tally.ts';

const series: Series = workerData;

parentPort?.on('message', ({ from, to }: { from: number; to: number }) => {
  parentPort?.postMessage(playMatches(series, from, to));
});

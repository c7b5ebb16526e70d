import { parentPort, workerData } from 'node:worker_threads';
import { playMatches, type Series, type Stretch } from './tally.ts';

const series: Series = workerData;

parentPort?.on('message', (stretch: Stretch | null) => {
  if (stretch === null) parentPort?.close();
  else parentPort?.postMessage(playMatches(series, stretch));
});

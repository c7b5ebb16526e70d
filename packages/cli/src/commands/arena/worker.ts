import { parentPort, workerData } from 'node:worker_threads';
import { type Contest, playDeal } from '@tischrunde/bots';

const contest: Contest = workerData;

parentPort?.on('message', (deal: number) => {
  parentPort?.postMessage(playDeal(contest, deal, () => performance.now()));
});

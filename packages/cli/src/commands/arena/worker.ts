import { parentPort, workerData } from 'node:worker_threads';
import { type Play, playDealWith } from '@tischrunde/bots';
import { complain } from '../../io/output.ts';
import { ProgramFailure } from '../../programs/program.ts';
import { playWithPrograms } from '../../programs/program-match.ts';
import { ProgramPool } from '../../programs/program-pool.ts';
import type { ArenaRules, DealToPlay, WorkerFailure } from './contest.ts';

const { timeLimit }: ArenaRules = workerData;
const pool = new ProgramPool(timeLimit);
/** The programs that have decided something. One that never has is not worth going on with. */
const proven = new Set<string>();

const play: Play<string> = async (pairing, watch) => {
  const { match, forfeit } = await playWithPrograms(pairing, pool, {
    ...watch,
    took(seat, ms) {
      proven.add(pairing.seats[seat]);
      watch.took?.(seat, ms);
    },
  });
  const { winners, scores } = match.view(null);
  if (forfeit === null) return { winners, scores };
  const { seat, failure } = forfeit;
  if (!proven.has(failure.command)) throw failure;
  complain(`${failure.message} (seat ${seat}, seed ${pairing.seed})`);
  return { winners, scores, forfeit: seat };
};

// One deal after the other: a program plays one match at a time.
let last: Promise<void> = Promise.resolve();
parentPort?.on('message', (deal: DealToPlay | null) => {
  if (deal === null) void pool.stop().then(() => process.exit());
  else last = last.then(async () => parentPort?.postMessage(await resultOf(deal)));
});

async function resultOf({ contest, deal }: DealToPlay): Promise<object> {
  try {
    return await playDealWith(play, contest, deal, () => performance.now());
  } catch (error) {
    if (!(error instanceof ProgramFailure)) throw error;
    const failed: WorkerFailure = { failed: error.command, reason: error.reason };
    return failed;
  }
}

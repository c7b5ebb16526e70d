import { setTimeout as pause } from 'node:timers/promises';
import { dealAhead } from '../table/deal-ahead.ts';
import type { TableState } from '../table/state.ts';
import { isSlowToDeal } from '../table/table-match.ts';
import { slicedWork } from './sliced-work.ts';
import { Turns } from './turns.ts';

/** Makes the deal of a match that begins with an event, if it takes long, while everything else goes on. */
export async function dealInSlices(state: TableState, text: string): Promise<void> {
  if (!isSlowToDeal(state.game)) return;
  const steps = dealAhead(state, text);
  await slicedWork.do(() => steps.next().done === false);
}

/** After a deal, the main thread is left to others for so many times as long as the deal took. */
const restFactor = 3;

/**
 * Makes puzzles that take long, one at a time with pauses in between, because anybody can ask for many. Networks take turns.
 */
export class SlowDeals {
  private readonly turns = new Turns(1, 1);

  /** Deals when it is the network's turn. Resolves before the pause. */
  run<Made>(network: string, deal: () => Made | Promise<Made>): Promise<Made> {
    return new Promise((resolve, reject) => {
      const inTurn = async (): Promise<void> => {
        const since = performance.now();
        resolve(await deal());
        await pause(restFactor * (performance.now() - since));
      };
      this.turns.run(network, inTurn).catch(reject);
    });
  }
}

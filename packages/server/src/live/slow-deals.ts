import { setTimeout as pause } from 'node:timers/promises';
import { Turns } from './turns.ts';

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

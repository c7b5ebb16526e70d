import { setTimeout as pause } from 'node:timers/promises';
import { Turns } from './turns.ts';

/** After a deal others have the main thread for so many times as long as it took. */
const restFactor = 3;

/**
 * Puzzles that take long to make: one after the other, with time for everybody else in between. Networks take turns. Anybody can ask for many of
 * them, one match after the other.
 */
export class SlowDeals {
  private readonly turns = new Turns(1, 1);

  /** Deals when it is the network's turn. Nobody waits for the rest after their own deal. */
  run<Made>(network: string, deal: () => Made): Promise<Made> {
    return new Promise((resolve, reject) => {
      const inTurn = async (): Promise<void> => {
        const since = performance.now();
        resolve(deal());
        await pause(restFactor * (performance.now() - since));
      };
      this.turns.run(network, inTurn).catch(reject);
    });
  }
}

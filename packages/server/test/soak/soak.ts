import { setTimeout as sleep } from 'node:timers/promises';
import { type Chance, chanceOf, seedOf } from '@tischrunde/engine';
import type { Store } from '../../src/store/store.ts';
import { word } from '../support/client.ts';
import { Ledger } from '../support/ledger.ts';
import { awakeTables, seatAll } from '../support/load.ts';
import { checkAll, checkLog } from '../support/log-check.ts';
import type { Player } from '../support/player.ts';

/** Something that goes wrong, and is over when it resolves. */
export interface Fault {
  readonly name: string;
  /** How often it happens, compared with the others. */
  readonly weight: number;
  inflict(chance: Chance): Promise<void>;
}

/** So many faults of all kinds on each store. */
export const faultsPerStore = Number(process.env.SOAK_FAULTS ?? 100);
const tablesAtOnce = 24;
/** After so many faults every table has to go on before the next one. */
const faultsPerCheck = 5;

/** What was inflicted, and what was checked. */
export class Tally {
  readonly faults = new Map<string, number>();
  acknowledged = 0;
  refused = 0;
  failures = 0;
  lostLines = 0;
  logs = 0;
  events = 0;
  private readonly tables = new Set<string>();

  count(fault: string): void {
    this.faults.set(fault, (this.faults.get(fault) ?? 0) + 1);
  }

  /** Compares everything that players were told with the store, and forgets nothing of the tables. */
  async check(store: Store, { ledger, players }: Act): Promise<void> {
    await checkAll(store, ledger, players);
    this.acknowledged += ledger.acknowledged.length;
    this.refused += ledger.refused.length;
    this.failures += ledger.failures;
    for (const { table, losses } of players) {
      this.tables.add(table);
      this.lostLines += losses;
    }
  }

  /** Every log that is still there has a whole chain and follows the rules. A restored backup lacks the tables opened after it. */
  async checkLogs(store: Store): Promise<void> {
    for (const table of this.tables) {
      const log = await store.read(table, 0);
      if (log.length === 0) continue;
      checkLog(table, log);
      this.logs++;
      this.events += log.length;
    }
  }

  report(store: string): string {
    const kinds = [...this.faults].sort(([a], [b]) => (a < b ? -1 : 1));
    const sum = kinds.reduce((total, [, count]) => total + count, 0);
    return [
      `${store}: ${sum} faults (${kinds.map(([name, count]) => `${name} ${count}`).join(', ')})`,
      `${this.acknowledged} moves acknowledged: none lost, none doubled; ${this.refused} refused, none of them written`,
      `${this.failures} times a server said that it could not; lines were lost ${this.lostLines} times`,
      `${this.logs} logs with ${this.events} events: every chain whole, every match by the rules, every player saw what the log says`,
    ].join('\n  ');
  }
}

/** Players who play on while things go wrong. */
export interface Act {
  readonly ledger: Ledger;
  readonly players: readonly Player[];
}

/** The same faults again with the same SOAK_SEED; what they meet differs. */
export function newChance(store: string): Chance {
  const seed = process.env.SOAK_SEED ?? word();
  console.log(`${store}: SOAK_SEED=${seed}`);
  return chanceOf(seedOf(`${store} ${seed}`), 0);
}

/** Seats players, inflicts faults one after the other, and lets the players rest. `halfway` is called in the middle of it. */
export async function playThrough(
  addresses: readonly string[],
  faults: readonly Fault[],
  count: number,
  chance: Chance,
  tally: Tally,
  halfway: () => Promise<void>,
): Promise<Act> {
  const ledger = new Ledger();
  const players = await seatAll(addresses, ledger, tablesAtOnce);
  const tables = awakeTables(players);
  let since = Date.now();
  for (let done = 0; done < count; done++) {
    if (done === Math.floor(count / 2)) await halfway();
    const fault = pick(faults, chance);
    await fault.inflict(chance);
    tally.count(fault.name);
    await sleep(200 + chance.below(400));
    if ((done + 1) % faultsPerCheck > 0) continue;
    await ledger.goingOn(tables, since, 0);
    since = Date.now();
  }
  await ledger.goingOn(tables, Date.now(), 0);
  await Promise.all(players.map((player) => player.rest()));
  return { ledger, players };
}

function pick(faults: readonly Fault[], chance: Chance): Fault {
  let left = chance.below(faults.reduce((sum, { weight }) => sum + weight, 0));
  const found = faults.find(({ weight }) => {
    left -= weight;
    return left < 0;
  });
  if (found === undefined) throw new Error('there are no faults');
  return found;
}

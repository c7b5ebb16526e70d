import { setTimeout as sleep } from 'node:timers/promises';
import { type Chance, chanceOf, seedOf } from '@tischrunde/engine';
import type { Store } from '../../src/store/store.ts';
import { word } from '../support/client.ts';
import { Ledger, StandStill } from '../support/ledger.ts';
import { awakeTables, seatAll } from '../support/load.ts';
import { checkAll, checkLog } from '../support/log-check.ts';
import type { Player } from '../support/player.ts';
import { evenings } from './evening.ts';

/** Something that goes wrong, and is over when it resolves. */
export interface Fault {
  readonly name: string;
  /** How often it happens, compared with the others. */
  readonly weight: number;
  inflict(chance: Chance): Promise<void>;
}

/** So many faults of all kinds on each store. */
export const faultsPerStore = Number(process.env.SOAK_FAULTS ?? 100);
/** Tables that play on and on, and tables that have an evening. */
const tablesAtOnce = 6;
const eveningsAtOnce = 10;
/** After so many faults every table has to go on before the next one. */
const faultsPerCheck = 5;

/** A setting by which people are soon away, and let a bot play. */
export const quickToLeave = { AWAY_AFTER: '1' };

/** What was inflicted, and what was checked. */
export class Tally {
  readonly faults = new Map<string, number>();
  acknowledged = 0;
  refused = 0;
  failures = 0;
  lostLines = 0;
  /** How often what happened, of all that players were told. */
  readonly kinds = new Map<string, number>();
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
    for (const [kind, count] of ledger.kinds) this.kinds.set(kind, (this.kinds.get(kind) ?? 0) + count);
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
    const sum = [...this.faults.values()].reduce((total, count) => total + count, 0);
    return [
      `${store}: ${sum} faults (${listOf(this.faults)})`,
      `${this.acknowledged} moves acknowledged: none lost, none doubled; ${this.refused} refused, none of them written`,
      `what happened: ${listOf(this.kinds)}`,
      `${this.failures} times a server said that it could not; lines were lost ${this.lostLines} times`,
      `${this.logs} logs with ${this.events} events: every chain whole, every match by the rules, every player saw what the log says`,
    ].join('\n  ');
  }
}

const listOf = (counts: ReadonlyMap<string, number>): string =>
  [...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');

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
  const players = (
    await Promise.all([
      seatAll(addresses, ledger, tablesAtOnce),
      seatAll(addresses, ledger, eveningsAtOnce, evenings),
    ])
  ).flat();
  const tables = awakeTables(players);
  const began = Date.now();
  let since = began;
  for (let done = 0; done < count; done++) {
    if (done === Math.floor(count / 2)) await halfway();
    const fault = pick(faults, chance);
    await fault.inflict(chance);
    tally.count(fault.name);
    await sleep(100 + chance.below(300));
    if ((done + 1) % faultsPerCheck > 0) continue;
    await allGoOn(ledger, players, tables, since);
    since = Date.now();
    console.log(`${done + 1} faults in ${Math.round((since - began) / 1000)} s; ${ledger.summary}`);
  }
  await allGoOn(ledger, players, tables, Date.now());
  await Promise.all(players.map((player) => player.rest()));
  return { ledger, players };
}

/** Every table goes on; where one does not, says how it stands for its players. */
async function allGoOn(
  ledger: Ledger,
  players: readonly Player[],
  tables: readonly string[],
  since: number,
): Promise<void> {
  try {
    await ledger.goingOn(tables, since, 0);
  } catch (error) {
    if (!(error instanceof StandStill)) throw error;
    for (const player of players.filter(({ table }) => error.tables.includes(table))) {
      const { number, scene } = player.sees;
      const { fair: _fair, evening: _evening, revealed: _revealed, ...facts } = scene.table;
      const { view, legal } = scene.seen ?? {};
      console.log(
        JSON.stringify({ name: player.name, number, facts, phase: view?.phase, turn: view?.turn, legal }),
      );
    }
    throw error;
  }
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

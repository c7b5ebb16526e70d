import { createHash } from 'node:crypto';
import type { Decision } from '@tischrunde/bots';
import type { BotTask } from '../bots/bot-pool.ts';
import { networkIn } from '../table/row.ts';
import type { TableState } from '../table/state.ts';
import type { AttendedTable } from './attended-table.ts';

/** Asks a bot what to do at a seat of a table, at the expense of the table's host. */
export function askBot(
  { botPool, state: current, awayFor }: AttendedTable,
  question: Omit<BotTask, 'seed' | 'work'>,
): Promise<Decision> {
  const state = current();
  const { id: table, host, from, people, places } = state;
  // Whoever opens many tables and leaves must not let bots at other tables wait.
  const hasPeople = people.some((seat) => awayFor(places[seat].guest ?? '') === 0);
  const payer = { table, host, from, network: networkIn(from), hasPeople };
  return botPool.decide({ ...question, seed: botSeed(state, question.seat) }, payer);
}

/** The seed of a bot's chance, from which the seed of the match cannot be found. */
const botSeed = ({ running }: TableState, seat: number): string =>
  createHash('sha256').update(`tischrunde bot ${seat} ${running?.seed}`).digest('hex');

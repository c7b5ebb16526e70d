import { createHash } from 'node:crypto';
import type { Decision } from '@tischrunde/bots';
import type { BotPool, BotTask } from '../bots/bot-pool.ts';
import { isOfBotsAlone } from '../table/duty.ts';
import type { TableState } from '../table/state.ts';

/** Asks a bot what to do at a seat of a table, at the expense of the table's host. */
export function askBot(
  botPool: BotPool,
  state: TableState,
  question: Omit<BotTask, 'seed' | 'work'>,
): Promise<Decision> {
  const { id: table, host, from } = state;
  const payer = { table, host, from, hasPeople: !isOfBotsAlone(state) };
  return botPool.decide({ ...question, seed: botSeed(state, question.seat) }, payer);
}

/** The seed of a bot's chance, from which the seed of the match cannot be found. */
const botSeed = ({ running }: TableState, seat: number): string =>
  createHash('sha256').update(`tischrunde bot ${seat} ${running?.seed}`).digest('hex');

import { networkOf } from './client-address.ts';
import type { ConnectionContext } from './connection-context.ts';
import { AskRefusal } from './messages/ask-refusal.ts';
import { codeIn, newCode, tableCodeLifetime } from './short-code.ts';

type Context = Pick<ConnectionContext, 'store' | 'limiters'>;

/** How often another code is tried if one is in use. */
const mostTries = 20;

/** The code of a table, made if it has none. */
export async function codeFor(
  { store }: Context,
  table: string,
): Promise<{ readonly code: string; readonly until: number }> {
  const now = Date.now();
  const until = now + tableCodeLifetime;
  for (let tries = 0; tries < mostTries; tries++) {
    const code = await store.assignCode(table, newCode(), until, now);
    if (code !== null) return { code, until };
  }
  throw new Error('all codes are in use');
}

/**
 * The table of a code that somebody at an address tries. Wrong ones are counted, for the address and for all; beyond what all may try, for the
 * network. Throws an `AskRefusal`.
 */
export async function tableOfCode(
  { store, limiters }: Context,
  address: string,
  text: string,
): Promise<string> {
  const { guesses, guessesOfAll, guessesOfNetwork } = limiters;
  if (!guesses.take(address)) throw new AskRefusal('message.often');
  const network = networkOf(address);
  const isOfAll = guessesOfAll.take('all');
  if (!isOfAll && !guessesOfNetwork.take(network)) {
    guesses.giveBack(address);
    throw new AskRefusal('message.often');
  }
  const code = codeIn(text);
  const table = code === null ? null : await store.tableOf(code, Date.now());
  if (table === null) throw new AskRefusal('code.void');
  guesses.giveBack(address);
  if (isOfAll) guessesOfAll.giveBack('all');
  else guessesOfNetwork.giveBack(network);
  return table;
}

import type { Invitation } from '@tischrunde/protocol';
import type { ConnectionContext } from './connection-context.ts';
import { AskRefusal } from './messages/ask-refusal.ts';
import { tableOfCode } from './table-codes.ts';

/** The length of the id of a table. */
const idLength = 10;

type Context = Pick<ConnectionContext, 'tables' | 'limiters' | 'store'>;

/**
 * What somebody at an address may know who was sent the link or the code of a table. Those who follow links have a limit of their own, so that
 * link previews, which any page can ask for, do not keep them out. Throws an `AskRefusal`.
 */
export async function invitationTo(
  context: Context,
  address: string,
  to: string,
  limit: 'invitations' | 'previews',
): Promise<Invitation> {
  const { tables, limiters } = context;
  const id = to.length === idLength ? to.toLowerCase() : await tableOfCode(context, address, to);
  // It may have to replay the log.
  if (!limiters[limit].take(address)) throw new AskRefusal('message.often');
  const table = await tables.find(id, address);
  if (table === null) throw new AskRefusal('table.none');
  const invitation = await table.invitation();
  if (invitation === null) throw new AskRefusal('table.ended');
  return invitation;
}

import type { AskOf } from '@tischrunde/protocol';
import { boardName } from '../live/presence.ts';
import type { Looker } from '../table/viewpoint.ts';
import type { ConnectionContext } from './connection-context.ts';
import { tableOfCode } from './table-codes.ts';

/**
 * As whom a board looks at a table from which boards were shut out so many times: let in by its pass, or by the code of the table, for which it
 * is given a pass; or like anybody. Throws an `AskRefusal` for a wrong code.
 */
export async function boardLooker(
  context: ConnectionContext,
  address: string,
  board: string,
  { table, sounds, pass, code }: AskOf<'look'>,
  shutOuts: number,
): Promise<{ readonly looker: Looker; readonly pass?: string }> {
  const { guests } = context;
  const guest = boardName(board, sounds === true);
  const letIn: Looker = { guest, board: 'letIn', shutOuts };
  if (pass !== undefined && guests.isPass(pass, table, shutOuts)) return { looker: letIn };
  if (code === undefined || (await tableOfCode(context, address, code)) !== table)
    return { looker: { guest, board: 'open' } };
  return { looker: letIn, pass: guests.passFor(table, shutOuts) };
}

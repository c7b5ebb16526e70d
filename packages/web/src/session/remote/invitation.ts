import { askAsNobody, type Connection, errorCodeOf } from '@tischrunde/client';
import type { Invitation } from '@tischrunde/protocol';
import { linkTo } from '../../site.ts';
import { serverAddress } from './server-connection.ts';

/** What somebody may know who was sent a link or a code. Throws a `RequestError` if there is no such table. */
export const invitationTo = async (place: string): Promise<Invitation> =>
  (await askAsNobody(serverAddress, 'invited', { to: place })).invitation;

/** Hosts that mean a different machine on every machine. */
const isThisComputer = (host: string): boolean =>
  host === 'localhost' || host === '[::1]' || host.startsWith('127.');

/** The address that other devices have to open; null if nobody but this computer can reach the server. */
export const reachableOrigin = (connection: Pick<Connection, 'reach'>): string | null =>
  connection.reach.value ?? (isThisComputer(location.hostname) ? null : location.origin);

/** The link to a table, for other devices as far as they can reach it. */
export const tableLink = (connection: Pick<Connection, 'reach'>, table: string): string =>
  linkTo(`/table/${table}`, reachableOrigin(connection) ?? undefined);

/** The short code of a table; null for those who may not have it. */
export async function codeOf(connection: Connection, table: string): Promise<string | null> {
  let code: string | null = null;
  await errorCodeOf(
    connection.ask('code', { table }).then((answer) => {
      code = answer.code;
    }),
  );
  return code;
}

import { askAsNobody, type Connection, errorCodeOf } from '@tischrunde/client';
import type { Invitation } from '@tischrunde/protocol';
import { linkTo } from '../../site.ts';
import { serverAddress } from './server-connection.ts';

/** What somebody may know who was sent a link or a code. Throws a `RequestError` if there is no such table. */
export const invitationTo = async (place: string): Promise<Invitation> =>
  (await askAsNobody(serverAddress, 'invited', { to: place })).invitation;

/** Hosts that mean a different machine on every machine. */
const isThisComputer = (host: string): boolean =>
  /^(.+\.)?localhost$/.test(host) || host.startsWith('127.') || ['[::1]', '0.0.0.0', '[::]'].includes(host);

/** The address that other devices have to open; null if nobody but this computer can reach the server. */
function reachableOrigin({ reach }: Pick<Connection, 'reach'>): string | null {
  const origin = reach.value ?? location.origin;
  return isThisComputer(new URL(origin).hostname) ? null : origin;
}

/** The link to one of our screens for other devices; null if they cannot reach it. */
export function linkForOthers(connection: Pick<Connection, 'reach'>, path: `/${string}`): string | null {
  const origin = reachableOrigin(connection);
  return origin === null ? null : linkTo(path, origin);
}

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

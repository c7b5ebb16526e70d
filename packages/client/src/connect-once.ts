import type { Connection, ConnectionState } from './connection.ts';
import { RequestError } from './request-error.ts';

/** Connects without retrying. Throws a `RequestError` if that fails. */
export async function connectOnce(connection: Connection): Promise<void> {
  connection.open();
  const standing = await settled(connection);
  if (standing === 'open') return;
  connection.close();
  if (standing === 'outdated') throw new RequestError('protocol.other');
  if (standing === 'nameless') throw new RequestError(connection.unknownBecause.peek() ?? 'name.missing');
  throw new RequestError('connection.lost');
}

const settled = ({ standing }: Connection): Promise<ConnectionState> =>
  new Promise((resolve) => {
    const stop = standing.subscribe((now) => {
      if (now === 'connecting') return;
      resolve(now);
      // The first call happens before `stop` is assigned.
      queueMicrotask(() => stop());
    });
  });

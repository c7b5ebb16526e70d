import type { Connection, ConnectionState } from './connection.ts';
import { RequestError } from './request-error.ts';

/** Connects and waits until that is done. Fails where it does not work at once, and leaves it at that. */
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
      // The first call comes before there is anything to stop.
      queueMicrotask(() => stop());
    });
  });

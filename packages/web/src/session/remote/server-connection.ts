import { Connection, type GuestAtTables } from '@tischrunde/client';
import { promises } from './fairness.ts';
import { identity, saveIdentity } from './identity.ts';

/** The server that the page was loaded from. */
export const serverAddress = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/socket`;

/** The page's connection to it. */
export const connection = new Connection({
  address: serverAddress,
  who: () => identity.peek(),
  know: saveIdentity,
});

/** The guest of this device at its tables. */
export const ownGuest: GuestAtTables = { connection, promises };

followNetwork(connection);

/** Notices at once that the network is gone, and tries again at once when it is back or the page becomes visible. */
export function followNetwork(followed: Connection): void {
  addEventListener('offline', () => followed.interrupt());
  addEventListener('online', () => followed.hurry());
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) followed.hurry();
  });
}

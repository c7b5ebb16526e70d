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

// Retries at once when the network is back or the page becomes visible.
addEventListener('online', () => connection.hurry());
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) connection.hurry();
});

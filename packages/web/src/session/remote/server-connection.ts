import { Connection } from './connection.ts';
import { identity, saveIdentity } from './identity.ts';

/** The page's only connection, to the server it was loaded from. */
export const connection = new Connection({
  address: `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/socket`,
  who: () => identity.peek(),
  know: saveIdentity,
});

// Retries at once when the network is back or the page becomes visible.
addEventListener('online', () => connection.hurry());
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) connection.hurry();
});

import { Connection } from './connection.ts';
import { identity, saveIdentity } from './identity.ts';

/** The page's one line to the server that it came from. */
export const connection = new Connection({
  address: `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/socket`,
  who: () => identity.peek(),
  know: saveIdentity,
});

// Where the network came back, or somebody looks at the page again, nobody wants to wait.
addEventListener('online', () => connection.hurry());
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) connection.hurry();
});

import { Connection } from '@tischrunde/client';
import { followNetwork, serverAddress } from './server-connection.ts';

/** The connection of a screen that shows tables to a whole room. It is nobody. */
export const boardConnection = new Connection({
  address: serverAddress,
  isBoard: true,
  who: () => null,
  know: () => {},
});

followNetwork(boardConnection);

import type { Connection } from '@tischrunde/client';
import { saveIdentity } from './identity.ts';

/** Gives the guest of this device another name, also at the tables that they look at. */
export async function renameGuest(connection: Connection, to: string): Promise<void> {
  const { token, name } = await connection.ask('rename', { name: to });
  saveIdentity({ token, name });
}

import { signal } from '@preact/signals';
import { storedValue } from '../../storage/local-storage.ts';
import { isRecord } from '../../storage/record.ts';

/** Who this device is at the tables of the server. */
export interface Identity {
  /** Signed by the server; holding it is being the guest. Null for a name that the server does not know yet. */
  readonly token: string | null;
  readonly name: string;
}

const stored = storedValue<Identity | null>('tischrunde.guest', checkIdentity);

export function checkIdentity(found: unknown): Identity | null {
  if (!isRecord(found)) return null;
  const { token, name } = found;
  if (typeof name !== 'string' || name === '') return null;
  return { token: typeof token === 'string' ? token : null, name };
}

export const identity = signal<Identity | null>(stored.read());

export function saveIdentity(known: Identity | null): void {
  identity.value = known;
  if (known === null) stored.remove();
  else stored.write(known);
}

import { signal } from '@preact/signals';
import type { Identity } from '@tischrunde/client';
import { hasServer } from '../../site.ts';
import { storedValue } from '../../storage/local-storage.ts';
import { isRecord } from '../../storage/record.ts';

const stored = storedValue<Identity | null>('tischrunde.guest', checkIdentity);

export function checkIdentity(found: unknown): Identity | null {
  if (!isRecord(found)) return null;
  const { token, name } = found;
  if (typeof name !== 'string' || name === '') return null;
  return { token: typeof token === 'string' ? token : null, name };
}

export const identity = signal<Identity | null>(hasServer ? stored.read() : null);

export function saveIdentity(known: Identity | null): void {
  identity.value = known;
  if (known === null) stored.remove();
  else stored.write(known);
}

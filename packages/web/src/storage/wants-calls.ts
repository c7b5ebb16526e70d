import { signal } from '@preact/signals';
import { storedValue } from './local-storage.ts';

const stored = storedValue<boolean>('tischrunde.calls', (found) => found === true);

/** Whether this device is called when it is its player's turn. */
export const wantsCalls = signal(stored.read());

export function saveWantsCalls(wants: boolean): void {
  wantsCalls.value = wants;
  stored.write(wants);
}

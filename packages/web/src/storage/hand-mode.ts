import { signal } from '@preact/signals';
import { storedValue } from './local-storage.ts';

const stored = storedValue<boolean | null>('tischrunde.hand', (found) =>
  typeof found === 'boolean' ? found : null,
);

/** Whether this device shows only the hand at tables with a board; null where nobody has chosen. */
export const handWish = signal(stored.read());

export function saveHandWish(wish: boolean): void {
  handWish.value = wish;
  stored.write(wish);
}

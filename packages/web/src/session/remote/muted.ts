import { signal } from '@preact/signals';
import { storedValue } from '../../storage/local-storage.ts';

const stored = storedValue<readonly string[]>('tischrunde.unheard', (found) =>
  Array.isArray(found) ? found.filter((guest) => typeof guest === 'string') : [],
);

/** Guests whose chat messages are hidden on this device. */
export const mutedGuests = signal<readonly string[]>(stored.read());

export function setMuted(guest: string, isMuted: boolean): void {
  const others = mutedGuests.peek().filter((other) => other !== guest);
  mutedGuests.value = isMuted ? [...others, guest] : others;
  stored.write(mutedGuests.peek());
}

import { signal } from '@preact/signals';

const place = 'tischrunde.unheard';

/** Guests whose words somebody at this device does not want to see. */
export const mutedGuests = signal<readonly string[]>(recall());

export function setMuted(guest: string, isMuted: boolean): void {
  const others = mutedGuests.peek().filter((other) => other !== guest);
  mutedGuests.value = isMuted ? [...others, guest] : others;
  try {
    localStorage.setItem(place, JSON.stringify(mutedGuests.peek()));
  } catch {
    // Where nothing may be kept, it holds until the page is closed.
  }
}

function recall(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? '[]');
    return Array.isArray(kept) ? kept.filter((guest) => typeof guest === 'string') : [];
  } catch {
    return [];
  }
}

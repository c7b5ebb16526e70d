import type { Place } from '@tischrunde/protocol';

/** The seat of a guest; null if there is none. */
export function seatOf(places: readonly Place[], guest: string | null): number | null {
  const seat = guest === null ? -1 : places.findIndex((place) => place.guest === guest);
  return seat < 0 ? null : seat;
}

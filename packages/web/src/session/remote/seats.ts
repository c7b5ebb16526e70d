import type { Place, Scene } from '@tischrunde/protocol';
import { botNames } from '../new-match.ts';
import type { Sitter } from '../sitter.ts';

/** The seat of a guest; null where there is none. */
export function seatOf(places: readonly Place[], guest: string | null): number | null {
  const seat = guest === null ? -1 : places.findIndex((place) => place.guest === guest);
  return seat < 0 ? null : seat;
}

/** What the seats are called: people as they call themselves, and never two alike. Empty where nobody sits. */
export function namesAt(places: readonly Place[]): string[] {
  const names: string[] = [];
  for (const [seat, { guest, name, bot }] of places.entries()) {
    if (guest === null && bot === null) {
      names.push('');
      continue;
    }
    const wanted = name ?? botNames[seat % botNames.length];
    const alike = names.filter((other) => other === wanted || other.startsWith(`${wanted} `)).length;
    names.push(alike === 0 ? wanted : `${wanted} ${alike + 1}`);
  }
  return names;
}

/** Who sits where, as the screen of a table wants to know it. */
export function sittersAt({ table: { places } }: Scene, guest: string | null, you: string): Sitter[] {
  const names = namesAt(places);
  const own = seatOf(places, guest);
  return places.map(({ guest: sitting, bot }, seat) => ({
    name: seat === own ? you : names[seat],
    plays: seat === own ? 'person' : sitting === null && bot !== null ? bot : 'far',
  }));
}

/** How the match and its bots were, for whoever looks back at it: everybody was a person, or a bot. */
export const sittersFromFile = (names: readonly (string | null)[]): Sitter[] =>
  names.map((name, seat) =>
    name === null ? { name: botNames[seat % botNames.length], plays: 'medium' } : { name, plays: 'person' },
  );

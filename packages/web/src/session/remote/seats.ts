import { seatOf } from '@tischrunde/client';
import type { Place, Scene } from '@tischrunde/protocol';
import { botNames } from '../new-match.ts';
import type { Sitter } from '../sitter.ts';

/** The names of the seats, made unique. Empty if nobody sits there. */
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

/** The sitters for the table screen. */
export function sittersAt({ table: { places } }: Scene, guest: string | null, you: string): Sitter[] {
  const names = namesAt(places);
  const own = seatOf(places, guest);
  return places.map(({ guest: sitting, bot }, seat) => ({
    name: seat === own ? you : names[seat],
    plays: seat === own ? 'person' : sitting === null && bot !== null ? bot : 'far',
  }));
}

/** The sitters of a finished match for its replay, in which everybody is a person at this screen or a bot. */
export const sittersFromFile = (names: readonly (string | null)[]): Sitter[] =>
  names.map((name, seat) =>
    name === null ? { name: botNames[seat % botNames.length], plays: 'medium' } : { name, plays: 'person' },
  );

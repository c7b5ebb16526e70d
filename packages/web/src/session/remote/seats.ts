import type { Place, Scene } from '@tischrunde/protocol';
import { botNames } from '../new-match.ts';
import type { Sitter } from '../sitter.ts';

/** Who has a seat. */
export type SeatOwner = Pick<Place, 'guest' | 'name' | 'bot'>;

/** The seats of the match that lies on the table: between matches, those of the next one may be other people's already. */
export function seatsShown({ table: { places, phase, match, evening } }: Scene): readonly SeatOwner[] {
  const last =
    phase === 'over' ? evening.results.findLast((result) => result.match === match - 1) : undefined;
  if (last === undefined) return places;
  return last.seats.map(({ guest, name }) => ({ guest, name, bot: guest === null ? 'medium' : null }));
}

/** The seats of a guest: there may be several people at one device. */
export const ownSeats = (seats: readonly Pick<Place, 'guest'>[], guest: string | null): number[] =>
  guest === null ? [] : seats.flatMap((place, seat) => (place.guest === guest ? [seat] : []));

/** The names of the seats, made unique. Empty if nobody sits there. */
export function namesAt(places: readonly SeatOwner[]): string[] {
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
export function sittersAt(seats: readonly SeatOwner[], guest: string | null, you: string): Sitter[] {
  const names = namesAt(seats);
  const own = ownSeats(seats, guest);
  return seats.map(({ guest: sitting, bot }, seat) => ({
    // Several people at one device have their names.
    name: own.length === 1 && seat === own[0] ? you : names[seat],
    plays: own.includes(seat) ? 'person' : sitting === null && bot !== null ? bot : 'far',
  }));
}

/** The sitters of a finished match for its replay, with the names that they had. `own` are the seats of this device. */
export const sittersFromFile = (names: readonly (string | null)[], own: readonly number[]): Sitter[] =>
  names.map((name, seat) =>
    name === null
      ? { name: botNames[seat % botNames.length], plays: 'medium' }
      : { name, plays: own.includes(seat) ? 'person' : 'far' },
  );

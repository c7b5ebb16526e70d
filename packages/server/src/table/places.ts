import type { Level } from '@tischrunde/bots';
import { botChanges } from '../limits.ts';
import type { EventOf } from './events.ts';
import { dropPromise, givePromise, noPromise, type PromiseState } from './promises.ts';

/** A seat of a table, and who plays there. */
export interface PlaceState extends PromiseState {
  guest: string | null;
  name: string | null;
  bot: Level | null;
  /** When bots came to the seat, the last times. */
  botChanges: readonly number[];
}

export const placesOf = ({ players, bots }: EventOf<'opened'>): readonly PlaceState[] =>
  Array.from({ length: players }, (_, seat) => ({
    guest: null,
    name: null,
    bot: bots[seat] ?? null,
    botChanges: [],
    ...noPromise(),
  }));

export function sitDown(places: readonly PlaceState[], sat: EventOf<'sat'>): void {
  const { seat, guest, name } = sat;
  Object.assign(places[seat], { guest, name, bot: null });
  givePromise(places, seat, sat);
}

/** A bot takes the seat of a guest who leaves during a match, so that the others can play on. */
export function standUp(places: readonly PlaceState[], seat: number, isPlaying: boolean): void {
  const bot = isPlaying ? (places[seat].bot ?? 'medium') : null;
  Object.assign(places[seat], { guest: null, name: null, bot });
  if (!isPlaying) dropPromise(places, seat);
}

/** A bot in place of a guest who has not told the word: the match can do without. */
export function putBot(
  places: readonly PlaceState[],
  { seat, level, at }: EventOf<'bot'>,
  isPlaying: boolean,
): void {
  const place = places[seat];
  place.bot = level;
  if (level === null) return;
  place.botChanges = [...place.botChanges, at].slice(-botChanges.burst);
  if (place.word === null && !isPlaying) dropPromise(places, seat);
}

/** Everybody gets up. */
export function clearPlaces(places: readonly PlaceState[]): void {
  for (const place of places)
    if (place.guest !== null) Object.assign(place, { guest: null, name: null, bot: null, ...noPromise() });
}

import type { Level } from '@tischrunde/bots';
import { botChanges } from '../limits.ts';
import type { EventOf } from './events.ts';
import { dropPromise, givePromise, noPromise, type PromiseState, voidWords } from './promises.ts';

/** A seat of a table, and who plays there. */
export interface PlaceState extends PromiseState {
  guest: string | null;
  name: string | null;
  isProgram: boolean;
  bot: Level | null;
  /** When bots came to the seat, the last times. */
  botChanges: readonly number[];
  /** Whether the guest has agreed to the next match; the word for it may be void again. */
  isWilling: boolean;
  /** How many matches in a row the guest has played here. */
  stay: number;
}

const nobody = { guest: null, name: null, isProgram: false, isWilling: false, stay: 0 };

/** A seat without a guest. */
export const newPlace = (bot: Level | null): PlaceState => ({
  ...nobody,
  bot,
  botChanges: [],
  ...noPromise(),
});

/** A score pad has no seats. */
export const placesOf = ({ players, bots, pad }: EventOf<'opened'>): readonly PlaceState[] =>
  pad === undefined ? Array.from({ length: players }, (_, seat) => newPlace(bots[seat] ?? null)) : [];

/** During a match nobody gives a word: its deal is made. */
export function sitDown(places: readonly PlaceState[], sat: EventOf<'sat'>, isPlaying: boolean): void {
  const { seat, guest, name, program = false } = sat;
  Object.assign(places[seat], { guest, name, isProgram: program, isWilling: false, bot: null, stay: 0 });
  if (!isPlaying) givePromise(places, seat, sat);
}

/** A bot takes the seat of a guest who leaves during a match, so that the others can play on. */
export function standUp(places: readonly PlaceState[], seat: number, isPlaying: boolean, at: number): void {
  const place = places[seat];
  const bot = isPlaying ? (place.bot ?? 'medium') : null;
  Object.assign(place, { ...nobody, bot });
  if (isPlaying) noteBotChange(place, at);
  else dropPromise(places, seat);
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
  noteBotChange(place, at);
  if (place.word !== null || isPlaying) return;
  place.isWilling = false;
  dropPromise(places, seat);
}

function noteBotChange(place: PlaceState, at: number): void {
  place.botChanges = [...place.botChanges, at].slice(-botChanges.burst);
}

/** Whether bots have come to a seat so often of late that the one that has it must be left to its move. */
export const isPassedAround = ({ botChanges: times }: PlaceState, at: number): boolean =>
  times.length === botChanges.burst && at - times[0] < botChanges.within;

/** Two seats change places, with all that their guests have said. Words that were told are void: they were given for another order. */
export function swapped(places: readonly PlaceState[], one: number, other: number): readonly PlaceState[] {
  voidWords(places);
  return places.with(one, places[other]).with(other, places[one]);
}

/** Everybody gets up. */
export function clearPlaces(places: readonly PlaceState[]): void {
  for (const place of places)
    if (place.guest !== null) Object.assign(place, { ...nobody, bot: null, ...noPromise() });
}

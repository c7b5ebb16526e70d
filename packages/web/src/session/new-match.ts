import { signal } from '@preact/signals';
import type { Level } from '@tischrunde/bots';
import type { JsonObject, Options } from '@tischrunde/engine';
import type { GameId } from '@tischrunde/rulebook';
import { type Kept, keep } from '../storage/match-store.ts';
import type { Sitter } from './table.ts';

/** The match that lies on the table, so that it need not be fetched from where it is kept. */
export const atHand = signal<Kept | null>(null);

/** What a match is started with. */
export interface Plan {
  readonly game: GameId;
  readonly players: number;
  readonly options?: Options;
  /** The people at this screen, by name; without a name they are simply “you”. They take the first seats. */
  readonly people?: readonly string[];
  readonly level?: Level;
  readonly seed?: string;
}

export const botNames = [
  'Ada',
  'Bea',
  'Carlo',
  'Dina',
  'Emil',
  'Fumi',
  'Gino',
  'Hana',
  'Ida',
  'Jules',
  'Aiko',
];

/** Who sits where: the people first, then bots whose names nobody else has. */
export function seated({
  players,
  people = [''],
  level = 'medium',
}: Pick<Plan, 'players' | 'people' | 'level'>): Sitter[] {
  const names = botNames.filter((name) => !people.includes(name));
  return Array.from({ length: players }, (_, seat): Sitter => {
    const person = people[seat];
    return person === undefined
      ? { name: names[(seat - people.length) % names.length], plays: level }
      : { name: person, plays: 'person' };
  });
}

/** A word that nobody had before. (Browsers give no `randomUUID` to pages from the local network.) */
export const freshWord = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');

/** Lays a new match on the table. The answer is the address of it. */
export function start(plan: Plan): string {
  const { game, players, options = {}, seed = freshWord() } = plan;
  const now = Date.now();
  return layOut({
    id: freshWord(),
    transcript: { game, players, options, seed, moves: [] },
    sitters: seated(plan),
    began: now,
    touched: now,
    over: false,
  });
}

/** Lays another match on the table for the same people and bots, with what they agreed on. */
export function startAgain({ transcript: { game, players, options }, sitters }: Kept): string {
  const now = Date.now();
  const transcript = { game, players, options, seed: freshWord(), moves: [] };
  return layOut({ id: freshWord(), transcript, sitters, began: now, touched: now, over: false });
}

/** Lays a match that came as a file on the table. */
export function layOutFile(transcript: JsonObject, over: boolean): string {
  const now = Date.now();
  const sitters = seated({ players: Number(transcript.players) });
  return layOut({ id: freshWord(), transcript, sitters, began: now, touched: now, over });
}

/**
 * Lays a match on the table as it stood once, to go on with it otherwise. One person plays on; where others sat, bots take their
 * places.
 */
export function startFrom({ sitters }: Kept, transcript: JsonObject, seat: number): string {
  const names = botNames.filter((name) => sitters.every((sitter) => sitter.name !== name));
  const now = Date.now();
  return layOut({
    id: freshWord(),
    transcript,
    sitters: sitters.map((sitter, other): Sitter => {
      if (other === seat) return { ...sitter, plays: 'person' };
      return sitter.plays === 'person' ? { name: names[other % names.length], plays: 'medium' } : sitter;
    }),
    began: now,
    touched: now,
    over: false,
  });
}

/** Lays a match on the table, new or kept. */
function layOut(match: Kept): string {
  atHand.value = match;
  void keep(match);
  return addressOf(match);
}

export const lookBackAt = ({ id }: Pick<Kept, 'id'>): string => `/look-back/${id}`;

export const addressOf = ({ id }: Pick<Kept, 'id'>): string => `/table?match=${id}`;

import { signal } from '@preact/signals';
import type { Level } from '@tischrunde/bots';
import type { JsonObject, Options } from '@tischrunde/engine';
import type { GameId } from '@tischrunde/rulebook';
import { saveMatch } from '../storage/match-store.ts';
import type { SavedMatch } from '../storage/saved-match.ts';
import type { Sitter } from './sitter.ts';

/** The match that lies on the table, so that it need not be fetched from where it is kept. */
export const currentMatch = signal<SavedMatch | null>(null);

/** What a match is started with. */
export interface MatchSetup {
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
export function seatPlayers({
  players,
  people = [''],
  level = 'medium',
}: Pick<MatchSetup, 'players' | 'people' | 'level'>): Sitter[] {
  const names = botNames.filter((name) => !people.includes(name));
  return Array.from({ length: players }, (_, seat): Sitter => {
    const person = people[seat];
    return person === undefined
      ? { name: names[(seat - people.length) % names.length], plays: level }
      : { name: person, plays: 'person' };
  });
}

/** A word that nobody had before. (Browsers give no `randomUUID` to pages from the local network.) */
export const randomWord = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');

/** Lays a new match on the table. The answer is the address of it. */
export function startMatch(plan: MatchSetup): string {
  const { game, players, options = {}, seed = randomWord() } = plan;
  const now = Date.now();
  return putOnTable({
    id: randomWord(),
    transcript: { game, players, options, seed, moves: [] },
    sitters: seatPlayers(plan),
    began: now,
    touched: now,
    over: false,
  });
}

/** Lays another match on the table for the same people and bots, with what they agreed on. */
export function startRematch({ transcript: { game, players, options }, sitters }: SavedMatch): string {
  const now = Date.now();
  const transcript = { game, players, options, seed: randomWord(), moves: [] };
  return putOnTable({ id: randomWord(), transcript, sitters, began: now, touched: now, over: false });
}

/** Lays a match that came as a file on the table. */
export function startFromFile(transcript: JsonObject, over: boolean): string {
  const now = Date.now();
  const sitters = seatPlayers({ players: Number(transcript.players) });
  return putOnTable({ id: randomWord(), transcript, sitters, began: now, touched: now, over });
}

/**
 * Lays a match on the table as it stood once, to go on with it otherwise. One person plays on; where others sat, bots take their
 * places.
 */
export function startFromPosition({ sitters }: SavedMatch, transcript: JsonObject, seat: number): string {
  const names = botNames.filter((name) => sitters.every((sitter) => sitter.name !== name));
  const now = Date.now();
  return putOnTable({
    id: randomWord(),
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
function putOnTable(match: SavedMatch): string {
  currentMatch.value = match;
  void saveMatch(match);
  return matchAddress(match);
}

export const replayAddress = ({ id }: Pick<SavedMatch, 'id'>): string => `/look-back/${id}`;

export const matchAddress = ({ id }: Pick<SavedMatch, 'id'>): string => `/table?match=${id}`;

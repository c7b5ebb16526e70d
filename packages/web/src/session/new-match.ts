import { signal } from '@preact/signals';
import type { Level } from '@tischrunde/bots';
import { randomWord } from '@tischrunde/client';
import type { JsonObject, Options } from '@tischrunde/engine';
import type { GameId } from '@tischrunde/rulebook';
import { pathOf } from '../site.ts';
import { saveMatch } from '../storage/match-store.ts';
import type { SavedMatch } from '../storage/saved-match.ts';
import type { Sitter } from './sitter.ts';

/** The open match, kept in memory so that it need not be loaded from the store. */
export const currentMatch = signal<SavedMatch | null>(null);

/** What a match is started with. */
export interface MatchSetup {
  readonly game: GameId;
  readonly players: number;
  readonly options?: Options;
  /** The people at this screen, in the first seats; an empty name means “you”. */
  readonly people?: readonly string[];
  readonly level?: Level;
  readonly seed?: string;
  /** Whether moves can be taken back, at this device. */
  readonly takesBack?: boolean;
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

/** The sitters: people first, then bots with other names. */
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

/** What the page agrees on by default where the rules leave it open: a solitaire that can be won. */
export const preferredOptions: Readonly<Partial<Record<GameId, Options>>> = { solo1: { winnable: true } };

/** The options of a new match: the page's own, and over them those that were chosen. */
export const optionsFor = ({ game, options }: Pick<MatchSetup, 'game' | 'options'>): Options => ({
  ...preferredOptions[game],
  ...options,
});

/** Starts a new match and returns its address. */
export function startMatch(plan: MatchSetup): string {
  const { game, players, seed = randomWord(), takesBack = false } = plan;
  const now = Date.now();
  return putOnTable({
    id: randomWord(),
    transcript: { game, players, options: optionsFor(plan), seed, moves: [] },
    sitters: seatPlayers(plan),
    began: now,
    touched: now,
    over: false,
    ...(takesBack ? { takesBack } : {}),
  });
}

/** Starts a match with the same players and options. */
export function startRematch(match: SavedMatch): string {
  const { game, players, options } = match.transcript;
  const { takesBack } = match;
  const sitters = withBotsForOthers(match.sitters);
  const now = Date.now();
  const transcript = { game, players, options, seed: randomWord(), moves: [] };
  return putOnTable({
    id: randomWord(),
    transcript,
    sitters,
    began: now,
    touched: now,
    over: false,
    ...(takesBack ? { takesBack } : {}),
  });
}

/** Opens an imported match. */
export function startFromFile(transcript: JsonObject, over: boolean): string {
  const now = Date.now();
  const sitters = seatPlayers({ players: Number(transcript.players) });
  return putOnTable({ id: randomWord(), transcript, sitters, began: now, touched: now, over });
}

/** Starts a match from an earlier position of another one. One person plays on; bots replace all other people. */
export function startFromPosition({ sitters }: SavedMatch, transcript: JsonObject, seat: number): string {
  const now = Date.now();
  return putOnTable({
    id: randomWord(),
    transcript,
    sitters: withBotsForOthers(
      sitters.map(
        (sitter, other): Sitter =>
          other === seat
            ? { ...sitter, plays: 'person' }
            : { ...sitter, plays: sitter.plays === 'person' ? 'far' : sitter.plays },
      ),
    ),
    began: now,
    touched: now,
    over: false,
  });
}

/** The sitters of a match at this screen: bots replace those who were at others. */
function withBotsForOthers(sitters: readonly Sitter[]): Sitter[] {
  const names = botNames.filter((name) => sitters.every((sitter) => sitter.name !== name));
  return sitters.map(
    (sitter, seat): Sitter =>
      sitter.plays === 'far' ? { name: names[seat % names.length], plays: 'medium' } : sitter,
  );
}

/** Makes a match the current one, saves it, and returns its address. */
function putOnTable(match: SavedMatch): string {
  currentMatch.value = match;
  void saveMatch(match);
  return matchAddress(match);
}

export const replayAddress = ({ id }: Pick<SavedMatch, 'id'>): string => pathOf(`/look-back/${id}`);

export const matchAddress = ({ id }: Pick<SavedMatch, 'id'>): string => pathOf(`/table?match=${id}`);

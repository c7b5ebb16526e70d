import type { JsonObject } from '@tischrunde/engine';
import type { Sitter } from '../session/sitter.ts';
import { isRecord } from './record.ts';

/** A match as it is stored: its transcript, and who plays each seat. */
export interface SavedMatch {
  readonly id: string;
  readonly transcript: JsonObject;
  readonly sitters: readonly Sitter[];
  /** When it began and when it was played last, in milliseconds since 1970. */
  readonly began: number;
  readonly touched: number;
  readonly over: boolean;
  readonly notes?: PuzzleNotes;
  /** The players agreed that moves can be taken back. */
  readonly takesBack?: true;
  /** For the statistics, once it has been worked out. */
  readonly summary?: MatchSummary;
}

/** How a finished match went. */
export interface MatchSummary {
  /** The number of moves that it is about: a match can be taken back and go on. */
  readonly moves: number;
  readonly winners: readonly number[];
  /** Decisions of the only person with more than one move, and the chance of winning they gave away; null if not known. */
  readonly judged: { readonly decisions: number; readonly given: number } | null;
}

/** What the player noted beside a puzzle; the referee does not know it. */
export interface PuzzleNotes {
  /** Time spent on it. */
  readonly seconds: number;
  /** Where no tile can lie, by the keys of pairs of cells. */
  readonly marks: readonly string[];
}

/** What the store really holds: other versions of the page may have written it. */
export type StoredMatch = { readonly id: string } & {
  readonly [Field in keyof SavedMatch]?: unknown;
};

/** The match in an entry of the store; null where it is damaged. Whether it follows the rules is for the referee to say. */
export function readSavedMatch({ id, ...entry }: StoredMatch): SavedMatch | null {
  const { transcript, sitters, began, touched, over, notes, takesBack, summary } = entry;
  if (!isTranscript(transcript) || !areSitters(sitters) || sitters.length !== transcript.players) return null;
  if (typeof began !== 'number' || typeof touched !== 'number' || typeof over !== 'boolean') return null;
  const match = { id, transcript, sitters, began, touched, over };
  return {
    ...match,
    ...(areNotes(notes) ? { notes } : {}),
    ...(takesBack === true ? { takesBack } : {}),
    ...(isSummary(summary) ? { summary } : {}),
  };
}

export const wasPlayed = ({ transcript }: SavedMatch): boolean => movesIn(transcript) > 0;

export const movesIn = ({ moves }: JsonObject): number => (Array.isArray(moves) ? moves.length : 0);

const isTranscript = (value: unknown): value is JsonObject => isRecord(value) && Array.isArray(value.moves);

const players: readonly string[] = ['person', 'far', 'easy', 'medium', 'strong'] satisfies Sitter['plays'][];

export const isSavedSitter = (value: unknown): value is Sitter =>
  isRecord(value) && typeof value.name === 'string' && players.includes(String(value.plays));

const areSitters = (value: unknown): value is readonly Sitter[] =>
  Array.isArray(value) && value.every(isSavedSitter);

const areNotes = (value: unknown): value is PuzzleNotes =>
  isRecord(value) &&
  typeof value.seconds === 'number' &&
  Array.isArray(value.marks) &&
  value.marks.every((mark) => typeof mark === 'string');

const isSummary = (value: unknown): value is MatchSummary =>
  isRecord(value) &&
  typeof value.moves === 'number' &&
  Array.isArray(value.winners) &&
  value.winners.every((seat) => typeof seat === 'number') &&
  (value.judged === null ||
    (isRecord(value.judged) &&
      typeof value.judged.decisions === 'number' &&
      typeof value.judged.given === 'number'));

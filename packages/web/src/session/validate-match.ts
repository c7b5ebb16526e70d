import {
  BadInput,
  isObject,
  type JsonObject,
  type Match,
  openMatch,
  readTranscript,
} from '@tischrunde/engine';
import type { Book, SeatName } from '@tischrunde/rulebook';
import { readSavedMatch, type SavedMatch, type StoredMatch } from '../storage/saved-match.ts';

/** A match that can be continued, or why it cannot, in the reader's language. */
type ValidatedMatch =
  | { readonly ok: true; readonly match: Match }
  | { readonly ok: false; readonly why: string };

type ValidatedEntry =
  | { readonly ok: true; readonly match: Match; readonly saved: SavedMatch }
  | { readonly ok: false; readonly why: string };

/** Checks an entry of the store before it is opened. */
export function validateSavedMatch(entry: StoredMatch, book: Book): ValidatedEntry {
  const saved = readSavedMatch(entry);
  if (saved === null) return { ok: false, why: book.say('kept.unreadable') };
  const validated = validateTranscript(saved.transcript, book);
  return validated.ok ? { ...validated, saved } : validated;
}

/** Replays a transcript: every move must be legal. */
export function validateTranscript(
  transcript: unknown,
  book: Book,
  nameOf: SeatName = numberedSeats(book),
): ValidatedMatch {
  try {
    const read = readTranscript(transcript);
    const match = openMatch(read);
    for (const [index, { seat, move }] of read.moves.entries()) {
      const refusal = match.attempt(seat, move);
      if (refusal === null) continue;
      const text = book.refusal(refusal, nameOf);
      return { ok: false, why: book.say('kept.wrongMove', { number: index + 1, text }) };
    }
    return { ok: true, match };
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    return { ok: false, why: book.say('kept.wrongPlace', { text: error.message }) };
  }
}

/** Why a match cannot be continued; empty where it can. */
export const reasonOf = (checked: ValidatedMatch): string => (checked.ok ? '' : checked.why);

/** Why a quarantined text was rejected: it is an imported file, or an entry of the store. */
export function quarantineReason(text: string, book: Book): string {
  try {
    const value: unknown = JSON.parse(text);
    return reasonOf(
      isObject(value) && typeof value.id === 'string'
        ? validateSavedMatch({ ...value, id: value.id }, book)
        : validateTranscript(value, book),
    );
  } catch {
    return book.say('kept.noMatch');
  }
}

/** Checks an imported file. */
export function validateFile(
  text: string,
  book: Book,
): ValidatedMatch & { readonly transcript?: JsonObject } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, why: book.say('kept.noMatch') };
  }
  const checked = validateTranscript(value, book);
  return checked.ok ? { ...checked, transcript: checked.match.transcript() } : checked;
}

const numberedSeats =
  (book: Book): SeatName =>
  (seat) =>
    book.say('seat.number', { number: seat + 1 });

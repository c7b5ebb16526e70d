import {
  BadInput,
  isObject,
  type JsonObject,
  type Match,
  openMatch,
  readTranscript,
} from '@tischrunde/engine';
import type { Book, SeatName } from '@tischrunde/rulebook';
import { isSavedMatch, type SavedMatch } from '../storage/match-store.ts';

/** A match that can be gone on with, or why it cannot, in the reader's words. */
type ValidatedMatch =
  | { readonly ok: true; readonly match: Match }
  | { readonly ok: false; readonly why: string };

/** Looks at a match that was kept before anybody goes on with it. */
export const validateSavedMatch = (kept: Partial<SavedMatch>, book: Book): ValidatedMatch =>
  isSavedMatch(kept)
    ? validateTranscript(kept.transcript, book)
    : { ok: false, why: book.say('kept.unreadable') };

/** Plays a transcript through before anybody sits down at it. */
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

/** Why a match is bad; empty where it is good. */
export const reasonOf = (checked: ValidatedMatch): string => (checked.ok ? '' : checked.why);

/** Why a text that was set aside was: it is a file as it came, or a match as it was kept. */
export function quarantineReason(text: string, book: Book): string {
  try {
    const value: unknown = JSON.parse(text);
    return reasonOf(
      isObject(value) && typeof value.id === 'string'
        ? validateSavedMatch(value, book)
        : validateTranscript(value, book),
    );
  } catch {
    return book.say('kept.noMatch');
  }
}

/** Reads a file that should hold a match. */
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

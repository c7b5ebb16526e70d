import type { MatchFile } from '@tischrunde/protocol';
import type { TableState } from './state.ts';
import { mayHaveFile } from './viewpoint.ts';

/** A file as it is stored when another match takes the place of its match on the table. */
interface StoredFile {
  /** Those who played it. */
  readonly guests: readonly (string | null)[];
  readonly file: MatchFile;
}

/** The file of the match on the table; null where it is another, is not finished, or the guest may not see it. */
export function matchFile(state: TableState, match: number, guest: string): MatchFile | null {
  const { id, running, revealed } = state;
  if (running?.number !== match || revealed?.match !== match) return null;
  return mayHaveFile(state, guest) ? running.file(id, revealed) : null;
}

/** The file of the match on the table, to be stored; null if none is finished. */
export function fileToStore({ id, running, revealed }: TableState): string | null {
  if (running === null || running.number !== revealed?.match) return null;
  const stored: StoredFile = { guests: running.holders.flat(), file: running.file(id, revealed) };
  return JSON.stringify(stored);
}

/** The file that was stored for a match; null where it is of another, or the guest may not see it. */
export function storedFile(state: TableState, text: string, match: number, guest: string): MatchFile | null {
  const { guests, file }: StoredFile = JSON.parse(text);
  const maySee = state.watching === 'link' || guest === state.host || guests.includes(guest);
  return file.match === match && maySee ? file : null;
}

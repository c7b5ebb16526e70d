import type { MatchFile, Remembered, Verdict } from '@tischrunde/protocol';
import { storedValue } from '../../storage/local-storage.ts';
import { isRecord } from '../../storage/record.ts';

/** What the table promised and the player said before a match, by table and match. */
type Promises = Readonly<Record<string, Remembered>>;

/** Older promises are dropped. */
const mostPromises = 40;

const stored = storedValue<Promises>('tischrunde.fair', checkPromises);

export function checkPromises(found: unknown): Promises {
  if (!isRecord(found)) return {};
  return Object.fromEntries(
    Object.entries(found).flatMap(([key, entry]) => (isRemembered(entry) ? [[key, entry]] : [])),
  );
}

const isRemembered = (entry: unknown): entry is Remembered =>
  isRecord(entry) &&
  ['string', 'undefined'].includes(typeof entry.commitment) &&
  ['string', 'undefined'].includes(typeof entry.word) &&
  ['number', 'undefined'].includes(typeof entry.seat) &&
  (entry.seals === undefined ||
    (Array.isArray(entry.seals) && entry.seals.every((seal) => seal === null || typeof seal === 'string')));

const keyOf = (table: string, match: number): string => `${table}.${match}`;

/** Adds what was promised or said before a match. The first commitment counts: a later one could have been chosen. */
export function withPromise(promises: Promises, table: string, match: number, more: Remembered): Promises {
  const key = keyOf(table, match);
  const { [key]: before = {}, ...others } = promises;
  const { commitment = more.commitment } = before;
  return {
    ...Object.fromEntries(Object.entries(others).slice(1 - mostPromises)),
    [key]: { ...before, ...more, ...(commitment === undefined ? {} : { commitment }) },
  };
}

export const rememberPromise = (table: string, match: number, more: Remembered): void =>
  stored.write(withPromise(stored.read(), table, match, more));

/** What is remembered of a match. */
export const promiseFor = (table: string, match: number): Remembered =>
  stored.read()[keyOf(table, match)] ?? {};

/** Puts back what was remembered before something failed. */
export const restorePromise = (table: string, match: number, before: Remembered): void =>
  stored.write({ ...stored.read(), [keyOf(table, match)]: before });

/** The word that was told for a match does not count any more. */
export function forgetTold(table: string, match: number): void {
  const { seals, ...others } = promiseFor(table, match);
  if (seals !== undefined) restorePromise(table, match, others);
}

/** The verdict on a match, and which of this device's own memories it was compared with. */
export interface FairnessReport {
  readonly verdict: Verdict;
  readonly compared: 'word' | 'promise' | 'nothing';
}

/** Deals and replays a match on this device; the code for that is loaded on demand. */
export async function checkFairMatch(file: MatchFile): Promise<FairnessReport> {
  const { checkFairness } = await import('@tischrunde/protocol');
  const { commitment, ...own } = promiseFor(file.table, file.match);
  // A word that was not told is not in the deal: a bot began the match in this player's place.
  const isTold = own.seals !== undefined;
  const remembered = { ...(commitment === undefined ? {} : { commitment }), ...(isTold ? own : {}) };
  const compared = commitment === undefined ? 'nothing' : isTold ? 'word' : 'promise';
  return { verdict: checkFairness(file, remembered), compared };
}

import { type PromiseRecord, Promises } from '@tischrunde/client';
import type { MatchFile, Remembered, Verdict } from '@tischrunde/protocol';
import { storedValue } from '../../storage/local-storage.ts';
import { isRecord } from '../../storage/record.ts';

const stored = storedValue<PromiseRecord>('tischrunde.fair', checkPromises);

export function checkPromises(found: unknown): PromiseRecord {
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

/** What this device remembers of matches. */
export const promises = new Promises({ read: stored.read, write: stored.write });

/** The verdict on a match, and which of this device's own memories it was compared with. */
export interface FairnessReport {
  readonly verdict: Verdict;
  readonly compared: 'word' | 'promise' | 'nothing';
}

/** Deals and replays a match on this device; the code for that is loaded on demand. */
export async function checkFairMatch(file: MatchFile): Promise<FairnessReport> {
  const { checkFairness } = await import('@tischrunde/protocol');
  const { commitment, ...own } = promises.of(file.table, file.match);
  // A word that was not told is not in the deal: a bot began the match in this player's place.
  const isTold = own.seals !== undefined;
  const remembered = { ...(commitment === undefined ? {} : { commitment }), ...(isTold ? own : {}) };
  const compared = commitment === undefined ? 'nothing' : isTold ? 'word' : 'promise';
  return { verdict: checkFairness(file, remembered), compared };
}

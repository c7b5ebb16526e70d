import { hash } from 'node:crypto';
import type { LogEntry } from './log.ts';

/** The log of a table is damaged, or of rules that this version does not replay. */
export class BrokenLog extends Error {}

/** 132 bits. */
const hashLength = 22;

/** The hash of an event and of all events before it. `before` is the hash of the last one; before the first event, the table's id. */
export const chainHash = (before: string, number: number, event: string): string =>
  hash('sha256', `tischrunde event ${before} ${number} ${event}`, 'base64url').slice(0, hashLength);

/**
 * The hash of an entry that must follow an event. Throws `BrokenLog` if it does not. Logs begun before there were hashes have none at their
 * beginning; `isChained` says whether the entry before had one.
 */
export function nextHash(
  table: string,
  before: { readonly number: number; readonly hash: string; readonly isChained: boolean },
  { number, event, hash: stored }: LogEntry,
): string {
  if (number !== before.number + 1)
    throw new BrokenLog(`table ${table} has event ${number} after event ${before.number}`);
  const expected = chainHash(before.hash, number, event);
  const isOld = stored === '' && !before.isChained;
  if (stored !== expected && !isOld)
    throw new BrokenLog(`table ${table}: event ${number} does not match its hash`);
  return expected;
}

import type { MatchFile, Remembered, Verdict } from '@tischrunde/protocol';

const place = 'tischrunde.fair';

/** Of so many matches it is remembered what was promised before them. */
const most = 40;

type Notes = Readonly<Record<string, Remembered>>;

const keyOf = (table: string, match: number): string => `${table}.${match}`;

/** Writes down what was seen and said before a match. A promise is what was promised first. */
export function withPromise(notes: Notes, table: string, match: number, more: Remembered): Notes {
  const key = keyOf(table, match);
  const { [key]: before = {}, ...others } = notes;
  const { commitment = more.commitment } = before;
  return {
    ...Object.fromEntries(Object.entries(others).slice(1 - most)),
    [key]: { ...before, ...more, ...(commitment === undefined ? {} : { commitment }) },
  };
}

export function rememberPromise(table: string, match: number, more: Remembered): void {
  try {
    localStorage.setItem(place, JSON.stringify(withPromise(recallAll(), table, match, more)));
  } catch {
    // Where nothing may be kept, less can be checked.
  }
}

const recall = (table: string, match: number): Remembered => recallAll()[keyOf(table, match)] ?? {};

function recallAll(): Notes {
  try {
    const notes: unknown = JSON.parse(localStorage.getItem(place) ?? '{}');
    return typeof notes === 'object' && notes !== null ? { ...notes } : {};
  } catch {
    return {};
  }
}

/** What came of a check, and what of it could be compared with what was known before the match. */
export interface FairnessReport {
  readonly verdict: Verdict;
  readonly compared: 'word' | 'promise' | 'nothing';
}

/** Deals and plays a match again; what that needs is fetched when somebody asks. */
export async function checkFairMatch(file: MatchFile): Promise<FairnessReport> {
  const { checkFairness } = await import('@tischrunde/protocol');
  const remembered = recall(file.table, file.match);
  const compared =
    remembered.commitment === undefined ? 'nothing' : remembered.word === undefined ? 'promise' : 'word';
  return { verdict: checkFairness(file, remembered), compared };
}

import { signal } from '@preact/signals';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import {
  type MatchSummary,
  movesIn,
  readSavedMatch,
  type SavedMatch,
  type StoredMatch,
  wasPlayed,
} from './saved-match.ts';

/** A damaged entry, as it was found, and why it was put here. */
export interface QuarantinedEntry {
  readonly id: string;
  readonly text: string;
  readonly why: string;
  readonly when: number;
}

interface StoreSchema extends DBSchema {
  matches: { key: string; value: StoredMatch };
  aside: { key: string; value: { readonly id: string; readonly [field: string]: unknown } };
}

type StoreName = 'matches' | 'aside';

/** Grows with every change, so that lists of matches know when to read again. */
export const storeChanges = signal(0);

/** Where the browser stores nothing, as in some private windows, matches last as long as the page. */
const inMemory = { matches: new Map<string, StoredMatch>(), aside: new Map<string, QuarantinedEntry>() };

let opening: Promise<IDBPDatabase<StoreSchema> | null> | null = null;

function database(): Promise<IDBPDatabase<StoreSchema> | null> {
  opening ??= open();
  return opening;
}

async function open(): Promise<IDBPDatabase<StoreSchema> | null> {
  if (globalThis.indexedDB === undefined) return null;
  try {
    return await openDB<StoreSchema>('tischrunde', 1, {
      upgrade(created) {
        created.createObjectStore('matches', { keyPath: 'id' });
        created.createObjectStore('aside', { keyPath: 'id' });
      },
    });
  } catch {
    return null;
  }
}

export async function saveMatch(match: SavedMatch): Promise<void> {
  try {
    await (await writable()).put('matches', match);
  } catch {
    inMemory.matches.set(match.id, match);
  }
  storeChanges.value++;
}

/** Stores how a match went, unless it was deleted or went on meanwhile; what cannot be stored is found out again. */
export async function saveSummary(id: string, summary: MatchSummary): Promise<void> {
  const opened = await database();
  const kept = inMemory.matches.get(id);
  if (kept !== undefined) {
    if (!isAbout(summary, kept)) return;
    inMemory.matches.set(id, { ...kept, summary });
  } else if (opened === null || !(await addToStored(opened, id, summary).catch(() => false))) return;
  storeChanges.value++;
}

/** Reads and writes in one transaction: what another window does in between must not be undone. */
async function addToStored(
  opened: IDBPDatabase<StoreSchema>,
  id: string,
  summary: MatchSummary,
): Promise<boolean> {
  const { store, done } = opened.transaction('matches', 'readwrite');
  const stored = await store.get(id);
  const isNews = stored !== undefined && isAbout(summary, stored);
  await Promise.all([isNews && store.put({ ...stored, summary }), done]);
  return isNews;
}

/** Whether a match still has the moves that a summary is about. */
const isAbout = ({ moves }: MatchSummary, entry: StoredMatch): boolean => {
  const match = readSavedMatch(entry);
  return match !== null && movesIn(match.transcript) === moves;
};

/** An entry as it was stored, which may be damaged. */
export async function loadMatch(id: string): Promise<StoredMatch | undefined> {
  const found = await (await database())?.get('matches', id);
  return found ?? inMemory.matches.get(id);
}

/** All intact matches, the one played last in front. */
export async function savedMatches(): Promise<SavedMatch[]> {
  const matches = (await storedMatches()).map(readSavedMatch).filter((match) => match !== null);
  return matches.toSorted((one, other) => other.touched - one.touched);
}

/** Deletes matches that were opened but not begun within a day. */
export async function deleteUnplayed(now: number): Promise<void> {
  for (const match of await savedMatches()) {
    if (!wasPlayed(match) && match.touched < now - 86_400_000) await deleteMatch(match.id);
  }
}

export const deleteMatch = (id: string): Promise<void> => remove('matches', id);

export const deleteQuarantined = (id: string): Promise<void> => remove('aside', id);

/** Moves a damaged entry out of the way without losing it. */
export async function quarantine(id: string, text: string, why: string): Promise<void> {
  const entry: QuarantinedEntry = { id, text, why, when: Date.now() };
  try {
    await (await writable()).put('aside', { ...entry });
  } catch {
    inMemory.aside.set(id, entry);
  }
  await deleteMatch(id);
}

export async function quarantineDamaged(why: string): Promise<void> {
  for (const entry of await storedMatches())
    if (readSavedMatch(entry) === null) await quarantine(entry.id, JSON.stringify(entry), why);
}

/** The damaged entries, the newest in front. */
export async function quarantinedEntries(): Promise<QuarantinedEntry[]> {
  const stored = (await (await database())?.getAll('aside')) ?? [];
  const entries = stored.flatMap(({ id, text, why, when }): QuarantinedEntry[] =>
    typeof text === 'string' && typeof why === 'string' && typeof when === 'number'
      ? [{ id, text, why, when }]
      : [],
  );
  return [...entries, ...inMemory.aside.values()].toSorted((one, other) => other.when - one.when);
}

const storedMatches = async (): Promise<StoredMatch[]> => [
  ...((await (await database())?.getAll('matches')) ?? []),
  ...inMemory.matches.values(),
];

async function writable(): Promise<IDBPDatabase<StoreSchema>> {
  const opened = await database();
  if (opened === null) throw new Error('no database');
  return opened;
}

async function remove(store: StoreName, id: string): Promise<void> {
  inMemory[store].delete(id);
  await (await database())?.delete(store, id);
  storeChanges.value++;
}

import { signal } from '@preact/signals';
import type { JsonObject } from '@tischrunde/engine';
import type { DBSchema, IDBPDatabase } from 'idb';
import type { Sitter } from '../session/table.ts';

/** A match as it is kept: its transcript, and who sat where. */
export interface SavedMatch {
  readonly id: string;
  readonly transcript: JsonObject;
  readonly sitters: readonly Sitter[];
  /** When it began and when it was played last, in milliseconds since 1970. */
  readonly began: number;
  readonly touched: number;
  readonly over: boolean;
  readonly notes?: PuzzleNotes;
}

/** What is written beside a puzzle; the referee knows nothing of it. */
export interface PuzzleNotes {
  /** How long somebody has been at it. */
  readonly seconds: number;
  /** Where no tile can lie, by the names of pairs of cells. */
  readonly marks: readonly string[];
}

/** Something that is no match any more, kept as it was found. */
export interface QuarantinedEntry {
  readonly id: string;
  readonly text: string;
  readonly why: string;
  readonly when: number;
}

interface StoreSchema extends DBSchema {
  matches: { key: string; value: SavedMatch };
  aside: { key: string; value: QuarantinedEntry };
}

type StoreName = 'matches' | 'aside';

/** Grows whenever something was kept or forgotten, for whoever shows a list. */
export const storeChanges = signal(0);

/** Where a browser keeps nothing (some do not in private windows), matches last as long as the page. */
const inMemory = { matches: new Map<string, SavedMatch>(), aside: new Map<string, QuarantinedEntry>() };

let opening: Promise<IDBPDatabase<StoreSchema> | null> | null = null;

function database(): Promise<IDBPDatabase<StoreSchema> | null> {
  opening ??= open();
  return opening;
}

async function open(): Promise<IDBPDatabase<StoreSchema> | null> {
  if (globalThis.indexedDB === undefined) return null;
  try {
    const { openDB } = await import('idb');
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

export const saveMatch = (match: SavedMatch): Promise<void> => put('matches', match);

export const loadMatch = async (id: string): Promise<SavedMatch | undefined> => {
  const found = await (await database())?.get('matches', id);
  return found ?? inMemory.matches.get(id);
};

/** All matches, those played last in front. */
export async function savedMatches(): Promise<SavedMatch[]> {
  const matches = (await allEntries()).filter(isSavedMatch);
  return matches.toSorted((one, other) => other.touched - one.touched);
}

/** Takes out of the way what lies among the matches and is none any more. */
export async function quarantineDamaged(why: string): Promise<void> {
  for (const thing of await allEntries())
    if (!isSavedMatch(thing)) await quarantine(thing.id, JSON.stringify(thing), why);
}

const allEntries = async (): Promise<SavedMatch[]> => [
  ...((await (await database())?.getAll('matches')) ?? []),
  ...inMemory.matches.values(),
];

const kinds: readonly string[] = ['person', 'easy', 'medium', 'strong'] satisfies Sitter['plays'][];

/** Whether something that was kept is still whole; whether it was played by the rules is for the referee to say. */
export function isSavedMatch({ transcript, sitters, began, touched, over }: Partial<SavedMatch>): boolean {
  return (
    isRecord(transcript) &&
    Array.isArray(transcript.moves) &&
    Array.isArray(sitters) &&
    sitters.length === transcript.players &&
    sitters.every(
      (sitter) => isRecord(sitter) && typeof sitter.name === 'string' && kinds.includes(String(sitter.plays)),
    ) &&
    typeof began === 'number' &&
    typeof touched === 'number' &&
    typeof over === 'boolean'
  );
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

export async function quarantinedEntries(): Promise<QuarantinedEntry[]> {
  const all = [...((await (await database())?.getAll('aside')) ?? []), ...inMemory.aside.values()];
  return all.toSorted((one, other) => other.when - one.when);
}

export const wasPlayed = ({ transcript: { moves } }: SavedMatch): boolean =>
  Array.isArray(moves) && moves.length > 0;

/** Matches that were opened once and never begun are no use to anybody the day after. */
export async function deleteUnplayed(now: number): Promise<void> {
  for (const match of await savedMatches()) {
    if (!wasPlayed(match) && match.touched < now - 86_400_000) await deleteMatch(match.id);
  }
}

export const deleteMatch = (id: string): Promise<void> => remove('matches', id);
export const deleteQuarantined = (id: string): Promise<void> => remove('aside', id);

/** Takes what is no match out of the way, without losing it. */
export async function quarantine(id: string, text: string, why: string): Promise<void> {
  await put('aside', { id, text, why, when: Date.now() });
  await deleteMatch(id);
}

async function put(drawer: 'matches', thing: SavedMatch): Promise<void>;
async function put(drawer: 'aside', thing: QuarantinedEntry): Promise<void>;
async function put(drawer: StoreName, thing: SavedMatch | QuarantinedEntry): Promise<void> {
  try {
    const there = await database();
    if (there === null) throw new Error('nothing can be kept here');
    await there.put(drawer, thing);
  } catch {
    if ('transcript' in thing) inMemory.matches.set(thing.id, thing);
    else inMemory.aside.set(thing.id, thing);
  }
  storeChanges.value++;
}

async function remove(drawer: StoreName, id: string): Promise<void> {
  inMemory[drawer].delete(id);
  await (await database())?.delete(drawer, id);
  storeChanges.value++;
}

/** Lets the browser save a transcript as a file. */
export function saveToFile(transcript: JsonObject): void {
  const day = new Date().toISOString().slice(0, 10);
  saveTextToFile(
    `${JSON.stringify(transcript, null, 2)}\n`,
    `tischrunde-${String(transcript.game)}-${day}.json`,
  );
}

export function saveTextToFile(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // Some browsers start reading only after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

import { signal } from '@preact/signals';
import type { JsonObject } from '@tischrunde/engine';
import type { DBSchema, IDBPDatabase } from 'idb';
import type { Sitter } from '../session/table.ts';

/** A match as it is kept: its transcript, and who sat where. */
export interface Kept {
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
export interface SetAside {
  readonly id: string;
  readonly text: string;
  readonly why: string;
  readonly when: number;
}

interface Drawers extends DBSchema {
  matches: { key: string; value: Kept };
  aside: { key: string; value: SetAside };
}

type Drawer = 'matches' | 'aside';

/** Grows whenever something was kept or forgotten, for whoever shows a list. */
export const keptChanges = signal(0);

/** Where a browser keeps nothing (some do not in private windows), matches last as long as the page. */
const inMemory = { matches: new Map<string, Kept>(), aside: new Map<string, SetAside>() };

let opening: Promise<IDBPDatabase<Drawers> | null> | null = null;

function database(): Promise<IDBPDatabase<Drawers> | null> {
  opening ??= open();
  return opening;
}

async function open(): Promise<IDBPDatabase<Drawers> | null> {
  if (globalThis.indexedDB === undefined) return null;
  try {
    const { openDB } = await import('idb');
    return await openDB<Drawers>('tischrunde', 1, {
      upgrade(created) {
        created.createObjectStore('matches', { keyPath: 'id' });
        created.createObjectStore('aside', { keyPath: 'id' });
      },
    });
  } catch {
    return null;
  }
}

export const keep = (match: Kept): Promise<void> => put('matches', match);

export const load = async (id: string): Promise<Kept | undefined> => {
  const found = await (await database())?.get('matches', id);
  return found ?? inMemory.matches.get(id);
};

/** All matches, those played last in front. */
export async function keptMatches(): Promise<Kept[]> {
  const matches = (await everythingKept()).filter(isKept);
  return matches.toSorted((one, other) => other.touched - one.touched);
}

/** Takes out of the way what lies among the matches and is none any more. */
export async function setDamagedAside(why: string): Promise<void> {
  for (const thing of await everythingKept())
    if (!isKept(thing)) await setAside(thing.id, JSON.stringify(thing), why);
}

const everythingKept = async (): Promise<Kept[]> => [
  ...((await (await database())?.getAll('matches')) ?? []),
  ...inMemory.matches.values(),
];

const kinds: readonly string[] = ['person', 'easy', 'medium', 'strong'] satisfies Sitter['plays'][];

/** Whether something that was kept is still whole; whether it was played by the rules is for the referee to say. */
export function isKept({ transcript, sitters, began, touched, over }: Partial<Kept>): boolean {
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

export async function keptAside(): Promise<SetAside[]> {
  const all = [...((await (await database())?.getAll('aside')) ?? []), ...inMemory.aside.values()];
  return all.toSorted((one, other) => other.when - one.when);
}

export const wasPlayed = ({ transcript: { moves } }: Kept): boolean =>
  Array.isArray(moves) && moves.length > 0;

/** Matches that were opened once and never begun are no use to anybody the day after. */
export async function tidy(now: number): Promise<void> {
  for (const match of await keptMatches()) {
    if (!wasPlayed(match) && match.touched < now - 86_400_000) await forget(match.id);
  }
}

export const forget = (id: string): Promise<void> => remove('matches', id);
export const forgetAside = (id: string): Promise<void> => remove('aside', id);

/** Takes what is no match out of the way, without losing it. */
export async function setAside(id: string, text: string, why: string): Promise<void> {
  await put('aside', { id, text, why, when: Date.now() });
  await forget(id);
}

async function put(drawer: 'matches', thing: Kept): Promise<void>;
async function put(drawer: 'aside', thing: SetAside): Promise<void>;
async function put(drawer: Drawer, thing: Kept | SetAside): Promise<void> {
  try {
    const there = await database();
    if (there === null) throw new Error('nothing can be kept here');
    await there.put(drawer, thing);
  } catch {
    if ('transcript' in thing) inMemory.matches.set(thing.id, thing);
    else inMemory.aside.set(thing.id, thing);
  }
  keptChanges.value++;
}

async function remove(drawer: Drawer, id: string): Promise<void> {
  inMemory[drawer].delete(id);
  await (await database())?.delete(drawer, id);
  keptChanges.value++;
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

import type { Config } from './config.ts';
import { newMatchSecret } from './live/match-secret.ts';
import { isBroken } from './live/quarantine.ts';
import { openStore } from './store/open-store.ts';
import type { Store } from './store/store.ts';
import type { EventOf } from './table/events.ts';
import { fileToStore } from './table/match-file.ts';
import { entryOf, stateOf } from './table/replay.ts';
import { rowOf } from './table/row.ts';

/** More matches than are played at a table between a backup and its restoration: no two matches of a table have the same number. */
const skippedMatches = 100;

/** How often a table is tried that another process writes to. */
const mostTries = 5;

/**
 * Makes a store that was restored from a backup fit to be used: what happened after the backup is gone from it, but people have seen it. Says
 * what it did.
 */
export async function restore({ databaseUrl, data }: Config): Promise<string> {
  return restoreAndClose(await openStore(databaseUrl, data));
}

/** The same with an open store. */
export async function restoreAndClose(store: Store): Promise<string> {
  try {
    const { epoch, tables, ended, broken } = await restoreStore(store);
    const sentences = [
      `Epoch ${epoch} has begun: every client is shown its tables anew.`,
      `${tables} tables begin anew; ${ended} matches that were under way have ended.`,
      ...broken.map((table) => `The log of table ${table} is broken; nobody can use that table.`),
    ];
    return sentences.join('\n');
  } finally {
    await store.close();
  }
}

interface Restored {
  readonly epoch: number;
  readonly tables: number;
  /** Matches that were under way. */
  readonly ended: number;
  /** Tables whose log is broken. */
  readonly broken: readonly string[];
}

/**
 * Begins an epoch that no client has seen, also if the same backup is restored twice. No match goes on or begins with a secret that may have
 * been revealed after the backup.
 */
export async function restoreStore(store: Store): Promise<Restored> {
  const epoch = Math.max((await store.epoch()) + 1, Date.now());
  await store.begin(epoch);
  let tables = 0;
  let ended = 0;
  const broken: string[] = [];
  for await (const table of allTables(store)) {
    try {
      if (await beginAnew(store, table)) ended++;
      tables++;
    } catch (error) {
      if (!isBroken(error)) throw error;
      broken.push(table);
    }
  }
  return { epoch, tables, ended, broken };
}

async function* allTables(store: Store): AsyncGenerator<string> {
  let last = '';
  for (;;) {
    const some = await store.tables(last, 100);
    yield* some;
    const next = some.at(-1);
    if (next === undefined) return;
    last = next;
  }
}

/** True if a match was under way. */
async function beginAnew(store: Store, table: string): Promise<boolean> {
  for (let tries = 0; tries < mostTries; tries++) {
    const state = stateOf(table, await store.read(table, 0));
    if (state === null) return false;
    const wasPlaying = state.phase === 'playing';
    // Keeps the file of the match on the table if that was finished.
    const file = fileToStore(state);
    if (file !== null) await store.attach(table, 'match', state.match - 1, file, 0);
    const event: EventOf<'restored'> = {
      at: Date.now(),
      kind: 'restored',
      match: state.match + skippedMatches,
      next: newMatchSecret(),
    };
    state.apply(event);
    const { hash: after } = state;
    if (await store.append({ table, after, ...entryOf(state, event), row: rowOf(state) })) return wasPlaying;
  }
  throw new Error(`other processes write to table ${table}: stop them first`);
}

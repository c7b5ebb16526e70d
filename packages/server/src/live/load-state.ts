import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Store } from '../store/store.ts';
import { isDamaged } from '../store/store-error.ts';
import { BrokenLog } from '../table/chain.ts';
import { checkpointOf, stateFrom } from '../table/checkpoint.ts';
import type { LogEntry } from '../table/log.ts';
import { applyEntry, stateOf } from '../table/replay.ts';
import type { TableState } from '../table/state.ts';

/** A state is stored after so many events. The last two are kept, for a process that is behind. */
const storedEvery = 500;
/** Entries that are read at once. */
const page = 500;
/** How long a replay may go on before others get their turn. Milliseconds. */
const slice = 5;

/**
 * Whether the state after an event is stored: now and then, so that `loadState` has few events to replay. Tables that began together do it after
 * different numbers of events, or all others would wait for them.
 */
export const isStateStored = ({ id, number }: Pick<TableState, 'id' | 'number'>): boolean =>
  number % storedEvery === offsetOf(id);

function offsetOf(table: string): number {
  let offset = 0;
  for (let index = 0; index < table.length; index++)
    offset = (31 * offset + table.charCodeAt(index)) % storedEvery;
  return offset;
}

export async function storeState(store: Store, state: TableState): Promise<void> {
  const { id, number } = state;
  await store.attach(id, 'state', number, checkpointOf(state), number - storedEvery);
}

/** The state of a table after an event, or after its last one; null if there is no such table. Throws `BrokenLog`. */
export async function loadState(
  store: Store,
  table: string,
  upTo = Number.MAX_SAFE_INTEGER,
): Promise<TableState | null> {
  const stored = await storedState(store, table, upTo);
  if (stored !== null) {
    try {
      return await replayed(store, table, stored, upTo);
    } catch (error) {
      // The log decides, not what was stored beside it.
      if (!(error instanceof BrokenLog)) throw error;
    }
  }
  return replayed(store, table, null, upTo);
}

async function storedState(store: Store, table: string, upTo: number): Promise<TableState | null> {
  try {
    const text = await store.attached(table, 'state', Math.min(upTo, 2 ** 31 - 1));
    return text === null ? null : stateFrom(table, text);
  } catch (error) {
    // What is damaged beside the log can be done without.
    if (isDamaged(error)) return null;
    throw error;
  }
}

async function replayed(
  store: Store,
  table: string,
  from: TableState | null,
  upTo: number,
): Promise<TableState | null> {
  let state = from;
  let since = performance.now();
  for (;;) {
    const entries = await store.read(table, state?.number ?? 0, page);
    for (const entry of entries.filter(({ number }) => number <= upTo)) {
      state = next(table, state, entry);
      if (performance.now() - since < slice) continue;
      await nextTurn();
      since = performance.now();
    }
    if (entries.length < page || (state?.number ?? 0) >= upTo) return state;
  }
}

function next(table: string, state: TableState | null, entry: LogEntry): TableState | null {
  if (state === null) return stateOf(table, [entry]);
  applyEntry(state, entry);
  return state;
}

import { longestPage } from '../limits.ts';
import type { Store } from '../store/store.ts';
import { isDamaged } from '../store/store-error.ts';
import { BrokenLog } from '../table/chain.ts';
import { checkpointOf, stateFrom } from '../table/checkpoint.ts';
import { dealAhead } from '../table/deal-ahead.ts';
import type { LogEntry } from '../table/log.ts';
import { applyEntry, stateOf } from '../table/replay.ts';
import type { TableState } from '../table/state.ts';
import { slicedWork } from './sliced-work.ts';

/** Entries that are read at once. */
const page = 500;
/** After a replay that took longer than this the state is stored, so that it is not done again. Milliseconds. */
const longReplay = 20;

/** Whether the state after an event is stored: now and then, so that `loadState` has little to replay. */
export const isStateStored = ({ number, milestones }: Pick<TableState, 'number' | 'milestones'>): boolean =>
  number === milestones.last;

/** The last two are kept, for a process that is behind. */
export async function storeState(store: Store, state: TableState): Promise<void> {
  const { id, number, milestones } = state;
  await store.attach(id, 'state', number, checkpointOf(state), milestones.beforeLast);
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
    if (text === null) return null;
    let state: TableState | null = null;
    await slicedWork.do(() => {
      state = stateFrom(table, text);
      return false;
    });
    return state;
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
  let took = 0;
  // The event from which a stored state comes is read, too.
  let after = from === null ? 0 : from.number - 1;
  for (let isFirst = true; ; isFirst = false) {
    const entries = await store.read(table, after, page, longestPage);
    if (isFirst && from !== null) checkOrigin(from, entries[0]);
    const known = state?.number ?? 0;
    const due = entries.filter(({ number }) => number > known && number <= upTo);
    const steps = replaying(table, state, due);
    await slicedWork.do(() => {
      const since = performance.now();
      const { done, value } = steps.next();
      took += performance.now() - since;
      if (done) state = value;
      return !done;
    });
    after = state?.number ?? 0;
    if (isLast(entries) || after >= upTo) break;
  }
  if (state !== null && took > longReplay) storeState(store, state).catch(() => {});
  return state;
}

/** Throws `BrokenLog` if a stored state is of a past that the log no longer has. Logs begun before there were hashes have none. */
function checkOrigin({ id, number, hash, isChained }: TableState, entry: LogEntry | undefined): void {
  if (entry?.number !== number || entry.hash !== (isChained ? hash : ''))
    throw new BrokenLog(`table ${id}: the stored state is not the one after event ${number}`);
}

/** Whether there is nothing behind a page: it is neither full nor long. */
const isLast = (entries: readonly LogEntry[]): boolean =>
  entries.length < page &&
  entries.reduce((size, { event }) => size + Buffer.byteLength(event), 0) < longestPage;

function* replaying(
  table: string,
  from: TableState | null,
  entries: readonly LogEntry[],
): Generator<undefined, TableState | null> {
  let state = from;
  for (const entry of entries) {
    if (state === null) state = stateOf(table, [entry]);
    else {
      yield* dealAhead(state, entry.event);
      applyEntry(state, entry);
    }
    yield;
  }
  return state;
}

import { reasonOf } from '../error-reason.ts';
import { BrokenLog, chainHash, nextHash } from './chain.ts';
import { readEvent, type TableEvent } from './events.ts';
import type { LogEntry } from './log.ts';
import { TableState } from './state.ts';

/** The state of a table after its log; null for an empty log. Throws `BrokenLog` if the log is damaged or does not follow the rules. */
export function stateOf(table: string, log: readonly LogEntry[]): TableState | null {
  const [first, ...rest] = log;
  if (first === undefined) return null;
  const state = opening(table, first);
  for (const entry of rest) applyEntry(state, entry);
  return state;
}

/** Checks and applies the next entry of a log. Throws `BrokenLog`, after which the state is undefined. */
export function applyEntry(state: TableState, entry: LogEntry): void {
  const hash = nextHash(state.id, state, entry);
  orBroken(state.id, entry, () => state.apply(readEvent(entry.event)));
  state.link(hash, entry.hash !== '');
}

/** The entry of an event that was just applied to a state, with its hash. */
export function entryOf(state: TableState, event: TableEvent): LogEntry {
  const text = JSON.stringify(event);
  const { number } = state;
  const hash = chainHash(number === 1 ? state.id : state.hash, number, text);
  state.link(hash, true);
  return { number, event: text, hash };
}

function opening(table: string, entry: LogEntry): TableState {
  const hash = nextHash(table, { number: 0, hash: table, isChained: false }, entry);
  const state = orBroken(table, entry, () => {
    const opened = readEvent(entry.event);
    if (opened.kind !== 'opened') throw new Error(`it is not the opening, but ${opened.kind}`);
    return new TableState(table, opened);
  });
  state.link(hash, entry.hash !== '');
  return state;
}

/** Whatever an event breaks, it is the log that cannot be used. */
function orBroken<Value>(table: string, { number }: LogEntry, work: () => Value): Value {
  try {
    return work();
  } catch (error) {
    throw new BrokenLog(`table ${table}: event ${number} cannot be replayed: ${reasonOf(error)}`, {
      cause: error,
    });
  }
}

import { readEvent } from './events.ts';
import type { LogEntry } from './log.ts';
import { TableState } from './state.ts';

/** The state of a table after its log; null for an empty log. */
export function stateOf(table: string, log: readonly LogEntry[]): TableState | null {
  const [first, ...rest] = log;
  if (first === undefined) return null;
  const opened = readEvent(first.event);
  if (opened.kind !== 'opened') throw new Error(`the log of table ${table} begins with ${opened.kind}`);
  const state = new TableState(table, opened);
  for (const { event } of rest) state.apply(readEvent(event));
  return state;
}

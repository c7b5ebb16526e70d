import type { Change } from '@tischrunde/protocol';
import { readEvent } from './events.ts';
import type { LogEntry } from './log.ts';
import { stateOf } from './replay.ts';
import { applyEvent, heardOf, patchOf, snapshotOf } from './scene.ts';

/** What a reconnecting guest missed after an event: the very changes it would have been told, computed again from the log. */
export function missedChanges(
  table: string,
  log: readonly LogEntry[],
  after: number,
  guest: string,
): readonly Change[] {
  const state = stateOf(table, log.slice(0, after));
  if (state === null) return [];
  let before = snapshotOf(state, state.seatOf(guest));
  return log.slice(after).map(({ number, event: text }): Change => {
    const event = applyEvent(state, readEvent(text));
    const snapshot = snapshotOf(state, state.seatOf(guest));
    const events = heardOf(state, event, snapshot);
    const patch = patchOf(state, event, before, snapshot);
    before = snapshot;
    return { number, event, events, patch };
  });
}

import type { Change } from '@tischrunde/protocol';
import { readEvent } from './events.ts';
import type { LogEntry } from './log.ts';
import { stateOf } from './replay.ts';
import { applyEvent, heardOf, patchOf, snapshotOf } from './scene.ts';
import { isKeptFrom, viewpointOf } from './viewpoint.ts';

/** What a reconnecting guest missed after an event: the very changes it would have been told, computed again from the log. */
export function missedChanges(
  table: string,
  log: readonly LogEntry[],
  after: number,
  guest: string,
): readonly Change[] {
  const state = stateOf(table, log.slice(0, after));
  if (state === null) return [];
  let viewpoint = viewpointOf(state, guest);
  let before = snapshotOf(state, viewpoint);
  return log.slice(after).flatMap(({ number, event: text }): Change[] => {
    const outside = viewpoint === 'outside' ? { after: state.outsideNumber } : {};
    const event = applyEvent(state, readEvent(text));
    const viewpointNow = viewpointOf(state, guest);
    if (isKeptFrom(viewpoint, viewpointNow, event.kind)) return [];
    viewpoint = viewpointNow;
    const snapshot = snapshotOf(state, viewpoint);
    const events = heardOf(state, event, snapshot);
    const patch = patchOf(state, event, before, snapshot);
    before = snapshot;
    return [{ number, ...outside, event, events, patch }];
  });
}

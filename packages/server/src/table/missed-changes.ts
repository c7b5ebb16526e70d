import type { Change, Scene } from '@tischrunde/protocol';
import { readEvent } from './events.ts';
import type { LogEntry } from './log.ts';
import { stateOf } from './replay.ts';
import { applyEvent, sceneOf, scenePatch } from './scene.ts';

/** What a reconnecting guest missed after an event: the very changes it would have been told, computed again from the log. */
export function missedChanges(
  table: string,
  log: readonly LogEntry[],
  after: number,
  guest: string,
): readonly Change[] {
  const state = stateOf(table, log.slice(0, after));
  if (state === null) return [];
  let before: Scene = sceneOf(state, state.seatOf(guest));
  return log.slice(after).map(({ number, event }) => {
    const told = applyEvent(state, readEvent(event));
    const scene = sceneOf(state, state.seatOf(guest));
    const patch = scenePatch(before, scene);
    before = scene;
    return { number, event: told, patch };
  });
}

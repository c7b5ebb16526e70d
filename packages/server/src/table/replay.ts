import type { Change, MatchFile, Scene } from '@tischrunde/protocol';
import type { Kept } from '../store/store.ts';
import { readEvent } from './events.ts';
import { applyTold, patchOfScenes, sceneOf } from './scene.ts';
import { TableState } from './state.ts';

/** A table as its whole log says it is; null for an empty log. */
export function stateOf(table: string, log: readonly Kept[]): TableState | null {
  const [first, ...rest] = log;
  if (first === undefined) return null;
  const opened = readEvent(first.event);
  if (opened.kind !== 'opened') throw new Error(`the log of table ${table} begins with ${opened.kind}`);
  const state = new TableState(table, opened);
  for (const { event } of rest) state.apply(readEvent(event));
  return state;
}

/** What a guest was told of everything after a number; computed from the log, and the same as it was then. */
export function changesAfter(
  table: string,
  log: readonly Kept[],
  after: number,
  guest: string,
): readonly Change[] {
  const state = stateOf(table, log.slice(0, after));
  if (state === null) return [];
  let before: Scene = sceneOf(state, state.seatOf(guest));
  return log.slice(after).map(({ number, event }) => {
    const told = applyTold(state, readEvent(event));
    const scene = sceneOf(state, state.seatOf(guest));
    const patch = patchOfScenes(before, scene);
    before = scene;
    return { number, event: told, patch };
  });
}

/** A finished match, found in the log; null where there is none of that number. */
export function fileOf(table: string, log: readonly Kept[], match: number): MatchFile | null {
  const end = log.findIndex(({ event }) => {
    const read = readEvent(event);
    return read.kind === 'ended' && read.match === match;
  });
  const state = end < 0 ? null : stateOf(table, log.slice(0, end + 1));
  if (state === null || state.running === null || state.revealed === null) return null;
  return state.running.file(table, state.revealed);
}

import type { MatchFile } from '@tischrunde/protocol';
import { readEvent } from './events.ts';
import type { LogEntry } from './log.ts';
import { stateOf } from './replay.ts';
import { mayHaveFile } from './viewpoint.ts';

/** The file of a finished match, from the log; null where no match of that number is finished, or the guest may not see it. */
export function matchFile(
  table: string,
  log: readonly LogEntry[],
  match: number,
  guest: string,
): MatchFile | null {
  const end = log.findIndex(({ event }) => {
    const read = readEvent(event);
    return read.kind === 'ended' && read.match === match;
  });
  const state = end < 0 ? null : stateOf(table, log.slice(0, end + 1));
  if (state === null || state.running === null || state.revealed === null) return null;
  return mayHaveFile(state, guest) ? state.running.file(table, state.revealed) : null;
}

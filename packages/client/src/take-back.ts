import { isCorrectable, teaches } from '@tischrunde/engine';
import type { Change, Happening, Scene } from '@tischrunde/protocol';

/**
 * Whether a guest may ask to take the last move back, after some changes: it is their own, or only bots have moved since, and it has shown
 * nothing hidden. The server decides; this is for a button that is there only where it makes sense.
 */
export function mayTakeBack(before: boolean, changes: readonly Change[], { table, seen }: Scene): boolean {
  if (seen === null || seen.seat === null || table.phase !== 'playing') return false;
  const { seat, view } = seen;
  if (view.phase !== 'play' || view.turn === null || view.players === 1) return false;
  const isLearnt = (isSeen: boolean): boolean => isSeen && !table.takesBack;
  let may = before;
  for (const { event, events } of changes) {
    if (event.kind === 'moved' && event.by === 'player')
      may = event.seat === seat && !isLearnt(!isCorrectable(events, seat));
    else if (event.kind === 'moved' && event.by === 'bot') may &&= !isLearnt(teaches(events, seat));
    else if (ends.has(event.kind)) may = false;
  }
  return may;
}

/** What happens at a table after which nobody asks, or asks again. */
const ends: ReadonlySet<Happening['kind']> = new Set([
  'moved',
  'undoAsked',
  'takenBack',
  'started',
  'restored',
]);

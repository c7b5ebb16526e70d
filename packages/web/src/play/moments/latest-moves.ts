import type { Event } from '@tischrunde/engine';
import type { Newest } from '../../board/board-props.ts';
import { colourOf } from '../avatar.tsx';
import { laidPieces, sinceDeal } from '../motion/moved-pieces.ts';

/** What happened since the last turn of a seat; for a spectator, the newest events. Who has drawn is still in the same turn. */
export function sinceMoveOf(seat: number | null, events: readonly Event[]): readonly Event[] {
  const round = sinceDeal(events);
  if (seat === null) return round.slice(-forSpectators);
  const before = round.slice(0, round.findLastIndex((event) => !isDrawOf(seat, event)) + 1);
  return round.slice(before.findLastIndex((event) => isMoveOf(seat, event)) + 1);
}

const isDrawOf = (seat: number, event: Event): boolean => event.type === 'drew' && event.seat === seat;

/** How many of the newest events a spectator is reminded of. */
const forSpectators = 8;

/** Whether a seat decided to do something, as opposed to having something done to it. */
function isMoveOf(seat: number, event: Event): boolean {
  if (!('seat' in event) || event.seat !== seat) return false;
  switch (event.type) {
    case 'skipped':
    case 'asked':
    case 'tookBlindly':
    case 'turnedUp':
    case 'reshuffled':
    case 'scored':
      return false;
    default:
      return true;
  }
}

/** The pieces of the last lay, in the colour of the player who laid them; null before the first. */
export function newestIn(events: readonly Event[]): Newest | null {
  const last = sinceDeal(events).findLast((event) => laidPieces([event]).some(({ seat }) => seat !== null));
  if (last === undefined) return null;
  const pieces = laidPieces([last]);
  const { seat } = pieces[0];
  return seat === null ? null : { keys: pieces.map(({ key }) => key), colour: colourOf(seat) };
}

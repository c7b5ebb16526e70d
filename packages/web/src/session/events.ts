import type { Json, JsonObject, View } from '@tischrunde/engine';
import type { Happened } from './table.ts';

/** A move with its events, derived from the views of the front seat before and after it. */
export function withEvents(seat: number, move: JsonObject, before: View, after: View): Happened {
  const got = seat === after.seat ? newIn(before.hands[seat], after.hands[seat]) : [];
  return { seat, move, events: eventsBetween(seat, move, before, after), got };
}

function eventsBetween(seat: number, move: JsonObject, before: View, after: View): readonly JsonObject[] {
  if (move.type === 'flip') return flipped(seat, Number(move.cell), before, after);
  if (move.type === 'return') return [{ seat, type: 'return', tile: outer(seat, move.side, before) }];
  // A new round starts a new log.
  if (after.round !== before.round) return [];
  return logOf(after).slice(logOf(before).length);
}

/** The public log of the round, in games that have one. */
export const logOf = ({ log }: View): readonly JsonObject[] =>
  Array.isArray(log) ? (log as readonly JsonObject[]) : [];

/** The tile turned up and, after the second one, whether they are a pair. */
function flipped(seat: number, cell: number, before: View, after: View): JsonObject[] {
  const isSecond = listOf(before.up).length === 1;
  const isPair = listOf(after.up).length === 0;
  const flip = { seat, type: 'flip', tile: listOf(after.grid)[cell] };
  return isSecond ? [flip, { seat, type: isPair ? 'pair' : 'noPair' }] : [flip];
}

/** The tile at the end of a chain. */
const outer = (seat: number, side: Json | undefined, { chains }: View): Json =>
  listOf(listOf(chains)[seat]).at(side === 'left' ? 0 : -1) ?? '';

const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

/** The new pieces of a hand; a player can hold a card twice. */
function newIn(before: View['hands'][number], after: View['hands'][number]): string[] {
  if (typeof before === 'number' || typeof after === 'number') return [];
  const known = [...before];
  return after.filter((piece) => {
    const at = known.indexOf(piece);
    if (at >= 0) known.splice(at, 1);
    return at < 0;
  });
}

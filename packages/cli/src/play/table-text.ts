import type { MoveText, View } from '@tischrunde/engine';
import { handOf } from '../io/json-access.ts';
import { bold, columns } from '../io/output.ts';
import type { Face } from './faces/face.ts';
import { counted, seatName } from './grammar.ts';

/** The table as the seat of a view sees it. */
export function showTable(face: Face, view: View): string[] {
  const rows = view.hands.map((_, seat) => seatRow(face, view, seat));
  const hand = handOf(view, view.seat).join('  ') || '-';
  return [
    '',
    ...face.table(view),
    ...columns('llll', rows),
    ...(face.piece === null ? [] : [bold(`Your hand: ${hand}`)]),
  ];
}

/** The moves with their numbers; of many only the first ones. */
export function showMoves({ describe, listed = 20 }: Face, view: View, moves: readonly MoveText[]): string[] {
  const shown = moves.length <= listed + 1 ? moves : moves.slice(0, listed);
  const more = moves.length - shown.length;
  return [
    ...shown.map((move, index) => `${`${index + 1}`.padStart(4)}  ${describe(move, view)}`),
    ...(more === 0 ? [] : [`   …  and ${more} more; type one`]),
  ];
}

function seatRow({ piece, before }: Face, view: View, seat: number): string[] {
  const hand = view.hands[seat];
  const count = typeof hand === 'number' ? hand : hand.length;
  const open = seat === view.seat || typeof hand === 'number' ? '' : ` (${hand.join('  ')})`;
  const points = view.scores === null ? 'points secret' : counted(view.scores[seat], 'point');
  return [
    seatName(view, seat),
    ...(piece === null ? [points] : [counted(count, piece), points + open]),
    ...(before === undefined ? [] : [before(view, seat)]),
  ];
}

import type { Seat } from '../core/seat.ts';
import { high, isDouble, low } from '../pieces/dominoes.ts';
import { type DominanzMove, moveOf } from './move.ts';
import { type DominanzState, highest, isEmptyRow, lastShowing, opponentOf, tiles } from './state.ts';

export function legalMoves(state: DominanzState, seat: Seat, into: DominanzMove[]): number {
  if (seat !== state.turn) return 0;
  let count = 0;
  for (let bits = state.left; bits !== 0; bits &= bits - 1) {
    const index = 31 - Math.clz32(bits & -bits);
    const tile = tiles[index];
    into[count++] = moveOf(index, high[tile], false);
    if (!isDouble(tile)) into[count++] = moveOf(index, low[tile], false);
  }
  if (state.prescribed) return count;
  const opponent = opponentOf(seat);
  for (let row = 1; row <= highest; row++) {
    const index = lastShowing(state, row);
    if (index >= 0 && isEmptyRow(state, opponent, row)) into[count++] = moveOf(index, row, true);
  }
  return count;
}

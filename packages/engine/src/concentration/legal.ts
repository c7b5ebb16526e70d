import { nobody, type Seat } from '../core/seat.ts';
import { type ConcentrationMove, type ConcentrationState, secondFlipIsDue } from './state.ts';

export function legalFlips(state: ConcentrationState, seat: Seat, into: ConcentrationMove[]): number {
  if (seat !== state.turn) return 0;
  const { takers } = state;
  const turned = secondFlipIsDue(state) ? state.up[0] : -1;
  let count = 0;
  for (let cell = 0; cell < takers.length; cell++) {
    if (takers[cell] === nobody && cell !== turned) into[count++] = cell;
  }
  return count;
}

import type { JsonObject } from '../core/json.ts';
import { accept, badField, type Judged, noSuchMove, notOnTurn, refuse } from '../core/refusal.ts';
import { nobody, type Seat } from '../core/seat.ts';
import { type ConcentrationMove, type ConcentrationState, secondFlipIsDue } from './state.ts';

export function judgeFlip(
  state: ConcentrationState,
  seat: Seat,
  move: JsonObject,
): Judged<ConcentrationMove> {
  if (seat !== state.turn) return notOnTurn(state, seat);
  if (move.type !== 'flip') return noSuchMove(move.type, ['flip']);
  const { cell } = move;
  if (typeof cell !== 'number' || !Number.isInteger(cell)) return badField('cell', 'cell', cell);
  if (cell < 0 || cell >= state.grid.length) return refuse('table.piece', 'noSuchCell', { cell });
  if (state.takers[cell] !== nobody) return refuse('table.piece', 'cellTaken', { cell });
  if (secondFlipIsDue(state) && state.up[0] === cell) return refuse('concentration.turn', 'faceUp', { cell });
  return accept(cell);
}

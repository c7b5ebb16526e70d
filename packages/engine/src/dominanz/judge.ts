import type { JsonObject } from '../core/json.ts';
import {
  accept,
  badField,
  type Judged,
  noSuchMove,
  notOnTurn,
  type Refusal,
  refuse,
} from '../core/refusal.ts';
import type { Seat } from '../core/seat.ts';
import { high, low, readTile, tileName } from '../pieces/dominoes.ts';
import { type DominanzMove, moveOf } from './move.ts';
import { type DominanzState, highest, isEmptyRow, lastShowing, opponentOf, tiles } from './state.ts';

export function judgeMove(state: DominanzState, seat: Seat, move: JsonObject): Judged<DominanzMove> {
  if (seat !== state.turn) return notOnTurn(state, seat);
  if (move.type !== 'take' && move.type !== 'prescribe') return noSuchMove(move.type, ['take', 'prescribe']);
  const { row } = move;
  const tile = readTile(move.tile);
  if (tile === null) return badField('tile', 'domino', move.tile);
  if (typeof row !== 'number' || !Number.isInteger(row)) return badField('row', 'row', row);
  const index = tiles.indexOf(tile);
  if (index < 0) return refuse('table.piece', 'outsideValues', { value: highest });
  if (((state.left >> index) & 1) === 0)
    return refuse('table.piece', 'alreadyTaken', { tile: tileName(tile) });
  const prescribed = move.type === 'prescribe';
  if (row !== high[tile] && row !== low[tile]) {
    const rule = prescribed ? 'dominanz.prescribe' : 'dominanz.take';
    return refuse(rule, 'hasNoRow', { tile: tileName(tile), row });
  }
  return (prescribed ? whyNotPrescribed(state, seat, row) : null) ?? accept(moveOf(index, row, prescribed));
}

function whyNotPrescribed(state: DominanzState, seat: Seat, row: number): Refusal | null {
  if (state.prescribed) return refuse('dominanz.prescribe', 'onePrescribed');
  const opponent = opponentOf(seat);
  if (!isEmptyRow(state, opponent, row))
    return refuse('dominanz.prescribe', 'rowHasEntry', { opponent, row });
  return lastShowing(state, row) < 0 ? refuse('dominanz.prescribe', 'notTheLast', { value: row }) : null;
}

import type { MoveText } from '../core/game.ts';
import { tileName } from '../pieces/dominoes.ts';
import { tiles } from './state.ts';

/** Bit 0: it is prescribed; bits 1–3 the row, bits 4–8 the tile, numbered as in `left`. */
export type DominanzMove = number;

export const moveOf = (index: number, row: number, prescribed: boolean): DominanzMove =>
  (index << 4) | (row << 1) | (prescribed ? 1 : 0);
export const isPrescribed = (move: DominanzMove): boolean => (move & 1) === 1;
export const rowIn = (move: DominanzMove): number => (move >> 1) & 7;
export const indexIn = (move: DominanzMove): number => move >> 4;

export const writeMove = (move: DominanzMove): MoveText => ({
  type: isPrescribed(move) ? 'prescribe' : 'take',
  tile: tileName(tiles[indexIn(move)]),
  row: rowIn(move),
});

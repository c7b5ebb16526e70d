import type { MoveText } from '../core/game.ts';
import { type Tile, tileName } from '../pieces/dominoes.ts';
import { endName } from '../pieces/open-ends.ts';
import { isJoker } from './rules.ts';
import type { DominoState } from './state.ts';

/** A move as one number: bits 0–2 the kind, 3–10 the tile, 11–16 the index of the end, 17–20 the outward half. */
export type DominoMove = number;

const lays = 0;
export const locks = 1;
export const draws = 2;
export const passes = 3;

/** The index that means no end. */
export const noEnd = 63;

export const layMove = (tile: Tile, end: number, out: number): DominoMove =>
  lays | (tile << 3) | (end << 11) | (out << 17);

export const lockMove = (tile: Tile, end: number, out: number): DominoMove =>
  locks | (tile << 3) | (end << 11) | (out << 17);

export const kindOf = (move: DominoMove): number => move & 7;
export const tileIn = (move: DominoMove): Tile => (move >> 3) & 255;
export const endIn = (move: DominoMove): number => (move >> 11) & 63;
export const outIn = (move: DominoMove): number => (move >> 17) & 15;

export function writeMove(state: DominoState, move: DominoMove): MoveText {
  const kind = kindOf(move);
  if (kind === draws) return { type: 'draw' };
  if (kind === passes) return { type: 'pass' };
  const tile = tileIn(move);
  const written = { type: kind === locks ? 'lock' : 'lay', tile: tileName(tile) };
  if (endIn(move) === noEnd) return written;
  const placed = { ...written, at: endName(state.ends[endIn(move)]) };
  return isJoker(state.rules, tile) ? { ...placed, out: outIn(move) } : placed;
}

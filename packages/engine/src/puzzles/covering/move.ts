import type { Json } from '../../core/json.ts';
import type { Tile } from '../../pieces/dominoes.ts';
import type { Placing } from './tiling.ts';

/** Bit 0: the tile is lifted; bits 1–11 its placing, bits 12–19 the tile. Or `givesUp`. */
export type CoveringMove = number;

export const givesUp: CoveringMove = -1;

export const layOf = (tile: Tile, placing: Placing): CoveringMove => (tile << 12) | (placing << 1);
export const liftOf = (tile: Tile, placing: Placing): CoveringMove => layOf(tile, placing) | 1;

export const isLift = (move: CoveringMove): boolean => (move & 1) === 1;
export const placingIn = (move: CoveringMove): Placing => (move >> 1) & 0x7ff;
export const tileIn = (move: CoveringMove): Tile => move >> 12;

/** Reads two cell numbers, anywhere on the board; null for anything else. */
export function readCells(value: Json | undefined): readonly [number, number] | null {
  if (!Array.isArray(value) || value.length !== 2) return null;
  const [one, other]: readonly Json[] = value;
  return isWhole(one) && isWhole(other) ? [one, other] : null;
}

const isWhole = (value: Json): value is number => Number.isSafeInteger(value);

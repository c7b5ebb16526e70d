import type { DrawnPiece } from '../areas.ts';
import { halvesOf } from '../chain/tile-tree.ts';

/** The frame around an end of the chain: the outer half, or a whole double, which lies across. */
export interface TipFrame {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly width: number;
  readonly height: number;
}

export function tipFrame({ piece, x, y, angle, size }: DrawnPiece, shows: number): TipFrame {
  const [first, second] = halvesOf(piece);
  if (first === second) return { x, y, angle, width: size, height: 2 * size };
  const turned = (angle * Math.PI) / 180;
  const along = (second === shows ? 0.5 : -0.5) * size;
  return {
    x: x - Math.sin(turned) * along,
    y: y + Math.cos(turned) * along,
    angle,
    width: size,
    height: size,
  };
}

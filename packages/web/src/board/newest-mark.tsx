import { type Kind, kindOf } from '../pieces/piece.tsx';
import type { Newest } from './board-props.ts';

interface NewestMarkProps {
  readonly piece: string;
  readonly newest: Newest | null | undefined;
  readonly angle?: number;
}

/** Where the mark of a piece begins, and how far its corners are rounded: at the face of a card, in the gap around a tile, as far from the pips as it may. */
const outlines: Readonly<
  Record<Kind, { readonly width: number; readonly height: number; readonly radius: number }>
> = {
  domino: { width: 40.8, height: 80.8, radius: 9.4 },
  solo: { width: 90, height: 132, radius: 13 },
  solomino: { width: 80, height: 152, radius: 13 },
};

/** Of the frame with the light line around it. */
export const thickness = 4.2;

/**
 * A frame on a piece that was laid last, in the colour of its player; nothing on any other. It covers neither pips nor neighbours. A
 * light line around it keeps green apart from cloth, and brown from wood.
 */
export function NewestMark({ piece, newest, angle = 0 }: NewestMarkProps) {
  if (newest?.keys.includes(keyOf(piece)) !== true) return null;
  return (
    <g fill="none" pointer-events="none" transform={`rotate(${angle})`}>
      <rect {...frameIn(piece, thickness)} stroke="#fffbe8" />
      <rect {...frameIn(piece, thickness - 1.2, 0.7)} stroke={newest.colour} />
    </g>
  );
}

/** A frame as thick as this along the inside of the outline, or so far away from it. */
export function frameIn(piece: string, thickness: number, inset = 0) {
  const { width, height, radius } = outlines[kindOf(piece)];
  const inside = thickness + 2 * inset;
  return {
    x: (inside - width) / 2,
    y: (inside - height) / 2,
    width: width - inside,
    height: height - inside,
    rx: radius - inside / 2,
    'stroke-width': thickness,
  };
}

function keyOf(piece: string): string {
  const between = piece.includes('|') ? '|' : '-';
  return piece.split(between).toSorted().join(between);
}

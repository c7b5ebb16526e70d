import { type Kind, kindOf } from '../pieces/piece.tsx';
import type { Newest } from './board-props.ts';

interface NewestMarkProps {
  readonly piece: string;
  readonly newest: Newest | null | undefined;
  readonly angle?: number;
}

/** The faces of the pieces, and how far their corners are rounded. */
const faces: Readonly<
  Record<Kind, { readonly width: number; readonly height: number; readonly radius: number }>
> = {
  domino: { width: 38, height: 78, radius: 8 },
  solo: { width: 90, height: 132, radius: 13 },
  solomino: { width: 80, height: 152, radius: 13 },
};

/**
 * A frame on a piece that was laid last, in the colour of its player; nothing on any other. It stays inside the face, clear of the
 * pips: around it, it would cover the neighbours.
 */
export function NewestMark({ piece, newest, angle = 0 }: NewestMarkProps) {
  if (newest?.keys.includes(keyOf(piece)) !== true) return null;
  return (
    <g fill="none" pointer-events="none" transform={`rotate(${angle})`}>
      <rect {...frameIn(piece, 3.8)} stroke="#fff" />
      <rect {...frameIn(piece, 3)} stroke={newest.colour} />
    </g>
  );
}

/** A frame as thick as this along the inside of the edge. */
export function frameIn(piece: string, thickness: number) {
  const { width, height, radius } = faces[kindOf(piece)];
  return {
    x: (thickness - width) / 2,
    y: (thickness - height) / 2,
    width: width - thickness,
    height: height - thickness,
    rx: radius - thickness / 2,
    'stroke-width': thickness,
  };
}

function keyOf(piece: string): string {
  const between = piece.includes('|') ? '|' : '-';
  return piece.split(between).toSorted().join(between);
}

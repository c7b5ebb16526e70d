import type { Newest } from './board-props.ts';

interface NewestMarkProps {
  readonly piece: string;
  readonly newest: Newest | null | undefined;
  readonly width: number;
  readonly height: number;
  readonly angle?: number;
}

/** A frame around a piece that was laid last, in the colour of its player; nothing around any other. */
export function NewestMark({ piece, newest, width, height, angle = 0 }: NewestMarkProps) {
  if (newest?.keys.includes(keyOf(piece)) !== true) return null;
  return (
    <g fill="none" pointer-events="none" transform={`rotate(${angle})`}>
      <rect
        x={-width / 2}
        y={-height / 2}
        {...{ width, height }}
        rx={width / 4.5}
        stroke="#fff"
        stroke-width={5}
      />
      <rect
        x={-width / 2}
        y={-height / 2}
        {...{ width, height }}
        rx={width / 4.5}
        stroke={newest.colour}
        stroke-width={3}
      />
    </g>
  );
}

function keyOf(piece: string): string {
  const between = piece.includes('|') ? '|' : '-';
  return piece.split(between).toSorted().join(between);
}

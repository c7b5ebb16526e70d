import type { BoardProps } from '../board.ts';

interface DrawDebtProps extends Pick<BoardProps, 'view' | 'book'> {
  readonly x: number;
  readonly y: number;
  /** Of the text. */
  readonly size?: number;
}

/** How many cards are to be drawn by whoever cannot add to them. */
export function DrawDebt({ view, book, x, y, size = 17 }: DrawDebtProps) {
  const pending = Number(view.pending);
  if (pending === 0) return null;
  const text = book.say('table.debt', { count: pending });
  // Japanese signs are as wide as the text is high, others about half as wide.
  const width = [...text].reduce((sum, sign) => sum + (sign > '\u2fff' ? size : size * 0.55), 36);
  return (
    <g class="due" transform={`translate(${x} ${y})`}>
      <g class="due-pill">
        <rect x={-width / 2} y={-18} width={width} height={36} rx={18} />
        <text style={{ fontSize: `${size}px` }}>{text}</text>
      </g>
    </g>
  );
}

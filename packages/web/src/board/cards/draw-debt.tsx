import type { Book } from '@tischrunde/rulebook';

interface DrawDebtProps {
  readonly pending: number;
  readonly book: Book;
  readonly x: number;
  readonly y: number;
  /** The size of the text. */
  readonly size?: number;
}

/** How many cards the next player must draw or add to (solo.debt). */
export function DrawDebt({ pending, book, x, y, size = 17 }: DrawDebtProps) {
  if (pending === 0) return null;
  const text = book.say('table.debt', { count: pending });
  // Japanese characters are as wide as high, others about half as wide.
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

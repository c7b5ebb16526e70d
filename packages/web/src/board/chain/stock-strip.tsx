import type { DominoView } from '@tischrunde/engine';
import type { Book } from '@tischrunde/rulebook';
import type { ComponentChildren } from 'preact';
import { DominoBack } from '../../pieces/domino.tsx';

// The strip at the edge of the table shows the stock and, where ends score, their sum.

export const stripHeight = 44;

/** Whether the strip has something to show. */
export const hasStrip = ({ stock, endsSum }: DominoView): boolean => stock > 0 || endsSum !== undefined;

interface StockStripProps {
  readonly view: DominoView;
  readonly book: Book;
  readonly width: number;
  /** A button at the end of the strip. */
  readonly children?: ComponentChildren;
}

export function StockStrip({ view, book, width, children }: StockStripProps) {
  const { stock, drawable, endsSum } = view;
  const kept = stock - drawable;
  const narrow = width < 520;
  const tight = width < 300;
  // Next to the sum there is room for the number only.
  const brief = tight || (narrow && endsSum !== undefined);
  return (
    <div class="tiles-strip" data-tight={tight}>
      {stock > 0 && (
        <span class="tiles-stock">
          <Backs count={stock} kept={tight ? 0 : kept} most={tight ? 1 : brief ? 3 : narrow ? 6 : 12} />
          {brief && <span aria-hidden="true">{stock}</span>}
          <span class={brief ? 'unseen' : ''}>
            {book.say('table.stock', { count: stock })}
            {kept > 0 && <span class={narrow ? 'unseen' : ''}> · {book.say('table.reserve')}</span>}
          </span>
        </span>
      )}
      {endsSum !== undefined && view.ends.length > 0 && <EndsSum {...endsSum} book={book} />}
      {children}
    </div>
  );
}

/** The stock face down, with the reserve set apart. */
function Backs({
  count,
  kept,
  most,
}: {
  readonly count: number;
  readonly kept: number;
  readonly most: number;
}) {
  const shown = Math.min(count - kept, most);
  const places = [
    ...Array.from({ length: shown }, (_, index) => index * 9),
    ...Array.from({ length: kept }, (_, index) => (shown === 0 ? 0 : shown * 9 + 14) + index * 16),
  ];
  const wide = (places.at(-1) ?? 0) + 18;
  return (
    <svg width={wide} height={32} viewBox={`0 0 ${wide} 32`} data-stock aria-hidden="true">
      {places.map((x, index) => (
        <g key={x} transform={`translate(${x + 8} 15) scale(0.35)`}>
          <DominoBack />
          {index >= shown && <path class="stays" d="M-12 -12L12 12M-12 12L12 -12" />}
        </g>
      ))}
    </svg>
  );
}

interface EndsSumProps extends NonNullable<DominoView['endsSum']> {
  readonly book: Book;
}

/** The sum of the open ends, and whether it pays. */
const EndsSum = ({ sum, pays, book }: EndsSumProps) => (
  <strong class="tiles-sum" data-pays={pays > 0}>
    {book.say('table.endsSum', { value: sum })}
    {pays > 0 && ' ✓'}
  </strong>
);

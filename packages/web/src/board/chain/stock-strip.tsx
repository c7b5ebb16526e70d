import type { DominoView } from '@tischrunde/engine';
import type { Book } from '@tischrunde/rulebook';
import type { ComponentChildren } from 'preact';
import { DominoBack, half } from '../../pieces/domino.tsx';

// The strip at the edge of the table shows the stock and, where ends score, their sum.

/** The height of the strip. On a large table the pile is larger. */
export const stripHeight = (width: number): number => (isLarge(width) ? 64 : 44);

const isLarge = (width: number): boolean => width >= 700;

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
    <div class="tiles-strip" data-tight={tight} style={{ height: `${stripHeight(width)}px` }}>
      {stock > 0 && (
        <span class="tiles-stock">
          <Pile count={stock} kept={tight ? 0 : kept} scale={isLarge(width) ? 1.45 : 1} />
          {brief && <strong aria-hidden="true">{stock}</strong>}
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

/** How high a pile is drawn, in tiles, and how far each one stands out. */
const highest = 5;
const layer = 4;

/** The width and the height of a tile that lies. */
const [wide, high] = [44, 22];

interface PileProps {
  readonly count: number;
  readonly kept: number;
  readonly scale: number;
}

/** The stock as a pile of tiles face down, with the reserve beside it. */
function Pile({ count, kept, scale }: PileProps) {
  const layers = Math.min(count - kept, highest);
  const places = [
    ...Array.from({ length: layers }, (_, index) => ({ x: wide / 2, up: index, stays: false })),
    ...Array.from({ length: kept }, (_, index) => ({
      x: (layers === 0 ? 0 : wide + 6) + wide / 2,
      up: index,
      stays: true,
    })),
  ];
  const width = places.length === 0 ? wide : Math.max(...places.map(({ x }) => x)) + wide / 2;
  return (
    <svg width={width * scale} height={42 * scale} viewBox={`0 0 ${width} 42`} data-stock aria-hidden="true">
      {places.map(({ x, up, stays }) => (
        <g key={`${x} ${up}`} transform={`translate(${x} ${29 - up * layer}) scale(${high / half})`}>
          <DominoBack angle={90} />
          {stays && up === kept - 1 && <path class="stays" d="M-12 -12L12 12M-12 12L12 -12" />}
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

import { discardPile } from '@tischrunde/engine';
import { Back } from '../../pieces/back.tsx';
import { SoloCard } from '../../pieces/solo-card.tsx';
import { ColourShape } from '../../pieces/symbols.tsx';
import type { BoardProps } from '../board-props.ts';
import { NewestMark } from '../newest-mark.tsx';
import { DrawDebt } from './draw-debt.tsx';

/** Cards on the table are not larger than those in the hand. */
const largest = 1.34;

/** The pile shows its top card and a few below, slightly askew. */
const shownOfPile = 4;

/** The draw pile, the discard pile, the current colour, the direction and the draw debt. */
export function SoloBoard({ view, events, book, width, height, newest }: BoardProps<'solo'>) {
  const scale = Math.min(largest, width / 330, height / 310);
  const { stock, top, colour, pending } = view;
  const pile = [...discardPile(events).slice(-shownOfPile, -1), top];
  const lowest = view.discard + 1 - pile.length;
  /** Text stays readable however small the table is drawn. */
  const largeEnough = (size: number): number => Math.max(size, 14.5 / scale);
  return (
    <svg width={width} height={height} aria-hidden="true">
      <g transform={`translate(${width / 2} ${height / 2}) scale(${scale})`}>
        <Direction clockwise={view.direction === 1} />
        <g transform="translate(-75 0)" data-stock>
          {Array.from({ length: Math.min(3, stock) }, (_, index) => (
            <g key={index} transform={`translate(${-index * 3} ${-index * 3})`}>
              <Back kind="solo" />
            </g>
          ))}
          <text class="board-note" y={92} style={{ fontSize: `${largeEnough(14)}px` }}>
            {stock}
          </text>
        </g>
        <g transform="translate(75 0)">
          {pile.map((card, index) => (
            <g
              // Cards exist twice, so the key is the index in the pile.
              key={lowest + index}
              class="arrives"
              data-piece={card}
            >
              <SoloCard card={card} angle={crooked(lowest + index)} />
              {index === pile.length - 1 && (
                <NewestMark piece={card} newest={newest} angle={crooked(lowest + index)} />
              )}
            </g>
          ))}
          {colour !== null && (
            <g class="wanted card" data-colour={colour} transform="translate(62 -62)">
              <circle r={20} />
              <g fill="var(--card-ink)">
                <ColourShape colour={colour} size={20} />
              </g>
            </g>
          )}
        </g>
        <DrawDebt {...{ pending, book }} x={0} y={-104} size={largeEnough(17)} />
      </g>
    </svg>
  );
}

/** A card keeps its angle between renders. */
const crooked = (index: number): number => ((index * 37) % 17) - 8;

function Direction({ clockwise }: { readonly clockwise: boolean }) {
  return (
    <g class="direction" transform={clockwise ? undefined : 'scale(-1 1)'}>
      {[0, 180].map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path d="M-138 -74A160 110 0 0 1 118 -91" />
          <path class="direction-head" d="M-12 -141L17 -127.5L-12 -114L-5 -127.5z" />
        </g>
      ))}
    </g>
  );
}

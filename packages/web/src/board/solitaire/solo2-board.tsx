import { useMemo } from 'preact/hooks';
import { DominoBack, half } from '../../pieces/domino.tsx';
import type { BoardProps } from '../board-props.ts';
import { useAspect } from '../chain/camera.ts';
import { tileTree } from '../chain/tile-tree.ts';
import { layInArea, lineOf } from './laid-line.ts';
import { Offers, PlacedTile } from './placed-tile.tsx';
import { type UndealtHands, undealtHands } from './undealt-hands.ts';

/** The strip at the bottom for the undealt hands. */
const strip = 58;

/** Solo 2: the line, and the undealt hands face down. */
export function Solo2Board({ view, book, width, height, places, onMove }: BoardProps<'solo2'>) {
  const aspect = useAspect(width, height - strip, view.layout.length === 0);
  const line = useMemo(
    () =>
      layInArea(lineOf(tileTree(view.layout), view, places, aspect), {
        left: 0,
        top: 0,
        width,
        height: height - strip,
      }),
    [view, places, width, height, aspect],
  );
  const toCome = undealtHands(view);
  const pieces = [...line.pieces].sort((one, other) => (one.key < other.key ? -1 : 1));
  return (
    <svg width={width} height={height}>
      <title>{book.name('solo2')}</title>
      {pieces.map((placed) => (
        <PlacedTile key={placed.key} placed={placed} />
      ))}
      <Offers offers={line.offers} book={book} onMove={onMove} />
      <HandsToCome
        toCome={toCome}
        width={width}
        y={height - strip / 2}
        words={
          toCome.hands === 0
            ? book.say('solo2.lastHand')
            : book.say('solo2.handsLeft', { count: toCome.hands })
        }
      />
    </svg>
  );
}

interface HandsToComeProps {
  readonly toCome: UndealtHands;
  readonly words: string;
  readonly width: number;
  readonly y: number;
}

const backScale = 0.36;
const back = half * backScale;
const gap = 14;

/** Each hand as a row of overlapping backs, with a label. */
function HandsToCome({ toCome: { handSize, hands }, words, width, y }: HandsToComeProps) {
  // Japanese characters are as wide as high, others about half as wide.
  const wordsWidth = [...words].reduce((sum, sign) => sum + (sign > '\u2fff' ? 16 : 9.4), 0);
  const roomForBacks = width - wordsWidth - 3 * gap;
  const step = Math.min(9, Math.max(1, (roomForBacks / Math.max(1, hands) - gap - back) / (handSize - 1)));
  const handWidth = back + (handSize - 1) * step;
  const backsWidth = hands * (handWidth + gap);
  const left = Math.max(gap, (width - backsWidth - wordsWidth) / 2);
  return (
    <g>
      {Array.from({ length: hands * handSize }, (_, index) => {
        const x =
          left + Math.floor(index / handSize) * (handWidth + gap) + back / 2 + (index % handSize) * step;
        return (
          <g key={index} transform={`translate(${x} ${y}) scale(${backScale})`}>
            <DominoBack />
          </g>
        );
      })}
      <text class="note" x={left + backsWidth} y={y}>
        {words}
      </text>
    </g>
  );
}

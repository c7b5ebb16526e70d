import type { FortuneView, OptionValue } from '@tischrunde/engine';
import { useMemo } from 'preact/hooks';
import { type Area, type DrawnPiece, divideArea, halfOf } from '../areas.ts';
import type { BoardProps } from '../board-props.ts';
import { useAspect } from '../chain/camera.ts';
import { type TileNode, tileTree } from '../chain/tile-tree.ts';
import { Envelope, envelopeWidth, openHeight, sealedHeight } from './envelope.tsx';
import { layInArea, lineOf, sizeOfLine, tipsOf } from './laid-line.ts';
import { inOrder, layOpenTable, type OpenTable, shareArea } from './open-table.ts';
import { Offers, PlacedTile } from './placed-tile.tsx';
import { poolOf } from './tile-pool.ts';
import { pressTile } from './tile-press.ts';
import { type TipFrame, tipFrame } from './tip-frame.ts';

/** The strip at the top for the sealed envelope. */
const strip = 66;

interface Secret {
  readonly prediction: readonly [number, number];
  readonly removed: string;
}

/** Wahrsager: the remaining tiles, the chain, and the prediction that is opened at the end. */
export function FortuneBoard(props: BoardProps<'fortune'>) {
  const { view, book, width, height, legal, chosen, places, onMove } = props;
  const tree = useMemo(() => tileTree(view.layout), [view.layout]);
  const aspect = useAspect(...halfOf(width, height - strip), tree === null);
  const line = lineOf(tree, view, places, aspect);
  const secret = secretIn(view);
  const isOpen = secret !== null;
  const rows = useMemo(() => poolOf(view.left, numberOf(view.options.set)), [view]);
  const areas = useMemo(() => {
    const then = lineOf(tree, view, [], aspect);
    return isOpen
      ? divideArea(
          { left: 0, top: 0, width, height },
          (area) => envelopeScale(area) * 30,
          (area) => sizeOfLine(then, area),
        )
      : shareArea(rows, then, { left: 0, top: strip, width, height: height - strip }, true);
  }, [rows, tree, view, width, height, isOpen, aspect]);
  const table: OpenTable = isOpen
    ? { rows: [], line: layInArea(line, areas[1]) }
    : layOpenTable(rows, line, areas, true);
  const fitting = new Set(legal.map(({ tile }) => tile));
  const moodOf = (tile: string) => (tile === chosen ? 'chosen' : fitting.has(tile) ? 'resting' : 'waiting');
  return (
    <>
      {secret === null && <Sealed words={book.say('fortune.sealed')} />}
      <svg width={width} height={height}>
        <title>{book.name('fortune')}</title>
        {inOrder(table).map(({ placed, isLaid }) => (
          <PlacedTile
            key={placed.key}
            placed={placed}
            {...(isLaid
              ? {}
              : {
                  mood: moodOf(placed.key),
                  touch: { label: book.aloud.tile(placed.key), onPress: () => pressTile(props, placed.key) },
                })}
          />
        ))}
        <Offers offers={table.line.offers} book={book} onMove={onMove} />
        {secret !== null && tree !== null && (
          <Opened secret={secret} book={book} area={areas[0]} tips={tipsIn(tree, table.line.pieces)} />
        )}
      </svg>
    </>
  );
}

function Sealed({ words }: { readonly words: string }) {
  return (
    <p class="fortune-sealed" style={{ height: `${strip}px` }}>
      <svg
        viewBox={`${-envelopeWidth / 2} ${-sealedHeight / 2} ${envelopeWidth} ${sealedHeight}`}
        height={strip - 14}
        aria-hidden="true"
      >
        <Envelope secret={null} />
      </svg>
      {words}
    </p>
  );
}

interface OpenedProps extends Pick<BoardProps, 'book'> {
  readonly secret: Secret;
  readonly area: Area;
  /** Frames the ends of the chain that show the predicted numbers. */
  readonly tips: readonly TipFrame[];
}

const lines = 58;

const envelopeScale = ({ width, height }: Area): number =>
  Math.min(2.2, (width - 24) / envelopeWidth, (height - 24 - lines) / openHeight);

function Opened({ secret: { prediction, removed }, book, area, tips }: OpenedProps) {
  const scale = Math.max(0.3, envelopeScale(area));
  const [x, y] = [area.left + area.width / 2, area.top + area.height / 2];
  const [first, second] = prediction;
  const below = y - lines / 2 + (openHeight * scale) / 2;
  return (
    <g>
      <g class="glide" style={{ transform: `translate(${x}px, ${y - lines / 2}px) scale(${scale})` }}>
        <Envelope secret={{ prediction, removed }} />
      </g>
      <text class="foretold" x={x} y={below + 20}>
        {book.say('fortune.foretold', { first, second })}
      </text>
      <text class="foretold" x={x} y={below + 44}>
        {book.say('fortune.missing', { tile: book.written.tile(removed) })}
      </text>
      {tips.map(({ x, y, angle, width, height }) => (
        <rect
          key={`${x} ${y}`}
          class="tip"
          x={-width / 2}
          y={-height / 2}
          width={width}
          height={height}
          rx={width / 4}
          transform={`translate(${x} ${y}) rotate(${angle})`}
        />
      ))}
    </g>
  );
}

function tipsIn(tree: TileNode, pieces: readonly DrawnPiece[]) {
  return tipsOf(tree).flatMap(({ tile, shows }) => {
    const placed = pieces.find(({ key }) => key === tile);
    return placed === undefined ? [] : [tipFrame(placed, shows)];
  });
}

const numberOf = (value: OptionValue | undefined): number => (typeof value === 'number' ? value : 6);

function secretIn({ prediction, removed }: FortuneView): Secret | null {
  if (prediction === null || removed === null) return null;
  const [first, second] = prediction;
  return { prediction: [first, second], removed };
}

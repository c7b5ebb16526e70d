import { useSignal } from '@preact/signals';
import type { SquareDomino } from '@tischrunde/engine';
import { useMemo } from 'preact/hooks';
import { Domino } from '../../pieces/domino.tsx';
import '../dominosa/dominosa.css';
import type { BoardProps } from '../board-props.ts';
import { pairOf } from '../highlight.ts';
import { Hollow } from '../hollow.tsx';
import { PlacedTile } from '../solitaire/placed-tile.tsx';
import './quadrille.css';
import { areaStyle, type DrawnPiece } from '../areas.ts';
import { anchorsOf, angleOf, cells, isDoubleTile, layAt, neighbourOf, tileFor, wayFrom } from './cells.ts';
import { QuadrilleShape } from './shape.tsx';
import { layPool, quadrilleAreas } from './shape-area.ts';

/** Domino square: the shape with its squares, and the remaining tiles. */
export function QuadrilleBoard(props: BoardProps<'quadrille'>) {
  const { view, book, width, height, legal, chosen, highlight = null, onChoose, onMove } = props;
  const way = useSignal(0);
  const first = useSignal<number | null>(null);
  const { dominoes, solution, given, squares, left } = view;
  const lying = solution ?? dominoes;
  const fixed = new Set(given.tiles?.map(({ tile }) => tile));
  const { shape, pool, words, notch } = useMemo(() => quadrilleAreas(width, height), [width, height]);
  const anchors = chosen === null ? [] : anchorsOf(legal, chosen, way.value);

  const turn = (): void => {
    way.value = (way.value + 1) % (chosen !== null && isDoubleTile(chosen) ? 2 : 4);
  };
  const layBetween = (one: number, other: number): void => {
    const tile = chosen ?? tileFor(squares, pairOf(one, other));
    first.value = null;
    if (tile === null) return;
    const move =
      layAt(legal, tile, one, wayFrom(one, other)) ??
      (chosen === null ? layAt(legal, tile, other, wayFrom(other, one)) : null);
    onMove(move ?? { type: 'lay', tile, cells: [one, other] });
  };
  const press = (cell: number): void => {
    const under = lying.find((domino) => domino.cells.includes(cell));
    if (under !== undefined) onMove({ type: 'lift', tile: under.tile });
    else if (chosen !== null) layChosen(cell, chosen);
    else if (first.value !== null && wayFrom(first.value, cell) >= 0) layBetween(first.value, cell);
    else first.value = first.value === cell ? null : cell;
  };
  /** Lays the tile in its current direction; if it only fits otherwise, it is rotated, and the next tap lays it. */
  const layChosen = (cell: number, tile: string): void => {
    const move = layAt(legal, tile, cell, way.value);
    const others = [1, 2, 3].map((more) => (way.value + more) % 4);
    const better = others.find((other) => layAt(legal, tile, cell, other) !== null);
    if (move !== null) onMove(move);
    else if (better !== undefined) way.value = better;
    else onMove({ type: 'lay', tile, cells: [cell, firstNeighbour(cell, way.value)] });
  };

  const put = ({ tile, cells: [one, other] }: SquareDomino): DrawnPiece => {
    const [from, to] = [cells[one], cells[other]];
    return {
      key: tile,
      piece: tile,
      x: shape.left + ((from.x + to.x + 1) / 2) * shape.cell,
      y: shape.top + ((from.y + to.y + 1) / 2) * shape.cell,
      angle: angleOf(wayFrom(one, other)),
      size: shape.cell,
    };
  };
  const places = solution === null ? layPool(pool) : [];
  const all = [
    ...lying.map((domino) => ({ placed: put(domino), isLaid: true })),
    ...places.filter(({ key }) => left.includes(key)).map((placed) => ({ placed, isLaid: false })),
  ].sort((one, other) => (one.placed.key < other.placed.key ? -1 : 1));
  const fitting = new Set(legal.filter(({ type }) => type === 'lay').map(({ tile }) => tile));

  const turning = chosen !== null && left.includes(chosen) && (
    <button type="button" aria-label={book.say('puzzle.turn')} onClick={turn}>
      <svg viewBox="-44 -44 88 88" aria-hidden="true">
        <Domino tile={chosen} angle={angleOf(way.value)} />
      </svg>
      <span aria-hidden="true">↻</span>
    </button>
  );

  return (
    <div class="puzzle" style={{ width: `${width}px`, height: `${height}px` }}>
      <QuadrilleShape
        {...{ width, height, shape, squares, lying, anchors, highlight, book }}
        given={given.squares}
        first={first.value}
        way={way.value}
        onPress={press}
        onDrag={layBetween}
      >
        {places.map(({ key, x, y, size }) =>
          left.includes(key) ? null : <Hollow key={`${key} is gone`} {...{ x, y, size }} />,
        )}
        {all.map(({ placed, isLaid }) => (
          <PlacedTile
            key={placed.key}
            placed={placed}
            {...(isLaid
              ? { isFixed: fixed.has(placed.key) }
              : {
                  mood: placed.key === chosen ? 'chosen' : fitting.has(placed.key) ? 'resting' : 'waiting',
                  touch: {
                    label: book.aloud.tile(placed.key),
                    onPress: () => (placed.key === chosen ? turn() : onChoose(placed.key)),
                  },
                })}
          />
        ))}
      </QuadrilleShape>
      <div class="turning" style={areaStyle(words)}>
        <span>{book.say('quadrille.left', { count: left.length })}</span>
        {notch === null && turning}
      </div>
      {notch !== null && (
        <div class="turning" data-notch="" style={areaStyle(notch)}>
          {turning}
        </div>
      )}
    </div>
  );
}

/** A neighbour of a cell, in this direction if possible. */
const firstNeighbour = (cell: number, way: number): number =>
  [0, 1, 2, 3].map((more) => neighbourOf(cell, (way + more) % 4)).find((other) => other >= 0) ?? cell;

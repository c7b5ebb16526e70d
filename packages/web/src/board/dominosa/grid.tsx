import { useSignal } from '@preact/signals';
import type { Book } from '@tischrunde/rulebook';
import { useRef } from 'preact/hooks';
import { figureHeight, NumberTile } from '../../pieces/number-tile.tsx';
import { Numeral } from '../../pieces/numeral.tsx';
import { usePointer } from '../gestures/use-pointer.ts';
import { type Highlight, isSamePair, type Pair, pairOf } from '../highlight.ts';
import { Cell } from '../puzzle-cell.tsx';
import { pairKey } from './excluded-pairs.ts';
import {
  areNeighbours,
  cellBeside,
  type DominosaAreas,
  type Hit,
  hitAt,
  type Numbers,
  nearFor,
  tileOn,
} from './numbers.ts';

interface GridProps {
  readonly numbers: Numbers;
  readonly laid: readonly Pair[];
  /** Empty until the match is over. */
  readonly solution: readonly Pair[];
  readonly areas: DominosaAreas;
  /** Where the chosen tile could lie. */
  readonly ghosts: readonly Pair[];
  /** The first of two tapped cells. */
  readonly first: number | null;
  readonly marks: readonly string[];
  readonly highlight: Highlight | null;
  readonly book: Book;
  onPress(hit: Hit): void;
  onDrag(from: number, to: number): void;
  onMark(pair: Pair): void;
}

/** The size of a cell in the drawing. */
const unit = 40;

/** The numbers, and the tiles on them. */
export function DominosaGrid(props: GridProps) {
  const { numbers, laid, solution, areas, ghosts, first, marks, highlight, book, onPress, onDrag, onMark } =
    props;
  const { rows, cols, grid } = numbers;
  const drawing = useRef<SVGSVGElement>(null);
  const cursor = useSignal(grid.findIndex((value) => value !== null));
  const preview = useSignal<Pair | null>(null);
  const fingers = usePointer<Hit>({
    spotAt: (x, y) => hitAt(numbers, x / areas.cell, y / areas.cell, nearFor(areas.cell)),
    onDragging: (drag) => {
      const isPair = drag !== null && areNeighbours(numbers, drag[0].cell, drag[1].cell);
      preview.value = isPair ? pairOf(drag[0].cell, drag[1].cell) : null;
    },
    onDrag: (from, to) => onDrag(from.cell, to.cell),
    onLongPress: ({ pair }) => {
      if (pair !== null) onMark(pair);
    },
  });
  const lying = solution.length > 0 ? solution : laid;
  const isLarge = areas.cell < 30;

  const move = (cell: number): void => {
    cursor.value = cell;
    drawing.current?.querySelector<SVGGElement>(`[data-cell="${cell}"]`)?.focus();
  };
  const click = (event: MouseEvent, cell: number): void => {
    if (fingers.isHandled()) return;
    // A click of a screen reader has no meaningful position.
    const hit = event.detail === 0 ? null : fingers.spotOf(event, drawing.current);
    onPress(hit?.cell === cell ? hit : { cell, pair: null });
  };

  return (
    <svg
      ref={drawing}
      class="dominosa"
      style={{ left: `${areas.left}px`, top: `${areas.top}px` }}
      width={cols * areas.cell}
      height={rows * areas.cell}
      viewBox={`0 0 ${cols * unit} ${rows * unit}`}
      {...fingers.handlers}
    >
      <title>{book.name('dominosa')}</title>
      {grid.map((value, cell) => {
        if (value === null) return null;
        const under = lying.find((pair) => pair.includes(cell));
        const where = { row: Math.floor(cell / cols) + 1, column: (cell % cols) + 1 };
        const label =
          under === undefined
            ? book.say('cell.bare', { ...where, value })
            : // As it is written, so that the number that is seen is in it.
              book.say('cell.covered', { ...where, tile: book.written.tile(tileOn(numbers, under)) });
        return (
          <Cell
            key={cell}
            {...{ cell, label }}
            x={(cell % cols) * unit}
            y={Math.floor(cell / cols) * unit}
            isStop={cursor.value === cell}
            isChosen={first === cell}
            isMarked={highlight?.cells.includes(cell) ?? false}
            onClick={(event) => click(event, cell)}
            onEnter={() => onPress({ cell, pair: null })}
            onFocus={() => {
              cursor.value = cell;
            }}
            onArrow={(key) => move(cellBeside(numbers, cell, key))}
          >
            <rect class="cell-reach" width={unit} height={unit} />
            <rect class="cell-ground" x={1} y={1} width={unit - 2} height={unit - 2} rx={5} />
            <g class="cell-number">
              <Numeral text={`${value}`} height={figureHeight(value, isLarge)} x={unit / 2} y={unit / 2} />
            </g>
          </Cell>
        );
      })}
      <g class="over">
        {lying.map((pair) => (
          <Laid
            key={pairKey(pair)}
            {...{ pair, cols, grid, isLarge }}
            mood={
              highlight?.wrong.some((other) => isSamePair(other, pair))
                ? 'wrong'
                : solution.length > 0 && !laid.some((other) => isSamePair(other, pair))
                  ? 'shown'
                  : 'laid'
            }
          />
        ))}
        {ghosts.map((pair) => (
          <Frame key={pairKey(pair)} {...{ pair, cols }} name="ghost" />
        ))}
        {highlight?.lay != null && <Frame pair={highlight.lay} cols={cols} name="ghost hinted" />}
        {preview.value !== null && <Frame pair={preview.value} cols={cols} name="ghost" isChosen />}
        {marks.map((name) => (
          <Mark key={name} {...{ cols }} pair={pairNamed(name)} />
        ))}
        {highlight?.out.map((pair) => (
          <Mark key={`out ${pairKey(pair)}`} {...{ pair, cols }} isHint />
        ))}
      </g>
    </svg>
  );
}

const pairNamed = (name: string): Pair => {
  const [one, other] = name.split(' ').map(Number);
  return [one, other];
};

interface OnPair {
  readonly pair: Pair;
  readonly cols: number;
}

/** The rectangle of a pair in the drawing. */
function placeOf({ pair: [one, other], cols }: OnPair) {
  const across = other - one === 1 && cols > 1;
  return {
    x: (one % cols) * unit,
    y: Math.floor(one / cols) * unit,
    width: across ? 2 * unit : unit,
    height: across ? unit : 2 * unit,
    across,
  };
}

interface LaidProps extends OnPair {
  readonly grid: Numbers['grid'];
  readonly isLarge: boolean;
  readonly mood: 'laid' | 'shown' | 'wrong';
}

function Laid({ pair, cols, grid, isLarge, mood }: LaidProps) {
  const { x, y, width, height, across } = placeOf({ pair, cols });
  const [first, second] = pair.map((cell) => grid[cell] ?? 0);
  return (
    <g class="found" data-mood={mood} transform={`translate(${x + width / 2 - 0.5} ${y + height / 2 - 0.5})`}>
      <NumberTile {...{ first, second, isLarge }} isAcross={across} />
    </g>
  );
}

function Frame({ pair, cols, name, isChosen = false }: OnPair & { name: string; isChosen?: boolean }) {
  const { x, y, width, height } = placeOf({ pair, cols });
  return (
    <rect
      class={name}
      data-chosen={isChosen}
      x={x + 3}
      y={y + 3}
      width={width - 6}
      height={height - 6}
      rx={8}
    />
  );
}

/** A bar with a cross on the edge between two cells: no tile lies here. */
function Mark({ pair, cols, isHint = false }: OnPair & { isHint?: boolean }) {
  const { x, y, width, height, across } = placeOf({ pair, cols });
  const turn = across ? 0 : 90;
  return (
    <g
      class="edge-mark"
      data-hint={isHint}
      transform={`translate(${x + width / 2} ${y + height / 2}) rotate(${turn})`}
    >
      <path class="edge-bar" d={`M0 ${-unit / 2 + 4}V${unit / 2 - 4}`} />
      <circle r={6.5} />
      <path d="M-3 -3L3 3M3 -3L-3 3" />
    </g>
  );
}

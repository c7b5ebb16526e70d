import { useSignal } from '@preact/signals';
import type { SquareDomino } from '@tischrunde/engine';
import type { Book } from '@tischrunde/rulebook';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { Numeral } from '../../pieces/numeral.tsx';
import { usePointer } from '../gestures/use-pointer.ts';
import type { Highlight } from '../highlight.ts';
import { Cell } from '../puzzle-cell.tsx';
import {
  type Anchor,
  angleOf,
  areApart,
  cellAt,
  cells,
  corners,
  neighbourOf,
  squareOf,
  wayFrom,
  ways,
} from './cells.ts';
import type { ShapeArea } from './shape-area.ts';

interface ShapeProps {
  readonly width: number;
  readonly height: number;
  readonly shape: ShapeArea;
  /** The numbers of the squares known so far, and the given ones. */
  readonly squares: readonly (number | null)[];
  readonly given: readonly (number | null)[];
  readonly lying: readonly SquareDomino[];
  /** Where the chosen tile may lie in its current direction. */
  readonly anchors: readonly Anchor[];
  readonly way: number;
  readonly first: number | null;
  readonly highlight: Highlight | null;
  readonly book: Book;
  /** The tiles. */
  readonly children: ComponentChildren;
  onPress(cell: number): void;
  onDrag(from: number, to: number): void;
}

const keys = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];

/** The size of a cell in the drawing. */
const unit = 40;

/** The shape with its squares, and the tiles on it. */
export function QuadrilleShape(props: ShapeProps) {
  const { width, height, shape, squares, given, lying, anchors, way, first, highlight, book } = props;
  const { children, onPress, onDrag } = props;
  const drawing = useRef<SVGSVGElement>(null);
  const cursor = useSignal(0);
  const preview = useSignal<readonly [number, number] | null>(null);
  const fingers = usePointer<number>({
    spotAt: (x, y) => {
      const cell = cellAt(
        Math.floor((x - shape.left) / shape.cell),
        Math.floor((y - shape.top) / shape.cell),
      );
      return cell < 0 ? null : cell;
    },
    onDragging: (drag) => {
      preview.value = drag !== null && wayFrom(drag[0], drag[1]) >= 0 ? drag : null;
    },
    onDrag: (from, to) => {
      if (wayFrom(from, to) >= 0) onDrag(from, to);
    },
    onLongPress: () => {},
  });
  const go = (cell: number): void => {
    if (cell < 0) return;
    cursor.value = cell;
    drawing.current?.querySelector<SVGGElement>(`[data-cell="${cell}"]`)?.focus();
  };
  const apart = areApart(anchors);
  return (
    <svg ref={drawing} class="quadrille" width={width} height={height} {...fingers.handlers}>
      <title>{book.name('quadrille')}</title>
      <g transform={`translate(${shape.left} ${shape.top}) scale(${shape.cell / unit})`}>
        {cells.map(({ x, y }, cell) => {
          const number = (highlight?.squares ?? squares)[squareOf[cell]] ?? null;
          return (
            <Cell
              key={cell}
              {...{ cell }}
              x={x * unit}
              y={y * unit}
              label={labelOf(cell, number, lying, book)}
              isStop={cursor.value === cell}
              isChosen={first === cell}
              isMarked={highlight?.cells.includes(cell) ?? false}
              onClick={() => {
                if (!fingers.isHandled()) onPress(cell);
              }}
              onEnter={() => onPress(cell)}
              onFocus={() => {
                cursor.value = cell;
              }}
              onArrow={(key) => go(neighbourOf(cell, keys.indexOf(key)))}
            >
              <rect class="cell-ground" width={unit} height={unit} />
              {number !== null && (
                <g class="square-number" data-given={(given[squareOf[cell]] ?? null) !== null}>
                  <Numeral text={`${number}`} height={16} x={unit / 2} y={unit / 2} />
                </g>
              )}
            </Cell>
          );
        })}
        {corners.map(({ x, y }) => (
          <rect
            key={`${x} ${y}`}
            class="square-frame over"
            x={x * unit}
            y={y * unit}
            width={2 * unit}
            height={2 * unit}
            rx={4}
          />
        ))}
      </g>
      {children}
      <g class="over" transform={`translate(${shape.left} ${shape.top}) scale(${shape.cell / unit})`}>
        {anchors.map(({ cell, other }) =>
          apart ? (
            <Frame key={cell} name="ghost" {...{ cell, other }} />
          ) : (
            <HalfGhost key={cell} {...{ cell, way }} />
          ),
        )}
        {highlight?.lay != null && (
          <Frame name="ghost hinted" cell={highlight.lay[0]} other={highlight.lay[1]} />
        )}
        {preview.value !== null && (
          <Frame name="ghost" isChosen cell={preview.value[0]} other={preview.value[1]} />
        )}
      </g>
    </svg>
  );
}

function labelOf(cell: number, number: number | null, lying: readonly SquareDomino[], book: Book): string {
  const { x, y } = cells[cell];
  const where = { row: y + 1, column: x + 1 };
  const under = lying.find((domino) => domino.cells.includes(cell));
  if (under !== undefined) return book.say('cell.covered', { ...where, tile: book.aloud.tile(under.tile) });
  return number === null ? book.say('cell.open', where) : book.say('cell.bare', { ...where, value: number });
}

interface FrameProps {
  readonly cell: number;
  readonly other: number;
  readonly name: string;
  readonly isChosen?: boolean;
}

function Frame({ cell, other, name, isChosen = false }: FrameProps) {
  const [one, two] = [cells[cell], cells[other]];
  return (
    <rect
      class={name}
      data-chosen={isChosen}
      x={Math.min(one.x, two.x) * unit + 3}
      y={Math.min(one.y, two.y) * unit + 3}
      width={(Math.abs(one.x - two.x) + 1) * unit - 6}
      height={(Math.abs(one.y - two.y) + 1) * unit - 6}
      rx={8}
    />
  );
}

/** If places overlap: only the first half, with an arrow towards the second. */
function HalfGhost({ cell, way }: { readonly cell: number; readonly way: number }) {
  const { x, y } = cells[cell];
  const [dx, dy] = [ways[way].x, ways[way].y];
  return (
    <g transform={`translate(${(x + 0.5) * unit} ${(y + 0.5) * unit})`}>
      <circle class="ghost half-ghost" r={12} />
      <path
        class="half-arrow"
        transform={`translate(${dx * 17} ${dy * 17}) rotate(${angleOf(way) + 90})`}
        d="M-4 -4.5L3 0L-4 4.5"
      />
    </g>
  );
}

import { useSignal } from '@preact/signals';
import './dominosa.css';
import type { BoardProps } from '../board-props.ts';
import { type Pair, pairOf } from '../highlight.ts';
import { pairKey, togglePair } from './excluded-pairs.ts';
import { DominosaGrid } from './grid.tsx';
import {
  areNeighbours,
  dominosaAreas,
  type Hit,
  type Numbers,
  pairOfMove,
  setIn,
  tileOn,
  tilesOfSet,
} from './numbers.ts';
import '../solitaire/solitaire.css';
import { TileList } from './tile-list.tsx';

/** Dominosa: the numbers, the tiles found, and the list of all tiles. */
export function DominosaBoard({
  view,
  book,
  width,
  height,
  legal,
  chosen,
  highlight = null,
  marks = [],
  onChoose,
  onMove,
  onMarks,
}: BoardProps<'dominosa'>) {
  const numbers: Numbers = view;
  const laid = view.dominoes;
  const solution = view.solution ?? [];
  const isOn = view.phase === 'play';
  const tiles = tilesOfSet(setIn(view));
  const isMarking = useSignal(false);
  const first = useSignal<number | null>(null);
  const areas = dominosaAreas(numbers, tiles.length, width, height);
  const ghosts = legal
    .filter(({ type }) => type === 'lay')
    .flatMap(pairOfMove)
    .filter((pair) => tileOn(numbers, pair) === chosen);

  const mark = (pair: Pair): void => onMarks?.(togglePair(marks, pair));
  const take = (pair: Pair): void => {
    first.value = null;
    if (isMarking.value || marks.includes(pairKey(pair))) mark(pair);
    else onMove({ type: 'lay', cells: [...pair] });
  };
  const lyingOn = (cell: number): Pair | undefined => laid.find((pair) => pair.includes(cell));
  const press = ({ cell, pair }: Hit): void => {
    const lying = lyingOn(cell);
    const ghost = ghosts.filter((pair) => pair.includes(cell));
    const before = first.value;
    if (lying !== undefined) onMove({ type: 'lift', cells: [...lying] });
    else if (ghost.length === 1 && !isMarking.value) take(ghost[0]);
    else if (pair !== null && !pair.some(lyingOn)) take(pair);
    else if (before !== null && areNeighbours(numbers, before, cell)) take(pairOf(before, cell));
    else first.value = before === cell ? null : cell;
  };

  return (
    <div class="puzzle" style={{ width: `${width}px`, height: `${height}px` }}>
      <DominosaGrid
        {...{ numbers, laid, solution, areas, ghosts, highlight, book }}
        first={first.value}
        marks={marks}
        onPress={press}
        onDrag={(from, to) => {
          if (areNeighbours(numbers, from, to)) take(pairOf(from, to));
        }}
        onMark={mark}
      />
      <TileList
        {...{ tiles, book, chosen, onChoose }}
        area={areas.list}
        enlarged={areas.enlarged}
        isStrip={areas.isStrip}
        isOn={isOn}
        laid={new Set(laid.map((pair) => tileOn(numbers, pair)))}
      >
        {isOn && (
          <button
            type="button"
            aria-pressed={isMarking.value}
            onClick={() => {
              isMarking.value = !isMarking.value;
            }}
          >
            <svg width="20" height="20" viewBox="-10 -10 20 20" aria-hidden="true">
              <path class="mark-sign" d="M-6 -6L6 6M6 -6L-6 6" />
            </svg>
            <span class="list-word">{book.say('puzzle.mark')}</span>
          </button>
        )}
      </TileList>
    </div>
  );
}

import { type Seed, seedOf } from '../../core/chance.ts';
import type { DealText, Game } from '../../core/game.ts';
import { BadInput, type JsonObject, preview } from '../../core/json.ts';
import { choice, isOn, numberOf, type Options } from '../../core/options.ts';
import { accept, badField, type Judged, refuse } from '../../core/refusal.ts';
import { checkFields, readWithin } from '../../pieces/deal-fields.ts';
import { sizeOfSet, type Tile, tileName, tileOf } from '../../pieces/dominoes.ts';
import {
  type CoveringEvent,
  type CoveringKind,
  type CoveringState,
  type CoveringView,
  coveringGame,
  type Puzzle,
} from '../covering/game.ts';
import { type CoveringMove, layOf, liftOf, placingIn, readCells } from '../covering/move.ts';
import {
  coverOf,
  emptyPlacings,
  isBare,
  isLaid,
  type Placings,
  placeIn,
  placeOf,
  placingAt,
  type Tiling,
} from '../covering/tiling.ts';
import { boardOfPuzzle, type Cells, cellsOf } from './board.ts';
import { dealDominosa, dealInSteps, type Wanted } from './generate.ts';
import { type Grade, grades } from './grade.ts';
import { type Dominosa, readDominosa } from './puzzle.ts';
import { findSolution } from './solve.ts';

interface DominosaPuzzle extends Puzzle {
  readonly numbers: Dominosa;
  /** By place: the tile whose numbers are there. */
  readonly tileAt: readonly Tile[];
}

export type DominosaState = CoveringState<DominosaPuzzle>;

const usualSet = 6;
/** The usual set comes first. */
const sets: readonly number[] = [6, 1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12, 13, 14, 15];
/** The hardest grade that exists for the smallest sets. */
const hardest: Readonly<Record<number, Grade>> = { 1: 'easy', 2: 'medium' };

/** The numbers to be covered, row by row; null outside the shape. */
type DominosaFields = Pick<Dominosa, 'rows' | 'cols' | 'grid'>;

export type DominosaView = CoveringView<'dominosa', DominosaFields, Cells>;
export type DominosaEvent = CoveringEvent<Cells>;

const kind: CoveringKind<'dominosa', DominosaPuzzle, DominosaFields, Cells> = {
  id: 'dominosa',
  title: 'Dominosa',
  options: [
    choice('set', 'the set of dominoes: all tiles from 0-0 up to this double', sets),
    choice('grade', 'how hard the puzzle is (set 1 has easy ones only, set 2 easy and medium ones)', grades),
    {
      name: 'unique',
      about: 'the puzzle has exactly one solution; else it has several, and no grade',
      kind: 'flag',
      standard: true,
    },
  ],

  deal,
  readDeal,
  writeDeal: ({ numbers: { rows, cols, grid } }) => ({ rows, cols, grid }),
  solve: (puzzle) => placingsOf(puzzle, findSolution(puzzle.numbers)),

  lays({ places, tileAt }, tiling, into) {
    let count = 0;
    for (let place = 0; place < places.length; place++) {
      const tile = tileAt[place];
      if (!isLaid(tiling, tile) && isBare(tiling, places[place]))
        into[count++] = layOf(tile, placingAt(place, false));
    }
    return count;
  },
  judgeLay,
  judgeLift,
  write: ({ places }, move) => ({ cells: places[placeIn(placingIn(move))] }),

  fields: ({ numbers: { rows, cols, grid } }) => ({ rows, cols, grid }),
  puzzleIn: ({ rows, cols, grid }, options) => puzzleOf({ n: setIn(options), rows, cols, grid }),
  writeDomino: ({ places }, _tile, placing) => places[placeIn(placing)],
  readDomino(puzzle, cells) {
    const place = placeOf(puzzle, cells);
    if (place < 0) throw new BadInput('dominoes', `expected two cells side by side, found ${preview(cells)}`);
    return [puzzle.tileAt[place], placingAt(place, false)];
  },
};

/** Dominosa: only the numbers of a layout are kept, and the player finds the tiles again. */
export const dominosa: Game<DominosaState, CoveringMove, DominosaView, DominosaEvent> = {
  id: 'dominosa',
  ...coveringGame(kind),
};

const setIn = (options: Options): number => numberOf(options, 'set') ?? usualSet;

function deal(seed: Seed, options: Options): DominosaPuzzle {
  return puzzleOf(dealDominosa(seed, wantedIn(options)));
}

/** The deal of a match in short steps, for a server that has other things to do as well. */
export function* dominosaInSteps(seed: string, options: Options): Generator<undefined, DealText> {
  const { rows, cols, grid } = yield* dealInSteps(seedOf(seed), wantedIn(options));
  return { rows, cols, grid };
}

/** dominosa.unique */
function wantedIn(options: Options): Wanted {
  const n = setIn(options);
  const asked = grades.find((grade) => grade === options.grade) ?? 'easy';
  const most = hardest[n] ?? asked;
  const grade = grades.indexOf(asked) > grades.indexOf(most) ? most : asked;
  return isOn(options, 'unique') ? { n, grade } : { n, solutions: 'several' };
}

/** A set-up is a puzzle as `puzzle dominosa generate --json` writes it, of the set that is played with. */
function readDeal(deal: DealText, options: Options, place: string): DominosaPuzzle {
  checkFields('dominosa', deal, place, ['n', 'rows', 'cols', 'grid', 'grade']);
  const n = setIn(options);
  if (deal.n !== undefined && deal.n !== n)
    throw new BadInput(`${place}.n`, `the set is double ${n} (options.set), found ${preview(deal.n)}`);
  const numbers = readWithin(place, () => readDominosa({ ...deal, n }));
  // dominosa.setup
  if (findSolution(numbers).length === 0)
    throw new BadInput(`${place}.grid`, `no layout of the set of double ${n} shows these numbers`);
  return puzzleOf(numbers);
}

function puzzleOf({ n, rows, cols, grid }: Dominosa): DominosaPuzzle {
  const numbers = { n, rows, cols, grid };
  const board = boardOfPuzzle(numbers);
  const places = Array.from(board.black, (_, place) => cellsOf(board, place));
  return {
    numbers,
    cells: grid.length,
    places,
    tiles: sizeOfSet(n),
    given: new Map(),
    tileAt: places.map(([one, other]) => tileOf(grid[one] ?? 0, grid[other] ?? 0)),
  };
}

function placingsOf(puzzle: DominosaPuzzle, dominoes: readonly Cells[]): Placings {
  const placings = emptyPlacings(puzzle);
  for (const cells of dominoes) {
    const place = placeOf(puzzle, cells);
    placings[puzzle.tileAt[place]] = placingAt(place, false);
  }
  return placings;
}

/** Checks the cells, then their place, then what lies there or elsewhere. */
function judgeLay(puzzle: DominosaPuzzle, tiling: Tiling, move: JsonObject): Judged<CoveringMove> {
  const cells = readCells(move.cells);
  if (cells === null) return badField('cells', 'cellNumbers', move.cells);
  const outside = cells.find((cell) => (puzzle.numbers.grid[cell] ?? null) === null);
  if (outside !== undefined) return refuse('dominosa.shape', 'outsideShape', { cell: outside });
  const place = placeOf(puzzle, cells);
  if (place < 0) return refuse('dominosa.goal', 'notNeighbours');
  if (!isBare(tiling, cells))
    return refuse('dominosa.goal', 'cellCovered', { tile: tileName(coverOf(tiling, cells)) });
  const tile = puzzle.tileAt[place];
  return isLaid(tiling, tile)
    ? refuse('dominosa.goal', 'liesElsewhere', { tile: tileName(tile) })
    : accept(layOf(tile, placingAt(place, false)));
}

function judgeLift(puzzle: DominosaPuzzle, tiling: Tiling, move: JsonObject): Judged<CoveringMove> {
  const cells = readCells(move.cells);
  if (cells === null) return badField('cells', 'cellNumbers', move.cells);
  const place = placeOf(puzzle, cells);
  const tile = place < 0 ? -1 : puzzle.tileAt[place];
  const placing = placingAt(place, false);
  return place >= 0 && tiling.placings[tile] === placing
    ? accept(liftOf(tile, placing))
    : refuse('table.piece', 'nothingLiesThere');
}

import type { Seed } from '../../core/chance.ts';
import type { DealText, Game } from '../../core/game.ts';
import { BadInput, type JsonObject, preview } from '../../core/json.ts';
import { flag, isOn, type Options } from '../../core/options.ts';
import { accept, badField, type Judged, type Refusal, refuse } from '../../core/refusal.ts';
import { readWithin } from '../../pieces/deal-fields.ts';
import { high, low, readTile, sizeOfSet, type Tile, tileName, tileOf } from '../../pieces/dominoes.ts';
import {
  type CoveringEvent,
  type CoveringKind,
  type CoveringState,
  type CoveringView,
  coveringGame,
  type Puzzle,
} from '../covering/game.ts';
import { type CoveringMove, isLift, layOf, liftOf, placingIn, readCells, tileIn } from '../covering/move.ts';
import {
  coverOf,
  emptyPlacings,
  halvesOn,
  isBare,
  isLaid,
  type Placing,
  type Placings,
  placeOf,
  placingAt,
  type Tiling,
  tilesIn,
} from '../covering/tiling.ts';
import { quadrilleSolutions } from './complete.ts';
import { dealQuadrille } from './generate.ts';
import {
  nothingGiven,
  type QuadrillePuzzle,
  readQuadrille,
  type SquareDomino,
  type WrittenQuadrille,
  writeQuadrille,
} from './puzzle.ts';
import { cellCount, highest, spots, squareOf } from './shape.ts';

interface SquarePuzzle extends Puzzle {
  /** The numbers and tiles that are given. */
  readonly filling: QuadrillePuzzle;
}

export type QuadrilleState = CoveringState<SquarePuzzle>;

/** The numbers of the squares; null while a square is open. */
type Squares = (number | null)[];

const tiles = sizeOfSet(highest);
const values: readonly number[] = Array.from({ length: highest + 1 }, (_, value) => value);

type SquareFields = {
  /** The number of every square; null while it is open. */
  readonly squares: readonly (number | null)[];
  /** What is given, in the form of a set-up. */
  readonly given: WrittenQuadrille;
};

export type QuadrilleView = CoveringView<'quadrille', SquareFields, SquareDomino>;
export type QuadrilleEvent = CoveringEvent<SquareDomino>;

const kind: CoveringKind<'quadrille', SquarePuzzle, SquareFields, SquareDomino> = {
  id: 'quadrille',
  title: 'Domino square',
  options: [flag('given', 'some squares are given, so that there is exactly one solution')],

  deal: (seed: Seed, options: Options) =>
    puzzleOf(isOn(options, 'given') ? dealQuadrille(seed, {}) : nothingGiven),
  readDeal,
  writeDeal: ({ filling }) => writeQuadrille(filling),
  solve(puzzle) {
    const [{ squares, dominoes }] = quadrilleSolutions(puzzle.filling);
    return placingsOf(puzzle, { squares, tiles: dominoes });
  },

  lays,
  judgeLay,
  judgeLift,
  write: (puzzle, move) =>
    isLift(move) ? { tile: tileName(tileIn(move)) } : writeDomino(puzzle, tileIn(move), placingIn(move)),

  fields: (puzzle, tiling) => ({
    squares: squaresShown(puzzle, tiling),
    given: writeQuadrille(puzzle.filling),
  }),
  puzzleIn: ({ given }) => puzzleOf(readQuadrille(given)),
  writeDomino,
  readDomino(puzzle, domino) {
    const laid = readLaid(puzzle, domino);
    if (laid === null)
      throw new BadInput('dominoes', `expected a tile and its two cells, found ${preview(domino)}`);
    return laid;
  },
};

/** Domino square: all 28 tiles in a shape of squares, and every square shows one number. */
export const quadrille: Game<QuadrilleState, CoveringMove, QuadrilleView, QuadrilleEvent> = {
  id: 'quadrille',
  ...coveringGame(kind),
};

/** A set-up is a partial filling as `puzzle quadrille generate --json` writes it. */
function readDeal({ chance: _chance, ...deal }: DealText, _options: Options, place: string): SquarePuzzle {
  const filling = readWithin(place, () => readQuadrille(deal));
  if (quadrilleSolutions(filling).next().done === true)
    throw new BadInput(place, 'no layout of the 28 tiles completes what is given');
  return puzzleOf(filling);
}

function puzzleOf(filling: QuadrillePuzzle): SquarePuzzle {
  const ground = { cells: cellCount, places: spots, tiles, given: new Map<Tile, Placing>() };
  const placings = placingsOf({ ...ground, filling }, filling);
  return { ...ground, filling, given: new Map(tilesIn(placings).map((tile) => [tile, placings[tile]])) };
}

/** How the tiles of a filling lie, for a filling that knows the numbers of their squares. */
function placingsOf(puzzle: SquarePuzzle, filling: QuadrillePuzzle): Placings {
  const placings = emptyPlacings(puzzle);
  for (const spot of filling.tiles) {
    const [one, other] = spot.map((cell) => filling.squares[squareOf[cell]] ?? 0);
    placings[tileOf(one, other)] = placingAt(placeOf(puzzle, spot), one < other);
  }
  return placings;
}

function squaresShown(puzzle: SquarePuzzle, { placings }: Tiling): Squares {
  const squares = puzzle.filling.squares.slice();
  for (const tile of tilesIn(placings)) {
    const [higher, lower] = halvesOn(puzzle, placings[tile]);
    squares[squareOf[higher]] = high[tile];
    squares[squareOf[lower]] = low[tile];
  }
  return squares;
}

function lays(puzzle: SquarePuzzle, tiling: Tiling, into: CoveringMove[]): number {
  const squares = squaresShown(puzzle, tiling);
  const numbersAt = squares.map((shows) => (shows === null ? values : [shows]));
  let count = 0;
  for (const [place, cells] of spots.entries()) {
    if (!isBare(tiling, cells)) continue;
    const [first, second] = cells.map((cell) => squareOf[cell]);
    for (const one of numbersAt[first]) {
      for (const other of first === second ? [one] : numbersAt[second]) {
        const tile = tileOf(one, other);
        if (!isLaid(tiling, tile)) into[count++] = layOf(tile, placingAt(place, one < other));
      }
    }
  }
  return count;
}

/** Checks the piece, the cells, what covers them, then the numbers of their squares. */
function judgeLay(puzzle: SquarePuzzle, tiling: Tiling, move: JsonObject): Judged<CoveringMove> {
  const tile = readTile(move.tile);
  const cells = readCells(move.cells);
  if (tile === null) return badField('tile', 'domino', move.tile);
  if (cells === null) return badField('cells', 'cellNumbers', move.cells);
  if (tile >= tiles) return refuse('table.piece', 'noSuchTile', { set: highest });
  if (isLaid(tiling, tile)) return refuse('table.piece', 'alreadyLaid', { tile: tileName(tile) });
  const outside = cells.find((cell) => cell < 0 || cell >= cellCount);
  if (outside !== undefined) return refuse('quadrille.shape', 'outsideShape', { cell: outside });
  const laid = readLaid(puzzle, move);
  if (laid === null) return refuse('quadrille.shape', 'notNeighbours');
  if (!isBare(tiling, cells))
    return refuse('quadrille.goal', 'cellCovered', { tile: tileName(coverOf(tiling, cells)) });
  const [, placing] = laid;
  return whyNotThere(puzzle, tiling, tile, placing) ?? accept(layOf(tile, placing));
}

/** quadrille.goal: a square shows one number. */
function whyNotThere(puzzle: SquarePuzzle, tiling: Tiling, tile: Tile, placing: Placing): Refusal | null {
  const squares = squaresShown(puzzle, tiling);
  const [higher, lower] = halvesOn(puzzle, placing).map((cell) => squareOf[cell]);
  for (const [square, number] of [
    [higher, high[tile]],
    [lower, low[tile]],
  ]) {
    const value = squares[square];
    if (value !== null && value !== number)
      return refuse('quadrille.goal', 'squareShows', { tile: tileName(tile), value });
  }
  return higher === lower && high[tile] !== low[tile]
    ? refuse('quadrille.goal', 'twoInSquare', { tile: tileName(tile) })
    : null;
}

function judgeLift(puzzle: SquarePuzzle, tiling: Tiling, move: JsonObject): Judged<CoveringMove> {
  const tile = readTile(move.tile);
  if (tile === null) return badField('tile', 'domino', move.tile);
  if (tile >= tiles) return refuse('table.piece', 'noSuchTile', { set: highest });
  if (!isLaid(tiling, tile)) return refuse('table.piece', 'notLaid', { tile: tileName(tile) });
  return puzzle.given.has(tile)
    ? refuse('quadrille.goal', 'wasGiven', { tile: tileName(tile) })
    : accept(liftOf(tile, tiling.placings[tile]));
}

function writeDomino(puzzle: SquarePuzzle, tile: Tile, placing: Placing): SquareDomino {
  return { tile: tileName(tile), cells: halvesOn(puzzle, placing) };
}

/** A tile on a place; the first cell has the half named first. Null if the tile or the place is invalid. */
function readLaid(puzzle: SquarePuzzle, { tile: name, cells: written }: JsonObject): [Tile, Placing] | null {
  const tile = readTile(name);
  const cells = readCells(written);
  const place = cells === null ? -1 : placeOf(puzzle, cells);
  if (tile === null || cells === null || place < 0) return null;
  const namesHigherFirst = Number.parseInt(String(name), 10) === high[tile];
  const isFirstNamedFirst = cells[0] === spots[place][0];
  const turned = namesHigherFirst !== isFirstNamedFirst && high[tile] !== low[tile];
  return [tile, placingAt(place, turned)];
}

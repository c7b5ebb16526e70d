import type { JsonObject } from '../../src/index.ts';
import { high, low, tileOf } from '../../src/pieces/dominoes.ts';
import type { CoveringState, Puzzle } from '../../src/puzzles/covering/game.ts';
import { halvesOn, nowhere, placeIn, tilesIn } from '../../src/puzzles/covering/tiling.ts';
import type { DominosaState } from '../../src/puzzles/dominosa/game.ts';
import type { QuadrilleState } from '../../src/puzzles/quadrille/game.ts';
import { squareOf } from '../../src/puzzles/quadrille/shape.ts';
import type { Probe } from './properties.ts';
import { expectSame } from './same.ts';

/** Every laid tile covers its two cells, and nothing else is covered. */
function assertConserved<P extends Puzzle>({ puzzle, tiling, phase, reason }: CoveringState<P>): void {
  const covered = new Int16Array(puzzle.cells).fill(nowhere);
  const laid = tilesIn(tiling.placings);
  for (const tile of laid) {
    for (const cell of puzzle.places[placeIn(tiling.placings[tile])]) {
      expectSame(covered[cell], nowhere);
      covered[cell] = tile;
    }
  }
  expectSame(tiling.tileOn, covered);
  expectSame(tiling.count, laid.length);
  expectSame(laid.length === puzzle.tiles, phase === 'matchOver' && reason === 'out');
}

const malformed: readonly JsonObject[] = [
  { type: 'draw' },
  ...['lay', 'lift'].flatMap((type) => [
    { type },
    { type, tile: '6-3', cells: [0] },
    { type, tile: '6-3', cells: ['0', '1'] },
    { type, tile: 'r9', cells: [0.5, 1] },
  ]),
];

export const dominosaProbe: Probe<DominosaState> = {
  assertConserved,
  conceivable({ puzzle }) {
    const cells: (readonly number[])[] = puzzle.places.flatMap(([one, other]) => [
      [one, other],
      [other, one],
      [one, one],
      [one, other + 1],
    ]);
    const pairs = [...cells, [-1, 0], [0, puzzle.cells]];
    const moves = pairs.flatMap((pair) => ['lay', 'lift'].map((type) => ({ type, cells: pair })));
    return [...malformed, ...moves, { type: 'giveUp' }];
  },
  // Nothing is hidden but the solution, which follows from what is seen.
  exchangeHidden: () => {},
  /** Every tile lies on its numbers. */
  assertMore({ puzzle: { places, numbers }, tiling: { placings } }) {
    for (const tile of tilesIn(placings)) {
      const [one, other] = places[placeIn(placings[tile])].map((cell) => numbers.grid[cell] ?? -1);
      expectSame(tileOf(one, other), tile);
    }
  },
};

/** Every tile and some that do not exist, either way round, on every place and elsewhere. */
const squareMoves: readonly JsonObject[] = (() => {
  const values = [0, 1, 2, 3, 4, 5, 6, 7];
  const names = values.flatMap((one) => values.map((other) => `${one}-${other}`));
  const cells = [...squareOf.keys()].flatMap((one) => [1, 6, 7, 8].map((more) => [one, one + more]));
  const pairs = [...cells, ...cells.map((pair) => pair.toReversed()), [-1, 0], [3, 3]];
  return [
    ...malformed,
    ...names.flatMap((tile) => pairs.map((pair) => ({ type: 'lay', tile, cells: pair }))),
    ...names.map((tile) => ({ type: 'lift', tile })),
    { type: 'giveUp' },
  ];
})();

export const quadrilleProbe: Probe<QuadrilleState> = {
  assertConserved,
  conceivable: () => squareMoves,
  exchangeHidden: () => {},
  /** No square shows two numbers. */
  assertMore({ puzzle, tiling: { placings } }) {
    const shown = puzzle.filling.squares.slice();
    for (const tile of tilesIn(placings)) {
      const [higher, lower] = halvesOn(puzzle, placings[tile]);
      for (const [cell, value] of [
        [higher, high[tile]],
        [lower, low[tile]],
      ]) {
        expectSame(shown[squareOf[cell]] ?? value, value);
        shown[squareOf[cell]] = value;
      }
    }
  },
};

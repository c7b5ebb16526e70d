import type { Chance } from '../../core/chance.ts';
import { BadInput } from '../../core/json.ts';
import { type Board, placeAt } from './board.ts';

/** Covers a shape with dominoes at random and returns their places. Throws `BadInput` if it cannot be covered. */
export function randomLayout(board: Board, chance: Chance): number[] {
  const { size, shape, black, white, cellStart, cellPlaces } = board;
  const orders = Int32Array.from(cellPlaces);
  const cells = Array.from({ length: size }, (_, cell) => cell).filter((cell) => shape.cells[cell]);
  chance.shuffle(cells);
  for (const cell of cells) shuffleWithin(orders, cellStart[cell], cellStart[cell + 1], chance);
  const placeOn = new Int32Array(size).fill(-1);
  const seen = new Int32Array(size).fill(-1);
  const cover = (cell: number, turn: number): boolean => {
    for (let at = cellStart[cell]; at < cellStart[cell + 1]; at++) {
      const place = orders[at];
      const partner = white[place];
      if (seen[partner] === turn) continue;
      seen[partner] = turn;
      const taken = placeOn[partner];
      if (taken >= 0 && !cover(black[taken], turn)) continue;
      placeOn[partner] = place;
      placeOn[cell] = place;
      return true;
    }
    return false;
  };
  const isBlack = (cell: number): boolean =>
    cellStart[cell] < cellStart[cell + 1] && black[orders[cellStart[cell]]] === cell;
  const blacks = cells.filter(isBlack);
  if (blacks.length * 2 !== cells.length || !blacks.every((cell) => cover(cell, cell))) {
    throw new BadInput('shape', 'this shape cannot be covered with dominoes');
  }
  turnPairs(board, placeOn, chance);
  return blacks.map((cell) => placeOn[cell]);
}

function shuffleWithin(list: Int32Array, start: number, end: number, chance: Chance): void {
  for (let i = start; i < end - 1; i++) {
    const j = i + chance.below(end - i);
    [list[i], list[j]] = [list[j], list[i]];
  }
}

/** Turns random pairs of dominoes that fill a square, to hide the order of covering. */
function turnPairs(board: Board, placeOn: Int32Array, chance: Chance): void {
  const { rows, cols } = board.shape;
  for (let i = rows * cols * 4; i > 0; i--) {
    const corner = chance.below(rows * cols);
    if (corner % cols === cols - 1 || corner + cols >= rows * cols) continue;
    const [a, b, c, d] = [corner, corner + 1, corner + cols, corner + cols + 1];
    if (placeOn[a] < 0 || placeOn[d] < 0) continue;
    const [ab, cd, ac, bd] = [
      placeAt(board, a, b),
      placeAt(board, c, d),
      placeAt(board, a, c),
      placeAt(board, b, d),
    ];
    if (placeOn[a] === ab && placeOn[d] === cd && ab >= 0 && cd >= 0) {
      placeOn[a] = placeOn[c] = ac;
      placeOn[b] = placeOn[d] = bd;
    } else if (placeOn[a] === ac && placeOn[d] === bd && ac >= 0 && bd >= 0) {
      placeOn[a] = placeOn[b] = ab;
      placeOn[c] = placeOn[d] = cd;
    }
  }
}

import { BadInput, isObject, type Json, listAt, preview } from '../../core/json.ts';
import { longestOf, readLines } from './text.ts';

/** A shape row by row: true for each cell. */
export interface Shape {
  readonly rows: number;
  readonly cols: number;
  readonly cells: readonly boolean[];
}

/** The numbers of a layout of the double-n set, row by row; null outside the shape. */
export interface Dominosa {
  readonly n: number;
  readonly rows: number;
  readonly cols: number;
  readonly grid: readonly (number | null)[];
}

const largestSet = 15;

/** Two cells for each tile. */
const cellsOfSet = (n: number): number => (n + 1) * (n + 2);

/** Reads a puzzle from an object, its JSON or rows of numbers. Throws `BadInput` if it is not a puzzle. */
export function readDominosa(input: Json): Dominosa {
  const value = typeof input === 'string' ? ofText(input) : input;
  if (!isObject(value)) throw new BadInput('', `expected a Dominosa puzzle, found ${preview(value)}`);
  const n = setAt(value.n);
  const rows = lengthAt(value.rows, 'rows');
  const cols = lengthAt(value.cols, 'cols');
  const list = listAt(value.grid, 'grid');
  if (list.length !== rows * cols) {
    throw new BadInput('grid', `${rows} rows of ${cols} are ${rows * cols} places, found ${list.length}`);
  }
  const grid = list.map((cell, index) => valueAt(cell, n, placeOf(index, cols)));
  const shape = { rows, cols, cells: grid.map((cell) => cell !== null) };
  checkCells(shape, n);
  checkNumbers(grid, n);
  checkOnePiece(shape);
  return { n, rows, cols, grid };
}

/** Reads a shape from `#` and `.` or from a puzzle's rows or object; any character but `.` and `-` is a cell. */
export function readShape(input: Json): Shape {
  const shape =
    typeof input === 'string' && !input.trimStart().startsWith('{') ? ofSigns(input) : ofCells(input);
  setOf(shape);
  checkOnePiece(shape);
  return shape;
}

/** The set whose tiles cover the shape. Throws `BadInput` if there is none. */
export function setOf(shape: Shape): number {
  const count = shape.cells.filter((cell) => cell).length;
  for (let n = 1; n <= largestSet; n++) if (cellsOfSet(n) === count) return n;
  throw new BadInput('grid', `no set from 1 to ${largestSet} covers ${count} cells`);
}

export const rectangle = (n: number): Shape => ({
  rows: n + 1,
  cols: n + 2,
  cells: new Array<boolean>(cellsOfSet(n)).fill(true),
});

/** Checks that the set exists. */
export function setAt(value: Json | undefined): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 1 || value > largestSet) {
    throw new BadInput('n', `a set goes from 1 to ${largestSet}, found ${preview(value)}`);
  }
  return value;
}

function ofText(text: string): Json {
  if (text.trimStart().startsWith('{')) return parsed(text);
  const { rows, cols, grid } = readLines(text);
  const n = setOf({ rows, cols, cells: grid.map((cell) => cell !== null) });
  return { n, rows, cols, grid };
}

function parsed(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    throw new BadInput('', 'this begins like JSON but is none');
  }
}

function ofSigns(text: string): Shape {
  const lines = text.split(/\r?\n/).map((line) => line.replace(/[\s,;]/g, ''));
  const kept = lines.filter((line) => line !== '');
  const cols = longestOf(kept);
  const cells = kept.flatMap((line) =>
    Array.from({ length: cols }, (_, at) => !'.-'.includes(line.charAt(at))),
  );
  return { rows: kept.length, cols, cells };
}

function ofCells(input: Json): Shape {
  const value = typeof input === 'string' ? parsed(input) : input;
  if (!isObject(value)) throw new BadInput('', `expected a shape, found ${preview(value)}`);
  const rows = lengthAt(value.rows, 'rows');
  const cols = lengthAt(value.cols, 'cols');
  const list = listAt(value.cells ?? value.grid, 'cells');
  if (list.length !== rows * cols) {
    throw new BadInput('cells', `${rows} rows of ${cols} are ${rows * cols} places, found ${list.length}`);
  }
  return { rows, cols, cells: list.map((cell) => cell !== null && cell !== false) };
}

function lengthAt(value: Json | undefined, place: string): number {
  const most = cellsOfSet(largestSet);
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 1 || value > most) {
    throw new BadInput(place, `expected a whole number from 1 to ${most}, found ${preview(value)}`);
  }
  return value;
}

function valueAt(value: Json, n: number, place: string): number | null {
  if (value === null) return null;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > n) {
    throw new BadInput(place, `expected a number from 0 to ${n}, or nothing, found ${preview(value)}`);
  }
  return value;
}

const placeOf = (index: number, cols: number): string =>
  `row ${Math.floor(index / cols) + 1}, column ${(index % cols) + 1}`;

function checkCells(shape: Shape, n: number): void {
  const count = shape.cells.filter((cell) => cell).length;
  if (count !== cellsOfSet(n)) {
    throw new BadInput('grid', `the set of double ${n} covers ${cellsOfSet(n)} cells, found ${count}`);
  }
}

function checkNumbers(grid: readonly (number | null)[], n: number): void {
  for (let number = 0; number <= n; number++) {
    const times = grid.filter((cell) => cell === number).length;
    if (times > n + 2) {
      throw new BadInput(
        'grid',
        `there is a ${number} too many: each number occurs ${n + 2} times, found ${times}`,
      );
    }
  }
}

function checkOnePiece({ rows, cols, cells }: Shape): void {
  const start = cells.indexOf(true);
  const seen = new Set([start]);
  for (const cell of seen) {
    const [row, col] = [Math.floor(cell / cols), cell % cols];
    if (row > 0 && cells[cell - cols]) seen.add(cell - cols);
    if (row < rows - 1 && cells[cell + cols]) seen.add(cell + cols);
    if (col > 0 && cells[cell - 1]) seen.add(cell - 1);
    if (col < cols - 1 && cells[cell + 1]) seen.add(cell + 1);
  }
  const apart = cells.findIndex((cell, index) => cell && !seen.has(index));
  if (apart >= 0) {
    const places = `${placeOf(start, cols)} and ${placeOf(apart, cols)}`;
    throw new BadInput('grid', `the shape is in more than one piece: ${places} are not joined`);
  }
}

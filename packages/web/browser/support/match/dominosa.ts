import type { Player } from './play.ts';

/** A number of the puzzle, and where it stands. */
interface Cell {
  readonly row: number;
  readonly column: number;
  readonly value: number;
}

type Pair = readonly [Cell, Cell];

/** Solves the puzzle from the numbers on the screen, and taps the two halves of one tile after the other. */
export function solver(): Player {
  let solution: readonly Pair[] | null = null;
  return ({ things: { open } }) => {
    const names = open.map(({ name }) => name);
    const bare = names.map(cellNamed).filter((cell) => cell !== null);
    if (bare.length === 0) return null;
    solution ??= solve(bare, new Set());
    if (solution === null) throw new Error('this puzzle has no solution');
    const pressed = names[open.findIndex(({ isPressed }) => isPressed)];
    const next = solution.flat().find((cell) => names.includes(nameOf(cell)) && nameOf(cell) !== pressed);
    return next === undefined ? null : { kind: 'open', index: names.indexOf(nameOf(next)) };
  };
}

/** Reads “Row 1, column 2: 3”; null where a tile lies there. */
function cellNamed(name: string): Cell | null {
  const [, row, column, value] = /^Row (\d+), column (\d+): (\d+)$/.exec(name) ?? [];
  return value === undefined ? null : { row: Number(row), column: Number(column), value: Number(value) };
}

const nameOf = ({ row, column, value }: Cell): string => `Row ${row}, column ${column}: ${value}`;

const tileOn = ([one, other]: Pair): string => [one.value, other.value].sort().join('-');

/** Covers the first cell with its neighbour on the right or below, and then the others. */
function solve(cells: readonly Cell[], used: ReadonlySet<string>): Pair[] | null {
  const [first, ...others] = cells;
  if (first === undefined) return [];
  for (const other of others.filter((cell) => isNextTo(first, cell))) {
    const pair: Pair = [first, other];
    if (used.has(tileOn(pair))) continue;
    const left = others.filter((cell) => cell !== other);
    const rest = solve(left, new Set([...used, tileOn(pair)]));
    if (rest !== null) return [pair, ...rest];
  }
  return null;
}

const isNextTo = (one: Cell, other: Cell): boolean =>
  Math.abs(one.row - other.row) + Math.abs(one.column - other.column) === 1;

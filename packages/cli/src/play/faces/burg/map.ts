import type { BurgView } from '@tischrunde/engine';

/** The half on top of a cell. */
interface Top {
  readonly value: string;
  readonly level: number;
  readonly tile: string;
}

/** Every cell is as wide as a value of one digit, a level of two, and a line to the next one. */
const width = 5;

/** Draws the tiles of a castle from above: the halves on top, joined where both halves of a tile are seen. */
export function mapOf(board: BurgView['board']): string[] {
  const tops = topsOf(board);
  const cells = [...tops.keys()].map((cell) => cell.split(',').map(Number));
  const xs = rangeOf(cells.map(([x]) => x));
  const ys = rangeOf(cells.map(([, y]) => y));
  const header = `y\\x ${xs.map((x) => `${x}`.padStart(2).padEnd(width)).join('')}`;
  return [header, ...ys.flatMap((y) => [rowOf(tops, xs, y), joinsBelow(tops, xs, y)])]
    .map((line) => line.trimEnd())
    .filter((line) => line !== '');
}

function topsOf(board: BurgView['board']): Map<string, Top> {
  const tops = new Map<string, Top>();
  for (const { tile, cells, level } of board) {
    const halves = tile.split('-');
    cells.forEach((cell, index) => {
      tops.set(cell.join(), { value: halves[index], level, tile });
    });
  }
  return tops;
}

/** One cell more on every side, so that the places to lay at have a name too. */
function rangeOf(numbers: readonly number[]): number[] {
  const least = Math.min(...numbers) - 1;
  return Array.from({ length: Math.max(...numbers) + 2 - least }, (_, index) => least + index);
}

function rowOf(tops: Map<string, Top>, xs: readonly number[], y: number): string {
  const cells = xs.map((x) => {
    const top = tops.get(`${x},${y}`);
    if (top === undefined) return '·'.padEnd(width);
    const half = `${top.value}${levelText(top.level)}`;
    return half.padEnd(width, tops.get(`${x + 1},${y}`)?.tile === top.tile ? '─' : ' ');
  });
  return `${`${y}`.padStart(3)}  ${cells.join('')}`;
}

/** The lines down to the other halves of tiles that lie upright. */
function joinsBelow(tops: Map<string, Top>, xs: readonly number[], y: number): string {
  const joins = xs.map((x) => {
    const tile = tops.get(`${x},${y}`)?.tile;
    return tile !== undefined && tops.get(`${x},${y + 1}`)?.tile === tile
      ? '│'.padEnd(width)
      : ' '.repeat(width);
  });
  return `     ${joins.join('')}`;
}

const levelText = (level: number): string =>
  level === 1 ? '' : Array.from(`${level}`, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join('');

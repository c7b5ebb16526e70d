import { BadInput } from '../../core/json.ts';
import type { Dominosa } from './puzzle.ts';

/** Rows of numbers as typed; their count is not checked yet. */
interface Lines {
  readonly rows: number;
  readonly cols: number;
  readonly grid: readonly (number | null)[];
}

/** All cells of the largest set in one line. */
const farthest = 272;

/** Rows of numbers separated by spaces, `.` outside the shape. */
export function dominosaText({ rows, cols, grid }: Dominosa): string {
  const width = grid.some((cell) => cell !== null && cell > 9) ? 2 : 1;
  const line = (row: number): string =>
    Array.from({ length: cols }, (_, col) => String(grid[row * cols + col] ?? '.').padStart(width)).join(' ');
  return `${Array.from({ length: rows }, (_, row) => line(row)).join('\n')}\n`;
}

/** Reads rows of numbers, `.` or `-` for no cell; lines with `#` are comments. Single digits need no spaces between them. */
export function readLines(text: string): Lines {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const words = lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(/[\s,;]+/));
  if (words.length === 0) throw new BadInput('', 'expected rows of numbers, found nothing');
  return numbersOf(withoutSpaces(words) ? words.map(([word]) => [...word]) : words);
}

/**
 * If no line has a space, every character is a cell; unless that count fits no set: then it is a shape one cell wide with
 * two-digit numbers.
 */
function withoutSpaces(words: readonly (readonly string[])[]): boolean {
  if (words.some((line) => line.length > 1)) return false;
  const cells = words.reduce((sum, [word]) => sum + word.replace(/[.-]/g, '').length, 0);
  const n = Math.round(Math.sqrt(cells + 0.25) - 1.5);
  return (n + 1) * (n + 2) === cells || words.some(([word]) => word.length > 2);
}

function numbersOf(words: readonly (readonly string[])[]): Lines {
  const cols = longestOf(words);
  const grid = words.flatMap((line, row) =>
    Array.from({ length: cols }, (_, col) => numberOf(line[col] ?? '.', row, col)),
  );
  return { rows: words.length, cols, grid };
}

/** The length of the longest line. Throws `BadInput` if there are more cells than the largest set could cover. */
export function longestOf(lines: readonly { readonly length: number }[]): number {
  const longest = lines.reduce((most, line) => Math.max(most, line.length), 0);
  if (lines.length > farthest || longest > farthest) {
    throw new BadInput(
      '',
      `a shape has at most ${farthest} rows and columns, found ${lines.length} and ${longest}`,
    );
  }
  return longest;
}

function numberOf(word: string, row: number, col: number): number | null {
  if (word === '.' || word === '-') return null;
  if (/^\d{1,2}$/.test(word)) return Number(word);
  throw new BadInput(
    `row ${row + 1}, column ${col + 1}`,
    `expected a number or "." for no cell, found ${JSON.stringify(word.slice(0, 20))}`,
  );
}

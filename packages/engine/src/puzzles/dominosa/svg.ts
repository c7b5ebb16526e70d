import { high, low, sizeOfSet, tileName } from '../../pieces/dominoes.ts';
import { type SvgWriter, textLabel } from '../svg-label.ts';
import type { Cells } from './board.ts';
import type { Dominosa } from './puzzle.ts';

const cell = 40;
const margin = 30;
const tick = 28;

/** A printable sheet: the numbers in their cells, and below them the dominoes of the set to tick off. */
export function dominosaSvg(
  puzzle: Dominosa,
  solution: readonly Cells[] = [],
  write: SvgWriter = textLabel,
): string {
  const { n, rows, cols } = puzzle;
  const width = margin * 2 + Math.max(cols * cell, (n + 1) * pitchOf(n));
  const top = margin * 2 + rows * cell;
  const height = top + (n + 1) * tick + margin;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<title>Dominosa, double ${n}</title>`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    `<g transform="translate(${margin} ${margin})">`,
    ...cellsOf(puzzle, write),
    ...solution.map((domino) => outlineOf(domino, cols)),
    '</g>',
    `<g transform="translate(${margin} ${top})">`,
    ...listOf(n, write),
    '</g>',
    '</svg>',
    '',
  ].join('\n');
}

function cellsOf({ cols, grid }: Dominosa, write: SvgWriter): string[] {
  return grid.flatMap((value, index) => {
    if (value === null) return [];
    const [x, y] = cornerOf(index, cols);
    return [
      `<rect x="${x}" y="${y}" width="${cell}" height="${cell}" fill="none" stroke="#bbb"/>`,
      write({ text: `${value}`, x: x + cell / 2, y: y + cell / 2 + 7, isCentred: true, size: 20 }),
    ];
  });
}

function outlineOf([first, second]: Cells, cols: number): string {
  const [x, y] = cornerOf(Math.min(first, second), cols);
  const across = Math.abs(first - second) === 1 && cols > 1;
  const [width, height] = across ? [cell * 2, cell] : [cell, cell * 2];
  const box = `x="${x + 3}" y="${y + 3}" width="${width - 6}" height="${height - 6}"`;
  return `<rect ${box} rx="6" fill="none" stroke="#000" stroke-width="2"/>`;
}

const cornerOf = (index: number, cols: number): [number, number] => [
  (index % cols) * cell,
  Math.floor(index / cols) * cell,
];

/** The spacing of the list of dominoes: two-digit names need more. */
const pitchOf = (n: number): number => (n > 9 ? 66 : 50);

/** The whole set as a staircase: a box and a name for each tile. */
function listOf(n: number, write: SvgWriter): string[] {
  return Array.from({ length: sizeOfSet(n) }, (_, tile) => {
    const [x, y] = [low[tile] * pitchOf(n), high[tile] * tick];
    const box = `<rect x="${x}" y="${y}" width="12" height="12" fill="none" stroke="#000"/>`;
    return `${box}${write({ text: tileName(tile), x: x + 17, y: y + 11, isCentred: false, size: 13 })}`;
  });
}

import { high, low, sizeOfSet } from '../../pieces/dominoes.ts';
import { type SvgWriter, textLabel } from '../svg-label.ts';
import type { QuadrilleSolution } from './complete.ts';
import type { QuadrillePuzzle } from './puzzle.ts';
import { cells, corners, highest, type Spot, squareOf, tileOn, width } from './shape.ts';

// A printable sheet: the shape with what is given or solved, and below it the tiles to cross off.

const cell = 40;
const margin = 20;
const tileWidth = 34;
const listTop = margin + width * cell + 30;
const page = { width: 2 * margin + width * cell, height: listTop + 4 * 26 + margin };

/** A printable drawing of a puzzle, or of its solution. */
export function quadrilleSvg(
  puzzle: QuadrillePuzzle,
  solution?: QuadrilleSolution,
  write: SvgWriter = textLabel,
): string {
  const squares = solution?.squares ?? puzzle.squares;
  const tiles = solution?.dominoes ?? puzzle.tiles;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${page.width} ${page.height}" width="${page.width}" height="${page.height}">`,
    '<title>Domino square</title>',
    `<rect width="${page.width}" height="${page.height}" fill="#fff"/>`,
    ...cells.map(
      ({ x, y }) =>
        `<rect x="${left(x)}" y="${left(y)}" width="${cell}" height="${cell}" fill="none" stroke="#bbb"/>`,
    ),
    ...corners.map(
      ({ x, y }) =>
        `<rect x="${left(x)}" y="${left(y)}" width="${2 * cell}" height="${2 * cell}" fill="none" stroke="#000" stroke-width="2"/>`,
    ),
    ...tiles.map(outline),
    ...cells.flatMap(({ x, y }, index) => {
      const number = squares[squareOf[index]];
      if (number === null) return [];
      const isBold = puzzle.squares[squareOf[index]] !== null;
      const middle = { x: left(x) + cell / 2, y: left(y) + cell / 2 + 7 };
      return [write({ text: `${number}`, ...middle, isCentred: true, size: 20, isBold })];
    }),
    ...listed(squares, tiles, write),
    '</svg>',
    '',
  ].join('\n');
}

const left = (place: number): number => margin + place * cell;

function outline([one, other]: Spot): string {
  const [from, to] = [cells[one], cells[other]];
  const [x, y] = [left(from.x) + 4, left(from.y) + 4];
  const [wide, tall] = [(to.x - from.x + 1) * cell - 8, (to.y - from.y + 1) * cell - 8];
  return `<rect x="${x}" y="${y}" width="${wide}" height="${tall}" rx="8" fill="#f2efe6" stroke="#444"/>`;
}

/** All tiles, seven in a row; laid ones are crossed off. */
function listed(squares: readonly (number | null)[], tiles: readonly Spot[], write: SvgWriter): string[] {
  const known = squares.map((number) => number ?? 0);
  const lying = tiles.map((spot) => tileOn(known, spot));
  return Array.from({ length: sizeOfSet(highest) }, (_, tile) => {
    const x = page.width / 2 + ((tile % 7) - 3) * (tileWidth + 10);
    const y = listTop + Math.floor(tile / 7) * 26;
    const name = write({ text: `${high[tile]}-${low[tile]}`, x, y, isCentred: true, size: 14 });
    const cross = `<path d="M${x - 14} ${y - 5}h28" stroke="#000"/>`;
    return lying.includes(tile) ? `${name}${cross}` : name;
  });
}

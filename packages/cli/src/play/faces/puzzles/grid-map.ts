/** A map of cells in rows. */
export interface GridMap {
  readonly rows: number;
  readonly cols: number;
  /** At most three signs. */
  text(cell: number): string;
  /** What a cell belongs to: there are walls between cells of different regions. Null is outside the map. */
  region(cell: number | null): string;
}

const width = 3;
/** By the walls that meet there: 1 to the left, 2 above, 4 to the right, 8 below. */
const crossings = ' ╴╵┘╶─└┴╷┐│┤┌┬├┼';

/** Draws a map with its walls; columns have letters and rows have numbers. */
export function drawGrid(map: GridMap): string[] {
  const { rows, cols } = map;
  const margin = `${rows}`.length + 1;
  const letters = Array.from({ length: cols }, (_, col) => ` ${centred(letterOf(col))}`).join('');
  const lines = [`${' '.repeat(margin)}${letters}`];
  for (let row = 0; row <= rows; row++) {
    lines.push(`${' '.repeat(margin)}${wallsAbove(map, row)}`);
    if (row < rows) lines.push(`${`${row + 1}`.padStart(margin - 1)} ${cellsOf(map, row)}`);
  }
  return lines.map((line) => line.trimEnd());
}

const centred = (text: string): string => (text.length === 1 ? ` ${text}` : text).padEnd(width);

function wallsAbove(map: GridMap, row: number): string {
  let line = '';
  for (let col = 0; col <= map.cols; col++) {
    const left = isWall(map, row - 1, col - 1, row, col - 1) ? 1 : 0;
    const above = isWall(map, row - 1, col - 1, row - 1, col) ? 2 : 0;
    const right = isWall(map, row - 1, col, row, col) ? 4 : 0;
    const below = isWall(map, row, col - 1, row, col) ? 8 : 0;
    line += crossings[left + above + right + below] + (right === 0 ? ' ' : '─').repeat(width);
  }
  return line;
}

function cellsOf(map: GridMap, row: number): string {
  let line = '';
  for (let col = 0; col <= map.cols; col++) {
    line += isWall(map, row, col - 1, row, col) ? '│' : ' ';
    if (col < map.cols) line += centred(map.text(row * map.cols + col));
  }
  return line;
}

const isWall = (map: GridMap, row: number, col: number, otherRow: number, otherCol: number): boolean =>
  map.region(cellAt(map, row, col)) !== map.region(cellAt(map, otherRow, otherCol));

const cellAt = ({ rows, cols }: GridMap, row: number, col: number): number | null =>
  row < 0 || col < 0 || row >= rows || col >= cols ? null : row * cols + col;

/** a, b, … z, aa, ab, … */
const letterOf = (col: number): string =>
  (col < 26 ? '' : letterOf(Math.floor(col / 26) - 1)) + String.fromCharCode(97 + (col % 26));

/** `c4` is the cell in column c and row 4. */
export const cellName = (cell: number, cols: number): string =>
  `${letterOf(cell % cols)}${Math.floor(cell / cols) + 1}`;

/** Reads `c4`, or `r4c3` as hints write it; null where the map has no such cell. */
export function readCell(word: string, rows: number, cols: number): number | null {
  const named = /^(?:r(\d{1,3})c(\d{1,3})|([a-z]{1,2})(\d{1,3}))$/.exec(word);
  if (named === null) return null;
  const row = Number(named[1] ?? named[4]) - 1;
  const col = named[3] === undefined ? Number(named[2]) - 1 : columnOf(named[3]);
  return row >= 0 && row < rows && col >= 0 && col < cols ? row * cols + col : null;
}

const columnOf = (letters: string): number =>
  [...letters].reduce((col, letter) => 26 * col + letter.charCodeAt(0) - 96, 0) - 1;

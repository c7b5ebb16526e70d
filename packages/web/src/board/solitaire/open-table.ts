import { type Area, type DrawnPiece, divideArea, largestBeside } from '../areas.ts';
import { type LaidLine, type LineTable, layInArea, sizeOfLine } from './laid-line.ts';
import { layRows, sizeOfRows } from './rows.ts';

/** A table with tiles face up in rows, from which a line is built. */
export interface OpenTable {
  readonly rows: readonly DrawnPiece[];
  readonly line: LaidLine;
}

type Rows = readonly (readonly string[])[];

/** The areas of the rows and of the line; they do not depend on the chosen tile. */
export const shareArea = (
  rows: Rows,
  line: LineTable,
  table: Area,
  isUpright: boolean,
): readonly [Area, Area] =>
  divideArea(
    table,
    (area) => sizeOfRows(rows, area, isUpright),
    (area) => sizeOfLine(line, area),
  );

export function layOpenTable(
  rows: Rows,
  line: LineTable,
  [ground, lineArea]: readonly [Area, Area],
  isUpright: boolean,
): OpenTable {
  const inRows = layRows(rows, ground, isUpright);
  return { rows: inRows, line: layInArea(line, lineArea, largestBeside(inRows[0]?.size)) };
}

/** All tiles sorted by name, so that a tile keeps its element when it is laid. */
export const inOrder = ({
  rows,
  line,
}: OpenTable): { readonly placed: DrawnPiece; readonly isLaid: boolean }[] =>
  [
    ...rows.map((placed) => ({ placed, isLaid: false })),
    ...line.pieces.map((placed) => ({ placed, isLaid: true })),
  ].sort((one, other) => (one.placed.key < other.placed.key ? -1 : 1));

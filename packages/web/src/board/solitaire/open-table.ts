import { type Area, type DrawnPiece, divideArea, largestBeside } from '../areas.ts';
import { type LaidLine, type LineTable, layInArea, sizeOfLine } from './laid-line.ts';
import { layRows, sizeOfRows } from './rows.ts';

/** A table on which tiles lie open in rows, and a line grows out of them. */
export interface OpenTable {
  readonly rows: readonly DrawnPiece[];
  readonly line: LaidLine;
}

type Rows = readonly (readonly string[])[];

/** The room of the rows and that of the line; they do not depend on what is chosen. */
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

/** All tiles in the order of their names, so that a tile that is laid keeps its element. */
export const inOrder = ({
  rows,
  line,
}: OpenTable): { readonly placed: DrawnPiece; readonly isLaid: boolean }[] =>
  [
    ...rows.map((placed) => ({ placed, isLaid: false })),
    ...line.pieces.map((placed) => ({ placed, isLaid: true })),
  ].sort((one, other) => (one.placed.key < other.placed.key ? -1 : 1));

import { divide, mostBeside, type Placed, type Room } from '../areas.ts';
import { type LaidLine, type LineTable, layInRoom, sizeOfLine } from './laid-line.ts';
import { layRows, sizeOfRows } from './rows.ts';

/** A table on which tiles lie open in rows, and a line grows out of them. */
export interface OpenTable {
  readonly rows: readonly Placed[];
  readonly line: LaidLine;
}

type Rows = readonly (readonly string[])[];

/** The room of the rows and that of the line; they do not depend on what is chosen. */
export const shareOut = (
  rows: Rows,
  line: LineTable,
  table: Room,
  isUpright: boolean,
): readonly [Room, Room] =>
  divide(
    table,
    (room) => sizeOfRows(rows, room, isUpright),
    (room) => sizeOfLine(line, room),
  );

export function layOpenTable(
  rows: Rows,
  line: LineTable,
  [ground, lineRoom]: readonly [Room, Room],
  isUpright: boolean,
): OpenTable {
  const inRows = layRows(rows, ground, isUpright);
  return { rows: inRows, line: layInRoom(line, lineRoom, mostBeside(inRows[0]?.size)) };
}

/** All tiles in the order of their names, so that a tile that is laid keeps its element. */
export const inOrder = ({ rows, line }: OpenTable): { readonly placed: Placed; readonly isLaid: boolean }[] =>
  [
    ...rows.map((placed) => ({ placed, isLaid: false })),
    ...line.pieces.map((placed) => ({ placed, isLaid: true })),
  ].sort((one, other) => (one.placed.key < other.placed.key ? -1 : 1));

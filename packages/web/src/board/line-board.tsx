import type { BoardProps } from './board.ts';
import { line } from './line.ts';
import { TilesBoard } from './tiles-board.tsx';

/** The games on a line with two ends. */
export const LineBoard = (props: BoardProps) => <TilesBoard {...props} layout={line} />;

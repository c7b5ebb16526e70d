import type { BoardProps } from '../board.ts';
import { TilesBoard } from './chain-board.tsx';
import { line } from './line.ts';

/** The games on a line with two ends. */
export const LineBoard = (props: BoardProps) => <TilesBoard {...props} layout={line} />;

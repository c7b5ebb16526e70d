import type { DominoId } from '@tischrunde/engine';
import type { BoardProps } from '../board-props.ts';
import { ChainBoard } from './chain-board.tsx';
import { line } from './line.ts';

/** The games on a line with two ends. */
export const LineBoard = (props: BoardProps<DominoId>) => <ChainBoard {...props} layout={line} />;

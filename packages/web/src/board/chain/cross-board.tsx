import type { BoardProps } from '../board.ts';
import { ChainBoard } from './chain-board.tsx';
import { cross } from './cross.ts';

/** Sebastopol: four arms. */
export const CrossBoard = (props: BoardProps) => <ChainBoard {...props} layout={cross} />;

import type { BoardProps } from '../board.ts';
import { TilesBoard } from './chain-board.tsx';
import { cross } from './cross.ts';

/** Sebastopol: four arms. */
export const CrossBoard = (props: BoardProps) => <TilesBoard {...props} layout={cross} />;

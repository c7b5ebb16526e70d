import type { BoardProps } from './board.ts';
import { cross } from './cross.ts';
import { TilesBoard } from './tiles-board.tsx';

/** Sebastopol: four arms. */
export const CrossBoard = (props: BoardProps) => <TilesBoard {...props} layout={cross} />;

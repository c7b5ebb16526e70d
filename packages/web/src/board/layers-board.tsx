import type { BoardProps } from './board.ts';
import { layers } from './layers.ts';
import { TilesBoard } from './tiles-board.tsx';

/** French domino: halves on halves. */
export const LayersBoard = (props: BoardProps) => <TilesBoard {...props} layout={layers} />;

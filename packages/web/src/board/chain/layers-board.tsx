import type { BoardProps } from '../board.ts';
import { TilesBoard } from './chain-board.tsx';
import { layers } from './layers.ts';

/** French domino: halves on halves. */
export const LayersBoard = (props: BoardProps) => <TilesBoard {...props} layout={layers} />;

import type { BoardProps } from '../board.ts';
import { ChainBoard } from './chain-board.tsx';
import { layers } from './layers.ts';

/** French domino: halves on halves. */
export const LayersBoard = (props: BoardProps) => <ChainBoard {...props} layout={layers} />;

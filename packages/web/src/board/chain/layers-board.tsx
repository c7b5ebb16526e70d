import type { DominoId } from '@tischrunde/engine';
import type { BoardProps } from '../board-props.ts';
import { ChainBoard } from './chain-board.tsx';
import { layers } from './layers.ts';

/** French domino: halves on halves. */
export const LayersBoard = (props: BoardProps<DominoId>) => <ChainBoard {...props} layout={layers} />;

import type { DominoId } from '@tischrunde/engine';
import type { BoardProps } from '../board-props.ts';
import { ChainBoard } from './chain-board.tsx';
import { hub, star } from './star.ts';

/** Cyprus: up to nine arms. */
export const StarBoard = (props: BoardProps<DominoId>) => <ChainBoard {...props} layout={star} hub={hub} />;

import type { BoardProps } from '../board.ts';
import { ChainBoard } from './chain-board.tsx';
import { hub, star } from './star.ts';

/** Cyprus: up to nine arms. */
export const StarBoard = (props: BoardProps) => <ChainBoard {...props} layout={star} hub={hub} />;

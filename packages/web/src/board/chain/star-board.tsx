import type { BoardProps } from '../board.ts';
import { TilesBoard } from './chain-board.tsx';
import { hub, star } from './star.ts';

/** Cyprus: up to nine arms. */
export const StarBoard = (props: BoardProps) => <TilesBoard {...props} layout={star} hub={hub} />;

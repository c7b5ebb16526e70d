import type { BoardProps } from './board.ts';
import { hub, star } from './star.ts';
import { TilesBoard } from './tiles-board.tsx';

/** Cyprus: up to nine arms. */
export const StarBoard = (props: BoardProps) => <TilesBoard {...props} layout={star} hub={hub} />;

import type { BoardProps } from './board.ts';
import { feet } from './feet.ts';
import { TilesBoard } from './tiles-board.tsx';

/** Chickenfoot: feet with three toes. */
export const FeetBoard = (props: BoardProps) => <TilesBoard {...props} layout={feet} />;

import type { BoardProps } from '../board.ts';
import { TilesBoard } from './chain-board.tsx';
import { feet } from './feet.ts';

/** Chickenfoot: feet with three toes. */
export const FeetBoard = (props: BoardProps) => <TilesBoard {...props} layout={feet} />;

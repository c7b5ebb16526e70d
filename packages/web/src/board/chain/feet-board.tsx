import type { BoardProps } from '../board.ts';
import { ChainBoard } from './chain-board.tsx';
import { feet } from './feet.ts';

/** Chickenfoot: feet with three toes. */
export const FeetBoard = (props: BoardProps) => <ChainBoard {...props} layout={feet} />;

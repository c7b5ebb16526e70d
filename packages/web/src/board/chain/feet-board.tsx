import type { DominoId } from '@tischrunde/engine';
import type { BoardProps } from '../board-props.ts';
import { ChainBoard } from './chain-board.tsx';
import { feet } from './feet.ts';

/** Chickenfoot: feet with three toes. */
export const FeetBoard = (props: BoardProps<DominoId>) => <ChainBoard {...props} layout={feet} />;

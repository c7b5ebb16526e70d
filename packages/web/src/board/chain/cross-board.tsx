import type { DominoId } from '@tischrunde/engine';
import type { BoardProps } from '../board-props.ts';
import { ChainBoard } from './chain-board.tsx';
import { cross } from './cross.ts';

/** Sebastopol: four arms. */
export const CrossBoard = (props: BoardProps<DominoId>) => <ChainBoard {...props} layout={cross} />;

import type { Board } from '../board/board.ts';
import { loadBoard } from '../board/boards.ts';
import { findDescriptor } from './catalogue.ts';

/** The board of a game. It has its own file because the shelf needs no boards. */
export function loadGameBoard(id: string): Promise<Board> {
  const game = findDescriptor(id);
  if (game === undefined) throw new Error(`unknown game: ${id}`);
  return loadBoard(game.board);
}

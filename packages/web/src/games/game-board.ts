import { type GameId, isKnownOf } from '@tischrunde/engine';
import { createElement } from 'preact';
import type { Board, BoardProps } from '../board/board-props.ts';
import { descriptorOf } from './catalogue.ts';

/**
 * The board of a game. This is where the view of any game meets the board of one; everything behind it has the types of its own
 * game.
 */
export async function loadGameBoard<Id extends GameId>(game: Id): Promise<Board> {
  const OwnBoard: Board<Id> = await descriptorOf(game).board();
  return function GameBoard(props: BoardProps) {
    return isKnownOf(props, game) ? createElement(OwnBoard, props) : null;
  };
}

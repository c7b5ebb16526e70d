import {
  BadInput,
  type GameId,
  isObject,
  isViewOf,
  type Json,
  type JsonObject,
  type MoveText,
  seatAt,
  type View,
  type ViewOf,
} from '@tischrunde/engine';
import type { TerminalBook } from '@tischrunde/rulebook/terminal';
import { replayLegal } from '../io/legal-match.ts';

/** The tiles of a text, as they come. */
export const tilesIn = (text: string): string[] => text.split(/[\s,;|]+/).filter((word) => word !== '');

export const layText = ({ tile, at }: MoveText, book: TerminalBook): string =>
  at === undefined
    ? book.phrase('move.lay', { tile: String(tile) })
    : book.phrase('move.layAt', { tile: String(tile), end: String(at) });

/** Whether it can be won, and how. */
export function solutionText(winnable: boolean, moves: readonly MoveText[], book: TerminalBook): string {
  if (!winnable) return `${book.phrase('puzzle.cannotWin')}\n`;
  const lines = moves.map((move, index) => `${`${index + 1}`.padStart(3)}  ${layText(move, book)}`);
  return `${[book.phrase('puzzle.canWin'), ...lines].join('\n')}\n`;
}

/** As a transcript writes them, with the only seat there is. */
export const seated = (moves: readonly MoveText[]): JsonObject[] =>
  moves.map((move) => ({ seat: 0, ...move }));

/** What the player of a match sees after its last move. Throws `BadInput` for a transcript of something else. */
export function viewAfter<Id extends GameId>(game: Id, transcript: unknown): View & ViewOf<Id> {
  const view = replayLegal(transcript).view(seatAt(0));
  if (isViewOf(view, game)) return view;
  throw new BadInput('game', `expected a match of ${game}, found ${view.game}`);
}

/** Moves as they came in; they need not name the seat. */
export const withSeats = (moves: Json): Json =>
  Array.isArray(moves) ? moves.map((move: Json) => (isObject(move) ? { seat: 0, ...move } : move)) : moves;

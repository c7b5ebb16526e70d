import type { MoveText, View } from '@tischrunde/engine';
import type { Book } from '@tischrunde/rulebook';
import type { ComponentType } from 'preact';
import type { Highlight } from './highlight.ts';

/** What a board is drawn from, and what it says back. Each family of games has one. */
export interface BoardProps {
  readonly view: View;
  readonly book: Book;
  /** The room there is, in pixels. */
  readonly width: number;
  readonly height: number;
  /** The moves of the seat in front of the screen. */
  readonly legal: readonly MoveText[];
  /** The piece that is chosen in the rack, or on the board. */
  readonly chosen: string | null;
  /** One move for every place where the chosen piece may go: the ghosts. */
  readonly places: readonly MoveText[];
  /** What somebody at the table is called; without it, by the number of the seat. */
  readonly nameOf?: ((seat: number) => string) | undefined;
  /** What an open hint points at, in puzzles. */
  readonly highlight?: Highlight | null;
  /** Where somebody has marked that no tile lies, in puzzles. */
  readonly marks?: readonly string[];
  /** A piece on the board is chosen, in games in which pieces lie there. */
  onChoose(piece: string | null): void;
  /** A place, or something that is a whole move, is chosen. */
  onMove(move: MoveText): void;
  onMarks?(marks: readonly string[]): void;
  /** Pieces of the hand lie on the board already, though they are no move yet. */
  onOut?(pieces: readonly string[]): void;
}

export type Board = ComponentType<BoardProps>;

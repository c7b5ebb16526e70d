import type { GameId, KnownOf, MoveText } from '@tischrunde/engine';
import type { Book } from '@tischrunde/rulebook';
import type { ComponentType } from 'preact';
import type { Highlight } from './highlight.ts';

/** The pieces that were laid last, and the colour of the player who laid them. */
export interface Newest {
  /** A piece by its halves in order: `3-6`. */
  readonly keys: readonly string[];
  readonly colour: string;
}

/** What the board of a game, or of any of several games, draws: the view and the events of the round. And what it reports back. */
export interface BoardProps<Id extends GameId = GameId> extends KnownOf<Id> {
  readonly book: Book;
  /** The available size, in pixels. */
  readonly width: number;
  readonly height: number;
  /** The moves of the seat in front of the screen. */
  readonly legal: readonly MoveText[];
  /** The piece chosen in the rack or on the board. */
  readonly chosen: string | null;
  /** One move for every place where the chosen piece may go; drawn as ghosts. */
  readonly places: readonly MoveText[];
  /** What a move would earn at once; 0 if that is nothing, or not known yet. */
  readonly earns?: ((move: MoveText) => number) | undefined;
  /** The pieces laid last; they are marked. */
  readonly newest?: Newest | null | undefined;
  /** The name of a seat; boards fall back to its number. */
  readonly nameOf?: ((seat: number) => string) | undefined;
  /** What the open hint of a puzzle points at. */
  readonly highlight?: Highlight | null;
  /** Pairs of cells that the player marked as impossible, in puzzles. */
  readonly marks?: readonly string[];
  /** A piece on the board was chosen, in games whose pieces lie there. */
  onChoose(piece: string | null): void;
  /** A place, or anything else that is a complete move, was chosen. */
  onMove(move: MoveText): void;
  onMarks?(marks: readonly string[]): void;
  /** Pieces of the hand that lie on the board as part of an unfinished move. */
  onOut?(pieces: readonly string[]): void;
}

/** A board that draws these games; without ids, any game. */
export type Board<Id extends GameId = GameId> = ComponentType<BoardProps<Id>>;

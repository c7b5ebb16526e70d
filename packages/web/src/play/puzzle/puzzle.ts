import type { GameId, Options } from '@tischrunde/engine';
import type { PuzzleHints } from './hint.ts';

/** How a game for one player is shown. */
export interface Puzzle<Id extends GameId = GameId> {
  /** Its place on the page of puzzles. */
  readonly rank: number;
  /** A trick to show to somebody: it has no clock, and taking back is one of its own moves. */
  readonly isTrick?: true;
  /** Tiles on the table can be lifted again, so that undo is a move. */
  readonly canLift?: true;
  /** Only puzzles that can be printed have it: the options that are fixed on paper. */
  readonly printedWith?: Options;
  readonly hints?: () => Promise<PuzzleHints<Id>>;
}

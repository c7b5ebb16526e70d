import { type GameId, isViewOf, type MoveText, type View, type ViewOf } from '@tischrunde/engine';
import type { Book } from '@tischrunde/rulebook';
import type { Highlight } from '../../board/highlight.ts';

/** One deduction in words, and what it points at on the board. */
export interface HintStep {
  readonly text: string;
  readonly highlight: Highlight | null;
}

/** The deductions that lead to the next move, and that move. */
export interface Hint {
  readonly steps: readonly HintStep[];
  readonly move: MoveText | null;
}

/** The hints about one position. */
export interface PositionHints {
  hint(book: Book): Hint;
  /** Says whether everything is right so far, without giving away the next move. */
  check(book: Book): HintStep;
}

/** The hints of a puzzle. */
export interface PuzzleHints<Id extends GameId = GameId> {
  readonly game: Id;
  /** Null for a view of another game. */
  at(view: View): PositionHints | null;
}

/** Lets the hints of one game be asked about the view of any. */
export const hintsOf = <Id extends GameId>(
  game: Id,
  at: (view: ViewOf<Id>) => PositionHints,
): PuzzleHints<Id> => ({ game, at: (view) => (isViewOf(view, game) ? at(view) : null) });

export const plainStep = (text: string): HintStep => ({ text, highlight: null });

export const allRight = (book: Book): HintStep => plainStep(book.say('puzzle.right'));

import type { MoveText } from '@tischrunde/engine';
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

export const plainStep = (text: string): HintStep => ({ text, highlight: null });

export const allRight = (book: Book): HintStep => plainStep(book.say('puzzle.right'));

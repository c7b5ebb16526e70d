import type { MoveText, View } from '@tischrunde/engine';
import type { Book } from '@tischrunde/rulebook';
import type { Highlight } from '../../board/highlight.ts';
import { dominosaHint } from './hints/dominosa.ts';
import { quadrilleHint } from './hints/quadrille.ts';
import { solo1Hint, solo2Hint } from './hints/solitaire.ts';

/** One thought, in words, and what it points at. */
export interface HintStep {
  readonly text: string;
  readonly highlight: Highlight | null;
}

/** What to do next and why: one thought after another, and the move they lead to. */
export interface Hint {
  readonly steps: readonly HintStep[];
  readonly move: MoveText | null;
}

const hints: Readonly<Record<string, ((view: View, book: Book) => Hint) | undefined>> = {
  dominosa: dominosaHint,
  quadrille: quadrilleHint,
  solo1: solo1Hint,
  solo2: solo2Hint,
};

/** The hint in a position; null for a game that has none. */
export const hintIn = (view: View, book: Book): Hint | null => hints[view.game]?.(view, book) ?? null;

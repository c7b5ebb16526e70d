import type { MoveText, View } from '@tischrunde/engine';
import type { Book } from '@tischrunde/rulebook';
import type { Marked } from '../../board/highlight.ts';
import { hintOfDominosa } from './hints/dominosa.ts';
import { hintOfQuadrille } from './hints/quadrille.ts';
import { hintOfSolo1, hintOfSolo2 } from './hints/solitaire.ts';

/** One thought, in words, and what it points at. */
export interface Thought {
  readonly text: string;
  readonly marked: Marked | null;
}

/** What to do next and why: one thought after another, and the move they lead to. */
export interface Hint {
  readonly thoughts: readonly Thought[];
  readonly move: MoveText | null;
}

const hints: Readonly<Record<string, ((view: View, book: Book) => Hint) | undefined>> = {
  dominosa: hintOfDominosa,
  quadrille: hintOfQuadrille,
  solo1: hintOfSolo1,
  solo2: hintOfSolo2,
};

/** The hint in a position; null for a game that has none. */
export const hintIn = (view: View, book: Book): Hint | null => hints[view.game]?.(view, book) ?? null;

import type { View } from '@tischrunde/engine';
import type { Book } from '@tischrunde/rulebook';
import type { Hint, HintStep } from './hint.ts';

export interface PuzzleHints {
  hint(view: View, book: Book): Hint;
  /** Says whether everything is right so far, without giving away the next move. */
  check(view: View, book: Book): HintStep;
}

/** The hints of every puzzle that has some; they bring the engine's solvers with them, so they are loaded on demand. */
const hints = {
  dominosa: async () => (await import('./hints/dominosa.ts')).dominosaHints,
  quadrille: async () => (await import('./hints/quadrille.ts')).quadrilleHints,
  solo1: async () => (await import('./hints/solitaire.ts')).solo1Hints,
  solo2: async () => (await import('./hints/solitaire.ts')).solo2Hints,
} satisfies Readonly<Record<string, () => Promise<PuzzleHints>>>;

export type HintsName = keyof typeof hints;

export const loadHints = (name: HintsName): Promise<PuzzleHints> => hints[name]();

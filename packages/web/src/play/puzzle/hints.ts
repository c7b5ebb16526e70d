/** The hints of every puzzle that has some; they bring the engine's solvers with them, so they are loaded on demand. */
export const hints = {
  dominosa: async () => (await import('./hints/dominosa.ts')).dominosaHints,
  quadrille: async () => (await import('./hints/quadrille.ts')).quadrilleHints,
  solo1: async () => (await import('./hints/solitaire.ts')).solo1Hints,
  solo2: async () => (await import('./hints/solitaire.ts')).solo2Hints,
};

import type { BreaksOf } from './change.ts';

export const quadrille: BreaksOf<'quadrille'> = {
  'quadrille.shape': ['puzzles/quadrille/shape.ts', '[4, 3, 3, 4]', '[3, 4, 4, 3]'],
  'quadrille.goal': ['puzzles/quadrille/judge.ts', 'if (again < 0) return null;', 'return null;'],
};

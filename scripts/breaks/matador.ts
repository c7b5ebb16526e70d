import type { BreaksOf } from './change.ts';

export const matador: BreaksOf<'matador'> = {
  'matador.deal': ['domino/variants/matador.ts', 'players > 6', 'players > 7'],
  'matador.sum': ['domino/variants/matador.ts', 'sum: 10', 'sum: 9'],
  'matador.target': ['domino/variants/matador.ts', 'target: 200', 'target: 199'],
};

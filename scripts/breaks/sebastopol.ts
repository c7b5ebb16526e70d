import type { BreaksOf } from './change.ts';

export const sebastopol: BreaksOf<'sebastopol'> = {
  'sebastopol.deal': ['domino/variants/sebastopol.ts', 'deal: () => 7', 'deal: () => 6'],
  'sebastopol.open': ['domino/variants/sebastopol.ts', 'opensWith: tileOf(6, 6)', "opens: 'starter'"],
  'sebastopol.arms': ['domino/variants/sebastopol.ts', 'arms: 4', 'arms: 3'],
};

import { tileOf } from '../../pieces/dominoes.ts';
import type { DominoVariant } from '../variant.ts';
import { domino } from './base.ts';

/** Sebastopol: all tiles are dealt, 6-6 begins, and all four of its sides are open. */
export const sebastopol: DominoVariant = {
  ...domino,
  id: 'sebastopol',
  title: 'Sebastopol',
  players: { least: 4, most: 4 },
  sets: [6],
  pages: ['sebastopol'],
  replaces: ['domino.open', 'domino.open.tie', 'domino.reserve'],
  deal: () => 7,
  rest: 'outOfTheGame',
  opensWith: tileOf(6, 6),
  arms: 4,
  draw: { when: 'never' },
};

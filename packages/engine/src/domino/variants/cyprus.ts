import { tileOf } from '../../pieces/dominoes.ts';
import type { DominoVariant } from '../variant.ts';
import { deals, domino } from './base.ts';

/** Cyprus: 9-9 begins, and a star of up to nine arms grows from it. */
export const cyprus: DominoVariant = {
  ...domino,
  id: 'cyprus',
  title: 'Cyprus',
  players: { least: 4, most: 10 },
  sets: [9],
  pages: ['cyprus'],
  replaces: ['domino.open', 'domino.open.tie', 'domino.reserve', 'domino.pass'],
  deal: deals({ 4: 13, 5: 11, 6: 9, 7: 7, 8: 6, 9: 6, 10: 5 }),
  rest: 'outOfTheGame',
  opensWith: tileOf(9, 9),
  arms: 9,
  draw: { when: 'never' },
};

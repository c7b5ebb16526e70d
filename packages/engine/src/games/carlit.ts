import type { DominoVariant } from '../domino/variant.ts';
import { deals, domino } from './base.ts';
import { sperr } from './sperr.ts';

/** Domino as on the Carlit sheet: as Block, with the big set and without a reserve. */
export const carlit: DominoVariant = {
  ...domino,
  ...sperr,
  id: 'carlit',
  title: 'Domino',
  players: { least: 2, most: 4 },
  sets: [9, 6, 12, 15],
  pages: ['carlit'],
  replaces: ['domino.reserve'],
  deal: deals({ 2: 7, 3: 5, 4: 5 }),
  reserve: 0,
  draw: { when: 'turnEnds' },
};

import { sperr } from '../lock.ts';
import type { DominoVariant } from '../variant.ts';
import { deals, domino } from './base.ts';

/** Blockspiel, the simplest game: one tile is drawn at the end of every turn. */
export const block: DominoVariant = {
  ...domino,
  ...sperr,
  id: 'block',
  title: 'Block',
  players: { least: 2, most: 4 },
  sets: [6, 9, 12, 15],
  pages: ['block'],
  deal: deals({ 2: 7, 3: 5, 4: 5 }),
  draw: { when: 'turnEnds' },
};

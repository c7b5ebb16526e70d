import type { DominoVariant } from '../variant.ts';
import { block } from './block.ts';

/** Domino as on the Carlit sheet: like Block, with the big set and without a reserve. */
export const carlit: DominoVariant = {
  ...block,
  id: 'carlit',
  title: 'Domino',
  sets: [9, 6, 12, 15],
  pages: ['carlit'],
  replaces: ['domino.reserve'],
  reserve: 0,
};

import { choice } from '../../core/options.ts';
import type { DominoVariant } from '../variant.ts';
import { block } from './block.ts';

/** Sperr-Domino as its own game: Block with the lock. */
export const sperrDomino: DominoVariant = {
  ...block,
  id: 'sperr',
  title: 'Lock domino',
  pages: ['block', 'sperr'],
  options: [choice('sperr', 'always on in this game', [true])],
};

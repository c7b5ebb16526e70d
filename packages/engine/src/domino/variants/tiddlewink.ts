import type { DominoVariant } from '../variant.ts';
import { block } from './block.ts';

/** Tiddle-Wink: Block for many, with another tile after every double. */
export const tiddlewink: DominoVariant = {
  ...block,
  id: 'tiddlewink',
  title: 'Tiddle-Wink',
  players: { least: 6, most: 9 },
  sets: [6, 12, 15],
  pages: ['block', 'tiddlewink'],
  replaces: ['block.deal'],
  deal: () => 3,
  turn: 'anotherAfterDouble',
};

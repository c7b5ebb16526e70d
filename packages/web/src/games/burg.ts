import { boards } from '../board/boards.ts';
import type { GameDescriptor } from './descriptor.ts';
import { setOf, starter } from './options.ts';
import { tileAt } from './picture-layouts.ts';

export const burg: GameDescriptor<'burg'> = {
  id: 'burg',
  least: 2,
  most: 4,
  usual: 2,
  shelfRank: 6,
  options: [setOf(6, 9), starter],
  board: boards.burg,
  picture: {
    tiles: [tileAt('2-4', -1.05, 0.55, -90), tileAt('4-1', 1.05, 0.55, -90), tileAt('4-4', 0, -0.15, -90)],
  },
};

import { boards } from '../board/boards.ts';
import type { GameDescriptor } from './descriptor.ts';
import { matchLength, setOf } from './options.ts';
import { tileAt } from './picture-layouts.ts';

export const chickenfoot: GameDescriptor<'chickenfoot'> = {
  id: 'chickenfoot',
  least: 2,
  most: 7,
  usual: 4,
  shelfRank: 4,
  options: [setOf(9, 12, 15), ...matchLength],
  board: boards.feet,
  picture: {
    tiles: [
      tileAt('6-6', 0, -1.2, 90),
      tileAt('6-1', -1.5, 0.75, 32),
      tileAt('6-2', 0, 0.9),
      tileAt('6-4', 1.5, 0.75, -32),
    ],
  },
};

import { boards } from '../board/boards.ts';
import type { GameDescriptor } from './descriptor.ts';
import { matchLength, setOf } from './options.ts';
import { tileAt } from './picture-layouts.ts';

export const sebastopol: GameDescriptor<'sebastopol'> = {
  id: 'sebastopol',
  least: 4,
  most: 4,
  usual: 4,
  options: [setOf(6), ...matchLength],
  board: boards.cross,
  picture: {
    tiles: [
      tileAt('6-6', 0, 0),
      tileAt('6-3', 1.5, 0, -90),
      tileAt('6-1', -1.5, 0, 90),
      tileAt('6-2', 0, 2),
      tileAt('6-5', 0, -2, 180),
    ],
  },
};

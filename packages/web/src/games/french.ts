import { boards } from '../board/boards.ts';
import type { GameDescriptor } from './descriptor.ts';
import { matchLength, setOf, sperr, starter } from './options.ts';
import { tileAt } from './picture-layouts.ts';

export const french: GameDescriptor<'french'> = {
  id: 'french',
  least: 2,
  most: 2,
  usual: 2,
  options: [setOf(6, 9, 12, 15), ...matchLength, starter, sperr],
  board: boards.layers,
  picture: {
    tiles: [tileAt('2-5', -1.95, 0.2, -90), tileAt('1-3', 1.95, 0.2, -90), tileAt('5-1', 0, -0.2, -90)],
  },
};

import { boards } from '../board/boards.ts';
import type { GameDescriptor } from './descriptor.ts';
import { flag, matchLength, setOf, sperr } from './options.ts';
import { tileAt } from './picture-layouts.ts';

export const team: GameDescriptor<'team'> = {
  id: 'team',
  least: 4,
  most: 4,
  usual: 4,
  options: [setOf(6, 12, 15), ...matchLength, sperr, flag('openTalk')],
  board: boards.line,
  picture: {
    tiles: [
      tileAt('6-5', -2.5, 0.1, -6),
      tileAt('6-4', -1.3, 0, 3),
      tileAt('3-1', 1.3, 0, -3),
      tileAt('2-0', 2.5, 0.1, 6),
    ],
  },
};

import { boards } from '../board/boards.ts';
import type { GameDescriptor } from './descriptor.ts';
import { flag, matchLength, setOf } from './options.ts';
import { line } from './picture-layouts.ts';

export const hektik: GameDescriptor<'hektik'> = {
  id: 'hektik',
  least: 2,
  most: 4,
  usual: 3,
  realTime: true,
  shelfRank: 8,
  options: [setOf(9), ...matchLength, flag('copies')],
  board: boards.hektik,
  picture: { tiles: line('8-4', '4-7', '7-2', '2-8') },
};

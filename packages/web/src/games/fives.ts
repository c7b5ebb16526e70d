import { boards } from '../board/boards.ts';
import type { GameDescriptor } from './descriptor.ts';
import { matchLength, setOf } from './options.ts';
import { line } from './picture-layouts.ts';

export const fives: GameDescriptor<'fives'> = {
  id: 'fives',
  least: 2,
  most: 4,
  usual: 2,
  shelfRank: 5,
  options: [setOf(6, 9, 12, 15), ...matchLength],
  board: boards.line,
  picture: { tiles: line('5-5', '5-4', '4-6') },
};

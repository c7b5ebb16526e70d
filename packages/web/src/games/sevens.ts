import { boards } from '../board/boards.ts';
import type { GameDescriptor } from './descriptor.ts';
import { matchLength, setOf } from './options.ts';
import { line } from './picture-layouts.ts';

export const sevens: GameDescriptor<'sevens'> = {
  id: 'sevens',
  least: 2,
  most: 4,
  usual: 2,
  options: [setOf(6), ...matchLength],
  board: boards.line,
  picture: { tiles: line('5-3', '4-6', '1-2') },
};

import { boards } from '../board/boards.ts';
import type { GameDescriptor } from './descriptor.ts';
import { matchLength, setOf } from './options.ts';
import { line } from './picture-layouts.ts';

export const bergen: GameDescriptor<'bergen'> = {
  id: 'bergen',
  least: 2,
  most: 4,
  usual: 3,
  options: [setOf(6), ...matchLength],
  board: boards.line,
  picture: { tiles: line('4-2', '2-5', '5-4') },
};

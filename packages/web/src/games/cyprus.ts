import { boards } from '../board/boards.ts';
import type { GameDescriptor } from './descriptor.ts';
import { matchLength, setOf } from './options.ts';
import { star } from './picture-layouts.ts';

export const cyprus: GameDescriptor<'cyprus'> = {
  id: 'cyprus',
  least: 4,
  most: 10,
  usual: 4,
  options: [setOf(9), ...matchLength],
  board: boards.star,
  picture: { tiles: star('9-9', 2.2, '9-2', '9-5', '9-7', '9-0', '9-4', '9-8') },
};

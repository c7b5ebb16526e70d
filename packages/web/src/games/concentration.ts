import { boards } from '../board/boards.ts';
import type { GameDescriptor } from './descriptor.ts';
import { matchLength, setOf, starter } from './options.ts';
import { grid } from './picture-layouts.ts';

export const concentration: GameDescriptor<'concentration'> = {
  id: 'concentration',
  least: 2,
  most: 6,
  usual: 2,
  options: [setOf(6, 9), ...matchLength, starter],
  board: boards.concentration,
  picture: {
    tiles: grid(
      6,
      'back',
      'back',
      'back',
      '6-4',
      'back',
      'back',
      'back',
      '2-0',
      'back',
      'back',
      'back',
      'back',
    ),
  },
};

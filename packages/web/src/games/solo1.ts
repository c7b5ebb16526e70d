import { boards } from '../board/boards.ts';
import { hints } from '../play/puzzle/hints.ts';
import type { GameDescriptor } from './descriptor.ts';
import { flag } from './options.ts';
import { grid } from './picture-layouts.ts';

export const solo1: GameDescriptor<'solo1'> = {
  id: 'solo1',
  least: 1,
  most: 1,
  usual: 1,
  puzzle: { rank: 3, hints: hints.solo1 },
  options: [flag('winnable')],
  board: boards.solo1,
  picture: {
    tiles: grid(6, '6-6', '5-1', '4-3', '6-2', '3-0', '5-5', '4-1', '2-2', '6-5', '3-1', '4-0', '5-2'),
  },
};

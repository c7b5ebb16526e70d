import { boards } from '../board/boards.ts';
import { hints } from '../play/puzzle/hints.ts';
import type { GameDescriptor } from './descriptor.ts';
import { setOf } from './options.ts';
import { fan } from './picture-layouts.ts';

export const solo2: GameDescriptor<'solo2'> = {
  id: 'solo2',
  least: 1,
  most: 1,
  usual: 1,
  puzzle: { rank: 4, hints: hints.solo2 },
  options: [setOf(6, 9), { name: 'hand', kind: 'choice', choices: [5, 7] }],
  board: boards.solo2,
  picture: { tiles: fan('6-1', '4-4', '5-2', '3-0', '6-5') },
};

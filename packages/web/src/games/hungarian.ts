import { boards } from '../board/boards.ts';
import type { GameDescriptor } from './descriptor.ts';
import { matchLength, setOf, sperr } from './options.ts';
import { line } from './picture-layouts.ts';

export const hungarian: GameDescriptor<'hungarian'> = {
  id: 'hungarian',
  least: 2,
  most: 4,
  usual: 3,
  options: [setOf(6, 12, 15), ...matchLength, sperr],
  board: boards.line,
  picture: { tiles: line('1-6', '6-4', '4-2', '2-5') },
};

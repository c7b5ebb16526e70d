import { boards } from '../board/boards.ts';
import type { GameDescriptor } from './descriptor.ts';
import { matchLength, setOf, sperr } from './options.ts';
import { line } from './picture-layouts.ts';

export const block: GameDescriptor<'block'> = {
  id: 'block',
  least: 2,
  most: 4,
  usual: 2,
  shelfRank: 1,
  options: [setOf(6, 9, 12, 15), ...matchLength, sperr],
  board: boards.line,
  picture: { tiles: line('6-3', '3-3', '3-1') },
};

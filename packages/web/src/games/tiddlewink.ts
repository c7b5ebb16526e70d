import { boards } from '../board/boards.ts';
import type { GameDescriptor } from './descriptor.ts';
import { matchLength, setOf, sperr } from './options.ts';
import { line } from './picture-layouts.ts';

export const tiddlewink: GameDescriptor<'tiddlewink'> = {
  id: 'tiddlewink',
  least: 6,
  most: 9,
  usual: 6,
  options: [setOf(6, 12, 15), ...matchLength, sperr],
  board: boards.line,
  picture: { tiles: line('2-3', '3-3', '3-5', '5-5') },
};

import { boards } from '../board/boards.ts';
import type { GameDescriptor } from './descriptor.ts';
import { matchLength, setOf, sperr } from './options.ts';
import { line } from './picture-layouts.ts';

export const carlit: GameDescriptor<'carlit'> = {
  id: 'carlit',
  least: 2,
  most: 4,
  usual: 2,
  options: [setOf(9, 6, 12, 15), ...matchLength, sperr],
  board: boards.line,
  picture: { tiles: line('9-4', '4-4', '4-7') },
};

import { boards } from '../board/boards.ts';
import type { GameDescriptor } from './descriptor.ts';
import { flag, matchLength, setOf } from './options.ts';
import { line } from './picture-layouts.ts';

export const matador: GameDescriptor<'matador'> = {
  id: 'matador',
  least: 3,
  most: 11,
  usual: 4,
  options: [setOf(9), ...matchLength, { ...flag('small'), players: [6] }],
  board: boards.line,
  picture: { tiles: line('9-4', '6-7', '3-8') },
};

import { boards } from '../board/boards.ts';
import type { GameDescriptor } from './descriptor.ts';
import { matchLength, setOf, sperr } from './options.ts';
import { fan, line } from './picture-layouts.ts';

export const peruvian: GameDescriptor<'peruvian'> = {
  id: 'peruvian',
  least: 4,
  most: 4,
  usual: 4,
  options: [setOf(6, 12, 15), ...matchLength, sperr],
  board: boards.line,
  picture: {
    tiles: [
      ...line('5-2', '2-6').map((piece) => ({ ...piece, y: -0.9 })),
      ...fan('back', 'back', 'back').map((piece) => ({
        ...piece,
        y: piece.y + 1.2,
        angle: piece.angle * 0.6,
      })),
    ],
  },
};

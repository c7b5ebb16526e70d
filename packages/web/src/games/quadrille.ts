import { boards } from '../board/boards.ts';
import { hints } from '../play/puzzle/hints.ts';
import type { GameDescriptor } from './descriptor.ts';
import { flag } from './options.ts';
import { tileAt } from './picture-layouts.ts';

export const quadrille: GameDescriptor<'quadrille'> = {
  id: 'quadrille',
  least: 1,
  most: 1,
  usual: 1,
  puzzle: {
    rank: 2,
    canLift: true,
    // An empty square looks the same on every sheet, and has more solutions than fit on paper.
    printedWith: { given: true },
    hints: hints.quadrille,
  },
  options: [flag('given')],
  board: boards.quadrille,
  picture: {
    tiles: [
      tileAt('3-3', -1, -1.5, -90),
      tileAt('5-5', 1, -1.5, -90),
      tileAt('3-1', -1.5, 0),
      tileAt('3-5', 0, -0.5, -90),
      tileAt('5-6', 1.5, 0),
      tileAt('1-6', 0, 0.5, -90),
      tileAt('1-1', -1, 1.5, -90),
      tileAt('6-6', 1, 1.5, -90),
    ],
  },
};

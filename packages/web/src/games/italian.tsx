import { boards } from '../board/boards.ts';
import { Numeral } from '../pieces/numeral.tsx';
import type { GameDescriptor } from './descriptor.ts';
import { matchLength, setOf } from './options.ts';
import { tileAt } from './picture-layouts.ts';

export const italian: GameDescriptor<'italian'> = {
  id: 'italian',
  least: 3,
  most: 5,
  usual: 3,
  options: [
    setOf(6, 9, 12, 15),
    ...matchLength,
    { name: 'pay', kind: 'choice', choices: ['steps', 'face'], standard: 'steps' },
  ],
  board: boards.pile,
  picture: {
    tiles: [tileAt('6-6', -2.4, 0, -8), tileAt('6-5', -1.1, 0, 2), tileAt('4-3', 0.2, 0, -3)],
    sign: {
      reach: [0, 2.3],
      drawing: () => (
        <g class="shelf-numbers">
          <Numeral text="30" height={44} x={82} />
        </g>
      ),
    },
  },
};

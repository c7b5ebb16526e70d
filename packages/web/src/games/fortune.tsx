import { boards } from '../board/boards.ts';
import { Numeral } from '../pieces/numeral.tsx';
import type { GameDescriptor } from './descriptor.ts';
import { setOf } from './options.ts';
import { line } from './picture-layouts.ts';

export const fortune: GameDescriptor<'fortune'> = {
  id: 'fortune',
  least: 1,
  most: 1,
  usual: 1,
  puzzle: { rank: 5, isTrick: true },
  options: [setOf(6, 12)],
  board: boards.fortune,
  picture: {
    tiles: line('3-5', '5-1', '1-4'),
    sign: {
      reach: [1.4, 1.4],
      drawing: () => (
        <g class="shelf-numbers" opacity={0.6}>
          <Numeral text="3" height={40} x={-160} />
          <Numeral text="4" height={40} x={160} />
        </g>
      ),
    },
  },
};

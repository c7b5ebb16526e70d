import { boards } from '../board/boards.ts';
import type { GameDescriptor } from './descriptor.ts';
import { matchLength, setOf } from './options.ts';
import { line } from './picture-layouts.ts';

export const sperr: GameDescriptor<'sperr'> = {
  id: 'sperr',
  least: 2,
  most: 4,
  usual: 3,
  options: [
    setOf(6, 9, 12, 15),
    ...matchLength,
    { name: 'sperr', kind: 'choice', choices: [true], standard: true },
  ],
  board: boards.line,
  picture: {
    tiles: line('6-4', '4-1', '1-1'),
    sign: {
      reach: [0, 1.4],
      drawing: () => (
        <g class="shelf-sign" transform="translate(132 4)">
          <path class="shelf-sign-line" d="M-11 -4v-9a11 11 0 0 1 22 0v9" />
          <rect x={-17} y={-4} width={34} height={28} rx={6} />
        </g>
      ),
    },
  },
};

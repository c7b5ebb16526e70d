import { boards } from '../board/boards.ts';
import { hints } from '../play/puzzle/hints.ts';
import type { GameDescriptor } from './descriptor.ts';
import { flag, setOf } from './options.ts';

const numbers = ['31415', '02653', '55201'] as const;

/** Some numbers, with two tiles already found. */
const Picture = () => (
  <g class="shelf-numbers">
    {numbers.flatMap((row, y) =>
      [...row].map((value, x) => (
        <text key={`${x} ${y}`} x={(x - 2) * 32} y={(y - 1) * 34} font-size={24}>
          {value}
        </text>
      )),
    )}
    <rect x={-80} y={-50} width={64} height={32} rx={10} />
    <rect x={16} y={-16} width={32} height={66} rx={10} />
  </g>
);

export const dominosa: GameDescriptor<'dominosa'> = {
  id: 'dominosa',
  least: 1,
  most: 1,
  usual: 1,
  shelfRank: 7,
  puzzle: {
    rank: 1,
    canLift: true,
    printedWith: {},
    hints: hints.dominosa,
  },
  options: [
    setOf(6, 1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12, 13, 14, 15),
    { name: 'grade', kind: 'choice', choices: ['easy', 'medium', 'hard', 'expert'], standard: 'easy' },
    flag('unique', true),
  ],
  board: boards.dominosa,
  picture: Picture,
};

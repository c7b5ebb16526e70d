import { boards } from '../board/boards.ts';
import { NumberTile } from '../pieces/number-tile.tsx';
import { Numeral } from '../pieces/numeral.tsx';
import { hints } from '../play/puzzle/hints.ts';
import type { GameDescriptor } from './descriptor.ts';
import { flag, setOf } from './options.ts';

const numbers = ['31415', '02653', '55201'] as const;

/** Some numbers, with two tiles already found. */
const Picture = () => (
  <>
    <g class="shelf-numbers">
      {numbers.flatMap((row, y) =>
        [...row].map((value, x) => (
          <Numeral key={`${x} ${y}`} text={value} height={16} x={(x - 2) * 36} y={(y - 1) * 36} />
        )),
      )}
    </g>
    <g transform="translate(-54 -36) scale(0.9)">
      <NumberTile first={3} second={1} isAcross />
    </g>
    <g transform="translate(36 18) scale(0.9)">
      <NumberTile first={5} second={0} isAcross={false} />
    </g>
  </>
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

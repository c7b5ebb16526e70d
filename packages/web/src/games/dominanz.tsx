import { boards } from '../board/boards.ts';
import { Numeral } from '../pieces/numeral.tsx';
import type { GameDescriptor } from './descriptor.ts';
import { starter } from './options.ts';

const rows = [
  ['5', '4'],
  ['9', '6'],
  ['7', '8'],
] as const;

/** Two score sheets side by side, with the dominant sum of each row framed (dominanz.score). */
const Picture = () => (
  <g class="shelf-numbers">
    {rows.map(([mine, yours], row) => (
      <g key={mine} transform={`translate(0 ${(row - 1) * 36})`}>
        <Numeral text={mine} height={17} x={-56} />
        <Numeral text={yours} height={17} x={56} />
        <path class="shelf-balance" d="M-26 0h52" />
        <circle class="shelf-balance-knob" r={7} cx={Number(mine) > Number(yours) ? -18 : 18} />
        <rect x={Number(mine) > Number(yours) ? -76 : 36} y={-16} width={40} height={31} rx={10} />
      </g>
    ))}
  </g>
);

export const dominanz: GameDescriptor<'dominanz'> = {
  id: 'dominanz',
  least: 2,
  most: 2,
  usual: 2,
  options: [starter],
  board: boards.dominanz,
  picture: Picture,
};

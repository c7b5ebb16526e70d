import { boards } from '../board/boards.ts';
import { MinoCard } from '../pieces/mino-card.tsx';
import type { GameDescriptor } from './descriptor.ts';
import { flag, matchLength, starter } from './options.ts';

const cards = ['g5|r2', 'r4|b7', 'b2|y:ask'] as const;

const Picture = () => (
  <>
    {cards.map((card, index) => (
      <g key={card} transform={`translate(${(index - 1) * 44} 0) scale(0.6)`}>
        <MinoCard card={card} angle={-90} />
      </g>
    ))}
  </>
);

export const solomino: GameDescriptor<'solomino'> = {
  id: 'solomino',
  least: 2,
  most: 6,
  usual: 3,
  shelfRank: 3,
  options: [starter, flag('interject'), ...matchLength],
  board: boards.solomino,
  picture: Picture,
};

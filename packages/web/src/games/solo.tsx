import { boards } from '../board/boards.ts';
import { SoloCard } from '../pieces/solo-card.tsx';
import type { GameDescriptor } from './descriptor.ts';
import { flag, matchLength, starter } from './options.ts';

const cards = ['r9', 'b9', 'g:reverse'] as const;

const Picture = () => (
  <>
    {cards.map((card, index) => (
      <g key={card} transform={`translate(${(index - 1) * 56} ${index === 1 ? -3 : 3}) scale(0.66)`}>
        <SoloCard card={card} angle={(index - 1) * 9} />
      </g>
    ))}
  </>
);

export const solo: GameDescriptor<'solo'> = {
  id: 'solo',
  least: 2,
  most: 10,
  usual: 4,
  shelfRank: 2,
  options: [starter, flag('interject', true), flag('reverseSkips'), ...matchLength],
  board: boards.solo,
  picture: Picture,
};

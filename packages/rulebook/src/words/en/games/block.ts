import type { rules } from '../../../games/block.ts';
import type * as positions from '../../../positions/block.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions> = {
  aim: 'Get rid of all your tiles before the others do. If nobody can go on, the fewest pips in hand win.',
  rules: {
    'block.deal': {
      title: 'Dealing',
      text: 'With 2 players everybody takes 7 tiles, with 3 or 4 players 5.',
      example: '2 players have taken 7 tiles each, so 14 of the 28 are left in the stock.',
    },
    'block.draw': {
      title: 'A tile after every turn',
      text: 'At the end of your turn you draw one tile, whether you laid one or not. This goes on until only the last two tiles of the stock are left.',
      example: 'You lay 6-6 and draw 5-4. Only two tiles are left in the stock, and they stay there.',
    },
  },
  introduction: [
    'You hold 6-6, the highest double, so you begin. Lay it: a new tile comes to your hand by itself.',
    'One end shows a 6, the other a 5. Your 6-2 has a 6, so it fits there.',
    'The ends are 2 and 4 now. Lay 4-1 at the 4. The stock is down to two tiles: no more drawing.',
    'Lay your double, 1-1. It lies across the line and shows its 1 once.',
    'The other player could not lay and passed. Your last tile, 5-0, fits at the 0: lay it and win!',
  ],
};

import type { rules } from '../../../games/carlit.ts';
import type * as positions from '../../../positions/carlit.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions> = {
  aim: 'Be the first to lay all your tiles. If nobody can go on, the fewest pips in hand win.',
  rules: {
    'carlit.deal': {
      title: 'Dealing',
      text: 'With 2 players everybody takes 7 tiles, with 3 or 4 players 5.',
      example: '2 players have taken 7 tiles each, so 41 of the 55 are left in the stock.',
    },
    'carlit.draw': {
      title: 'Drawing to the last tile',
      text: 'At the end of your turn you draw one tile, whether you laid one or not. This goes on until the stock is empty: here the last two are drawn as well.',
      example: 'You cannot lay, so you pass. You still draw 5-4, the very last tile of the stock.',
    },
  },
  introduction: [
    'You hold 9-9, the highest double, so you begin. Lay it: at the end of your turn a new tile comes to your hand.',
    'One end shows a 9, the other a 7. Your 7-2 has a 7: lay it there.',
    'The ends are 2 and 5, and you have only 8-0 and 8-6. Pass: you still draw, here even from the last two.',
    'You have drawn 2-0. Lay it at the 2. The stock is empty, so nobody draws any more.',
    'The ends are 0 and 3. Lay 8-0 at the 0: then there is an 8, and your 8-6 fits.',
    'The other player could not lay and passed. Lay your last tile, 8-6, at the 8 and win!',
  ],
};

import type { rules } from '../../../games/solo2.ts';
import type * as positions from '../../../positions/solo2.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions> = {
  aim: 'Lay your whole hand in one line, then the next hand and the next, until no full hand is left. If nothing fits, you have lost.',
  rules: {
    'solo2.deal': {
      title: 'One face up, 5 in hand',
      text: 'Shuffle the tiles of the double-six set face down. Turn one of them face up: it begins the line. Then draw 5 tiles as your hand. With the double-nine set you draw 7, and winning is much harder. You can choose to draw 5 or 7 with either set.',
      example:
        '6-2 has been turned face up, and you have drawn 5 tiles. Of the 28, 22 are left in the stock.',
    },
    'solo2.line': {
      title: 'Laying at the two ends',
      text: 'Lay your tiles at the two open ends of the line, equal numbers together. There are never more than two ends, not even at a double.',
      example: '6-3 has the ends 6 and 3. You can lay 6-1 at the 6 or 3-3 at the 3. 5-2 fits at neither end.',
    },
    'solo2.refill': {
      title: 'The next hand',
      text: 'When your hand is empty, you draw the next 5 tiles, or the next 7 if you play with hands of 7.',
      example: 'You lay 3-2, your last tile, and draw 5 new ones. Of the 7 tiles in the stock, 2 are left.',
    },
    'solo2.win': {
      title: 'Won or lost',
      text: 'When you have laid all the full hands, you have won. Tiles that no longer make a full hand are left over: 2 in the double-six set with hands of 5, 5 in the double-nine set with hands of 7. When none of your tiles fits any more, you have lost.',
      example: 'You lay 6-1, your last tile. The 2 tiles in the stock do not make a full hand: you have won.',
    },
  },
  introduction: [
    '5-3 lies face up. To keep it short you hold just 2 tiles. Lay 3-1 at the 3.',
    'Lay 5-4 at the 5. Then your hand is empty, and you draw 5 new tiles.',
    'The ends show 4 and 1. Lay 4-4 first, while there is a 4: if 6-4 covers it, 4-4 will not fit any more.',
    'Now lay 6-4 at the 4.',
    'Lay 6-2 at the 6.',
    'The ends show 2 and 1. 2-1 fits at both. Lay it at the 2: then a 1 is left for 5-1.',
    'Lay 5-1 next to 2-1. That was your last tile, and the 2 in the stock do not make a full hand: you win!',
  ],
};

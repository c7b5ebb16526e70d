import type { rules } from '../../../games/solo2.ts';
import type * as positions from '../../../positions/solo2.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions> = {
  aim: 'Play your 5 tiles in one line, then the next 5 and the next, for as long as there are 5 left to draw.',
  needs: 'The 28 dominoes of the double-six set, or all 55 of the double-nine set.',
  turn: [
    'Play a tile against one of the two ends of the line: equal numbers touch.',
    'When you have played all 5 tiles, draw the next 5.',
    'If nothing fits, you have lost.',
  ],
  rules: {
    'solo2.deal': {
      title: 'One face up, 5 in hand',
      text: 'Shuffle the tiles face down as usual. Turn one of them up: it begins the line. Then draw 5 tiles as your hand, or 7 with the double-nine set, which is much harder to win.',
      example: '6-2 has been turned up, and you have drawn 5 tiles. Of the 28, 22 are left in the stock.',
    },
    'solo2.line': {
      title: 'The two ends',
      text: 'Play your tiles against the two open ends of the line, equal numbers together, as in Block. There are never more than two ends.',
      example:
        '6-3 has the ends 6 and 3. You can play 6-1 against the 6 or 3-3 against the 3. 5-2 fits neither end.',
    },
    'solo2.refill': {
      title: 'The next 5 tiles',
      text: 'When you have played all 5 tiles (or 7), you draw another 5 (or 7).',
      example: 'You play 3-2, your last tile, and draw 5 new ones. Of the 7 tiles in the stock, 2 are left.',
    },
    'solo2.win': {
      title: 'Won or lost',
      text: 'If you manage to play them all, you have won; with the double-nine set 5 tiles are left over, too few to draw. If none of your tiles fits any more, you have lost.',
      ruling:
        'With the double-six set 2 tiles are left over: 1 turned up, 5 times 5 drawn. The sheet prints 1, which does not add up.',
      example:
        'You play 6-1, your last tile. The 2 tiles in the stock are too few to draw again: you have won.',
    },
  },
  introduction: [
    '5-3 is face up. To keep it short you have just 2 tiles. Play 3-1 against the 3.',
    'Play 5-4 against the 5. Then your hand is empty, and you draw 5 new tiles.',
    'The ends show 4 and 1. Play 4-4 first, while there is a 4: if 6-4 covers it, 4-4 will not fit any more.',
    'Now play 6-4 against the 4.',
    'Play 6-2 against the 6.',
    'The ends show 2 and 1. 2-1 fits both. Play it against the 2: that leaves a 1 for 5-1.',
    'Play 5-1 against 2-1. That was your last tile, and the 2 in the stock are too few to draw again: you win!',
  ],
};

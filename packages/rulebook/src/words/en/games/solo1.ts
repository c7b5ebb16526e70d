import type { rules } from '../../../games/solo1.ts';
import type * as positions from '../../../positions/solo1.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions> = {
  aim: 'Play all 28 tiles in one line. You can see them all, but you may only take the tile at the right end of a row.',
  needs: 'The 28 dominoes of the double-six set.',
  turn: [
    'Take the tile at the right end of one of the four rows.',
    'Play it against one of the two ends of your line: equal numbers touch.',
    'If none of the four tiles fits, you have lost.',
  ],
  rules: {
    'solo1.layout': {
      title: 'Setting out the tiles',
      text: 'Shuffle the 28 tiles face down as usual, set them out in 4 rows of 7 and turn them all face up. So you can see everything from the start.',
      example: 'All 28 tiles are face up in 4 rows of 7. The right ends are 6-6, 6-1, 3-3 and 6-2.',
    },
    'solo1.start': {
      title: 'Any of the four begins',
      text: 'Begin the line with any of the four tiles at the right ends of the rows. Then you play as in Block.',
      example: 'You may begin with 6-6, 6-1, 3-3 or 6-2.',
    },
    'solo1.take': {
      title: 'Take from the right',
      text: 'You may only take the tile at the right end of a row. Once it is gone, the tile to its left is at the end, and you may take that one.',
      example:
        '2-1 is not at the right end of its row yet, so you cannot take it. Play 6-2 first, and 2-1 is free.',
    },
    'solo1.line': {
      title: 'At one of the two ends',
      text: 'Every tile you take must go against one of the two ends of the line, equal numbers together.',
      example: 'The ends show 6 and 2. 2-1 fits against the 2. 6-1 does not fit there, only against the 6.',
    },
    'solo1.win': {
      title: 'Won or lost',
      text: 'When all 28 tiles are in the line, you have won. When none of the tiles at the right ends of the rows fits, you have lost.',
      example: '27 tiles are in the line, and only 6-6 is left. Both ends show a 6: you play it and win.',
    },
  },
  introduction: [
    'Any tile at the right end of a row may begin. Play 6-6: then 6-1 and 6-2 fit. After 3-3 nothing would fit.',
    'Both ends show a 6. Play 6-2: it frees 2-1, and you can use that one right away.',
    'Now 2-1 is at the right end of its row. Play it against the 2.',
    'The ends show 6 and 1. Play 6-1 against the 1, then 6-4 fits next. Against the 6 it would lose: no tile you could take has a 1.',
    'Both ends show a 6, and only 6-4 fits. Play it against 6-6.',
    'The ends show 4 and 6. Both 4-4 and 5-4 fit the 4. Play 4-4, which frees 6-3. After 5-4 nothing would fit.',
    'Play 6-3 against the 6: that gives you a 3 for 3-3. Keep looking ahead until all 28 tiles are in the line, and you win!',
  ],
};

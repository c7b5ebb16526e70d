import type { rules } from '../../../games/solo1.ts';
import type * as positions from '../../../positions/solo1.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions> = {
  aim: 'Lay all 28 tiles in one line. They lie face up in 4 rows, but you may only take the tile at the right end of a row.',
  rules: {
    'solo1.layout': {
      title: 'Laying out the tiles',
      text: 'Shuffle the 28 tiles of the double-six set face down, lay them out in 4 rows of 7 and turn them all face up. So you see everything from the start. You can choose to be dealt only layouts that can be won.',
      example: 'All 28 tiles lie face up in 4 rows of 7. The right ends are 6-6, 6-1, 3-3 and 6-2.',
    },
    'solo1.take': {
      title: 'Take from the right',
      text: 'You may only take the tile at the right end of a row. Once it is gone, the tile to its left is at the end, and you may take that one.',
      example:
        '2-1 is not at the right end of its row yet, so you cannot take it. Lay 6-2 first, and 2-1 is free.',
    },
    'solo1.start': {
      title: 'Any of the four begins',
      text: 'Four tiles lie at the right ends of the rows. Begin the line with whichever of them you like.',
      example: 'You may begin with 6-6, 6-1, 3-3 or 6-2.',
    },
    'solo1.line': {
      title: 'At one of the two ends',
      text: 'The line has two open ends. Every further tile must go to one of them, with an equal number touching it.',
      example: 'The ends show 6 and 2. 2-1 fits at the 2. 6-1 does not fit there, only at the 6.',
    },
    'solo1.win': {
      title: 'Won or lost',
      text: 'When all 28 tiles lie in the line, you have won. When none of the tiles at the right ends of the rows fits, you have lost.',
      example: '27 tiles lie in the line, and only 6-6 is left. Both ends show a 6: you lay it and win.',
    },
  },
  introduction: [
    'Any tile at the right end of a row may begin. Lay 6-6: then 6-1 and 6-2 fit. After 3-3 nothing would fit.',
    'Both ends show a 6. Lay 6-2: it frees 2-1, and you can use that one right away.',
    'Now 2-1 is at the right end of its row. Lay it at the 2.',
    'The ends show 6 and 1. Lay 6-1 at the 1, then 6-4 fits next. At the 6 it would lose: no tile you could take has a 1.',
    'Both ends show a 6, and only 6-4 fits. Lay it next to 6-6.',
    'The ends show 4 and 6. Both 4-4 and 5-4 fit at the 4. Lay 4-4, which frees 6-3. After 5-4 nothing would fit.',
    'Lay 6-3 at the 6: that gives you a 3 for 3-3. Keep looking ahead until all 28 tiles lie in the line, and you win!',
  ],
};

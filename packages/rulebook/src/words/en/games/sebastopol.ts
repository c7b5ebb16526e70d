import type { extras, rules } from '../../../games/sebastopol.ts';
import type * as positions from '../../../positions/sebastopol.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Get rid of all your tiles before the others do. Here not two but four arms grow out of 6-6.',
  rules: {
    'sebastopol.deal': {
      title: 'Dealing',
      text: 'This game is for 4 players, and everybody takes 7 tiles. That is the whole set: there is no stock.',
      example: '4 players have taken 7 tiles each. All 28 tiles are dealt: there is no stock.',
    },
    'sebastopol.open': {
      title: '6-6 begins',
      text: 'Whoever holds 6-6 begins with it.',
      example: 'You hold 6-6, so you begin with it. You may not begin with 3-3.',
    },
    'sebastopol.arms': {
      title: 'Four open sides',
      text: 'All four sides of 6-6 are open ends. Up to four arms can grow from it, and you may lay at the end of any arm.',
      example:
        '6-5, 6-4 and 6-3 already lie at 6-6. You lay 6-2 at the fourth side: the open ends are now 2, 3, 4 and 5.',
    },
  },
  introduction: [
    'You hold 6-6, so you begin. Lay it: all four of its sides are open.',
    'The others laid 6-5, 6-4 and 6-3 at 6-6. One side is still free: lay 6-2 there.',
    'Four arms lie there, with the ends 0, 1, 2 and 3. Lay 5-3 at the 3.',
    'The ends are 0, 1, 2 and 4. Lay 4-4 at the 4. Your 2-1 can wait: it fits in two places.',
    'Somebody has covered the 1, but the 2 is still open. Lay 2-1, your last tile, and win!',
  ],
};

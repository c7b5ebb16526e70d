import type { rules } from '../../../games/quadrille.ts';
import type * as positions from '../../../positions/quadrille.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions> = {
  aim: 'Cover the whole shape with the 28 tiles so that each of its 14 squares shows just one number. There are more than 300,000 ways to do it.',
  rules: {
    'quadrille.shape': {
      title: 'The shape',
      text: 'The shape has 56 places in rows of 8, 8, 6, 6, 6, 6, 8 and 8. The rows of 6 are centred: one place is missing on either side. This makes 14 squares of 2 by 2 places: four at the top, three and three in the middle, four at the bottom.',
      example:
        'From the second place of row 2, 6-3 can reach down into row 3. From the first place it cannot: row 3 is shorter.',
    },
    'quadrille.goal': {
      title: 'One number in every square',
      text: 'Lay the 28 tiles of the double-six set on the shape so that each of the 14 squares shows one number four times. You may take a tile up again at any time. If you give up, you have lost and see a solution. You can ask for the numbers of some squares: then there is exactly one solution.',
      example:
        '6-3 lies across two squares: the left one shows 6s now, the right one 3s. 6-6 fits in the left one, 3-3 does not.',
    },
  },
  introduction: [
    'Only 6 tiles are missing, at the bottom right. A square of 5s has one place free, and only 5-0 has a 5: lay it upright, the 0 below.',
    'So the square below shows 0s. To the left of it, a square of 2s has one place free. Lay 2-0 there, the 0 on the right.',
    'A square of 4s has two places free. Below the left one is the square of 0s, so lay 4-0 there, upright.',
    'Lay 4-3 beside it, upright, with the 3 below. So the last square shows 3s.',
    'The square of 0s has one place free. Lay 3-0 there, the 0 on the left. The 3 goes into the last square.',
    'Lay 3-3 upright at the right edge. Now every square shows just one number: solved!',
  ],
};

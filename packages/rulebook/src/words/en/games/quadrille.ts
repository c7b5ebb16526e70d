import type { rules } from '../../../games/quadrille.ts';
import type * as positions from '../../../positions/quadrille.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions> = {
  aim: 'Cover the whole shape with the 28 tiles so that each of its 14 squares shows just one number.',
  needs: 'The 28 dominoes of the double-six set.',
  turn: [
    'Place a tile on two places of the shape, side by side.',
    'Each square of 2 by 2 places may show only one number, four times.',
    'Go on until all 28 tiles are in place.',
  ],
  rules: {
    'quadrille.shape': {
      title: 'The shape',
      text: 'The shape has 56 places in rows of 8, 8, 6, 6, 6, 6, 8 and 8. The rows of 6 are centred: one place is missing on either side. This makes 14 squares of 2 by 2 places: four at the top, three and three in the middle, four at the bottom.',
      example:
        'From the second place of row 2, 6-3 can reach down into row 3. From the first place it cannot: row 3 is shorter.',
    },
    'quadrille.goal': {
      title: 'One number in every square',
      text: 'Place the 28 tiles on the shape so that each of the 14 squares shows one number four times. There are more than 300,000 ways to do it.',
      example:
        '6-3 goes across two squares: the left one shows 6s now, the right one 3s. 6-6 fits in the left one, 3-3 does not.',
    },
  },
  introduction: [
    'Only 6 tiles are missing, at the bottom right. A square of 5s has one place free, and only 5-0 has a 5: place it upright, the 0 below.',
    'So the square below shows 0s. To the left of it, a square of 2s has one place free. Place 2-0 there, the 0 on the right.',
    'A square of 4s has two places free. Below the left one is the square of 0s, so place 4-0 there, upright.',
    'Place 4-3 next to it, upright, with the 3 below. So the last square shows 3s.',
    'The square of 0s has one place free. Place 3-0 there, the 0 on the left. The 3 goes into the last square.',
    'Place 3-3 upright at the right edge. Now every square shows just one number: solved!',
  ],
};

import type { extras, rules } from '../../../games/fives.ts';
import type * as positions from '../../../positions/fives.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Lay your tiles so that the two ends of the line add up to a multiple of 5: that brings points. Going out brings some more.',
  rules: {
    'fives.deal': {
      title: 'Dealing',
      text: 'With 2 players everybody takes 7 tiles, with 3 or 4 players 5.',
      example: '3 players have taken 5 tiles each, so 13 of the 28 are left in the stock.',
    },
    'fives.score': {
      title: 'Points for fives',
      text: 'After laying a tile, add up the two ends of the line. A double at an end counts with both its halves. If the sum is 10, 15, 20 or a higher multiple of 5, you get that many points.',
      ruling:
        'If the two ends make 5, you get 5 points too. While the opening tile lies alone on the table, its two halves are added up.',
      example:
        'At one end lies 6-6, which counts 12. You lay 6-3, so the other end is a 3: 12 and 3 make 15 points for you.',
    },
    'fives.draw': {
      title: 'Draw until a tile fits',
      text: 'If you cannot lay, you draw one tile after another until one fits. Then you lay.',
      ruling:
        'The last two tiles stay in the stock: if nothing fits by then, you pass. Nothing is drawn at the end of a turn.',
      example:
        'At 6-6 neither 3-3 nor 4-4 fits, nor does 5-5, which you have drawn. You draw again: 6-4 fits, and now you must lay it.',
    },
    'fives.out': {
      title: 'Points for going out',
      text: 'Whoever goes out gets the pips that the others still hold. Each hand is rounded by itself to the nearest 5: 17 pips become 15 points, 18 become 20.',
      ruling:
        'If the round is blocked, whoever has the fewest pips in hand gets the pips of the others. Then, too, each hand is rounded to the nearest 5.',
      example:
        'You lay 6-1, your last tile. 6-5 and 5-1 are 17 pips, that is 15; 6-4 and 5-3 are 18, that is 20. You get 35 points.',
    },
    'fives.target': {
      title: 'The end of the match',
      text: 'The first player to have 100 points or more wins the match. With the double-nine set it is 200 or more. You can also agree on another number of points, or on a number of rounds.',
      ruling:
        'You win the match at once, even in the middle of a round. The points for the tile you laid are counted first. If they are not enough and the round is over, the points for the other hands are added.',
      example:
        'You have 95 points and open with 3-2. That brings 5: with 100 points you win at once, although everybody still has tiles.',
    },
  },
  introduction: [
    'Your 5-5 is the highest double, so you begin. Alone on the table it counts 5 and 5: lay it for 10 points.',
    'The ends are 3 and 5-5. Lay 5-2 at 5-5: the ends will be 2 and 3. That makes 5, so you get 5 points.',
    'The ends are 1 and 3, and your 6-4 does not fit. Draw a tile.',
    'You have drawn 4-3. Lay it at the 3: the ends will be 4 and 1, and you get 5 points again.',
    'Both ends show a 4. Lay 6-4, your last tile: 6 and 4 bring 10 points. The other hand, 6-2, counts 8 and is rounded to 10 more!',
  ],
};

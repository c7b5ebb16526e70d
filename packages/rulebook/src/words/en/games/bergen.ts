import type { extras, rules } from '../../../games/bergen.ts';
import type * as positions from '../../../positions/bergen.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Lay so that both ends of the line show the same value: that brings points. There are points for certain doubles too, but none for the pips in the other hands.',
  rules: {
    'bergen.deal': {
      title: 'Dealing',
      text: 'With 2 or 3 players everybody takes 6 tiles, with 4 players 5.',
      example: '3 players have taken 6 tiles each, so 10 of the 28 are left in the stock.',
    },
    'bergen.open': {
      title: 'The lowest double begins',
      text: 'Whoever holds the lowest double opens the round with it. If nobody has a double, the lowest tile begins. The opening brings 2 points.',
      ruling:
        'The lowest tile is the one with the fewest pips in all. If two tiles are equal, the one whose larger half is smaller is lower: 3-1 comes before 4-0.',
      example:
        'Your 2-2 is the lowest double of all. You must open with it, not with 5-5 or 2-1, and you get 2 points.',
    },
    'bergen.highest': {
      title: 'The highest double',
      text: 'If you lay a double and it is the highest double on the table, you get 2 points.',
      ruling:
        'The opening tile brings only the 2 points for opening, even if it is the highest double on the table.',
      example: 'So far 1-1 is the only double on the table. You lay 5-5, which is higher, and get 2 points.',
    },
    'bergen.double': {
      title: 'The same value at both ends',
      text: 'If both ends show the same value after you have laid, and neither of them is a double, you get 2 points. Passing or drawing brings nothing.',
      example: 'The ends are 4 and 3. You lay 4-3 at the 3: now both ends show a 4, and you get 2 points.',
    },
    'bergen.triple': {
      title: 'The same value, with a double',
      text: 'If both ends show the same value after you have laid, and one of them is a double, you get 3 points instead of 2.',
      example:
        'One end is 1-1, the other a 2. You lay 2-1 at the 2: now both ends show a 1, one of them a double. You get 3 points.',
    },
    'bergen.draw': {
      title: 'Draw one tile',
      text: 'If you cannot lay, you draw one tile. If it fits, you may lay it; if not, your turn is over. The last two tiles of the stock are never drawn.',
      example:
        'At 1-1 neither 5-4 nor 5-3 fits, so you must draw: 6-5. It does not fit either, and it is the next player’s turn.',
    },
    'bergen.out': {
      title: 'The last tile',
      text: 'Whoever lays the last tile in their hand gets 2 points. The pips in the other hands bring nothing.',
      example: 'You lay 6-1, your last tile, and get 2 points. The 6-5 in the other hand brings nothing.',
    },
    'bergen.blocked': {
      title: 'When nobody can go on',
      text: 'If nobody can lay and only the last two tiles are in the stock, the round ends. If just one player has no double in hand, that player gets 2 points. If several have none, or if everybody has one, the 2 points go to the one of them with the fewest pips.',
      ruling:
        'If the pips have to decide who gets the 2 points of a blocked round, and several players share the fewest, nobody gets them.',
      example:
        'After your 1-1 nobody can go on. The others hold 2-2 and 3-3. You have 6-5 and 6-4, no double: that is 2 points, and 2 for opening.',
    },
    'bergen.target': {
      title: 'The end of the match',
      text: 'With 2 players 15 points or more win the match, with 3 or 4 players 10 or more. You win at once, even in the middle of a round; all points for your tile are counted first, also those for the last tile. You can agree on another number of points, or on a number of rounds.',
      example:
        'There are 3 of you, and you have 8 points. Opening with 0-0 brings 2: that makes 10, and you win the match at once.',
    },
  },
  introduction: [
    'Your 1-1 is the lowest double, so you begin. Lay it: the opening brings 2 points.',
    'Lay 4-4 at the 4. It is now the highest double on the table: 2 points.',
    'One end is 1-1, the other a 6. Lay 6-1 at the 6: both ends show a 1, and one is a double. That brings 3 points!',
    'The ends are 5 and 1, and your 3-2 does not fit. Draw one tile.',
    'You have drawn 5-2, and it fits. Lay it at the 5, so that you are left with one tile.',
    'The ends are 2 and 3. Lay 3-2 at the 3: both ends show a 2, that is 2 points. And 2 more for your last tile!',
  ],
};

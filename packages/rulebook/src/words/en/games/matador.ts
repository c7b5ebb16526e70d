import type { extras, rules } from '../../../games/matador.ts';
import type * as positions from '../../../positions/matador.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'The halves that meet must make 10. Be the first to get rid of all your tiles, and collect points until somebody has 200 or more.',
  rules: {
    'matador.deal': {
      title: 'Dealing',
      text: 'With 3 to 6 players everybody takes 7 tiles, with 7 to 11 players 5. With 6 players you can agree on 5 tiles each. With 11 players all tiles are dealt.',
      example: '11 players have taken 5 tiles each. All 55 tiles are dealt, and no stock is left.',
    },
    'matador.sum': {
      title: 'Together they make 10',
      text: 'Where All Sevens says 7, it is 10 here: the half you lay and the open end must make 10, such as 9 and 1 or 5 and 5. The jokers are called matadors here: 0-0 and the tiles whose own halves make 10, that is 9-1, 8-2, 7-3, 6-4 and 5-5. You may lay them at any end.',
      example:
        'At 9-9 you lay 4-1, because 1 and 9 make 10. Your 9-3 does not fit. Your matador, 8-2, could lie there either way round.',
    },
    'matador.target': {
      title: 'Up to 200 points',
      text: 'You play round after round until somebody has 200 points or more at the end of a round. Then the most points win the match. You can also agree on another number of points, or on a number of rounds.',
      example:
        'You have 180 points and lay 4-1, your last tile. The others hold 6-5 and 7-2: 20 points make 200, and you win the match.',
    },
  },
  introduction: [
    'You hold 9-9, the highest double, so you begin. Lay it: now only a 1 fits there, or a matador.',
    'The ends are 6 and 9. Lay 4-3 with the 4 at the 6, because 6 and 4 make 10.',
    'At the blank only a matador fits. Your 8-2 is one, because 8 and 2 make 10. Lay it there and turn the 2 outwards: your 8-6 would fit there.',
    'The ends are 3 and 6, and your 8-6 does not fit. Draw a tile.',
    'You have drawn 7-4. Lay the 7 at the 3, because 3 and 7 make 10. The 4 is then an end for your 8-6.',
    'Lay 8-6, your last tile, with the 6 at the 4 and win! The others still hold 9-5 and 7-7: 28 points for you.',
  ],
};

import type { extras, rules } from '../../../games/italian.ts';
import type * as positions from '../../../positions/italian.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'All tiles on the table are added up. If your tile makes the total exactly 30, 50, 70 or 100, you get points.',
  rules: {
    'italian.deal': {
      title: 'Dealing',
      text: 'With 3 players everybody takes 7 tiles, with 4 players 6, with 5 players 5.',
      example: '4 players have taken 6 tiles each, so 4 of the 28 are left over.',
    },
    'italian.open': {
      title: 'The highest double begins',
      text: 'Whoever holds the highest double begins with it. If nobody has a double, the highest tile begins.',
      example:
        'You must begin with 5-5, the highest double, and not with 1-0. The 6-5 in another hand has more pips, but it is not a double.',
    },
    'italian.total': {
      title: 'Adding up',
      text: 'Nothing has to match. On your turn you lay one tile of your choice and add its pips to the total, which everybody sees.',
      example: 'With 6-6 the total is 12. You lay 5-3, although it has no 6: now the total is 20.',
    },
    'italian.hit': {
      title: 'Hitting a number',
      text: 'If your tile makes the total exactly 30, 50, 70 or 100, you get 1, 2, 3 or 4 points. With the double-nine set there are also 5 points for 120 and 6 for 150. You can agree that you get the number itself instead: 30 points for 30, 50 for 50 and so on.',
      ruling: '0-0 does not change the total, so it never brings points.',
      example: 'The total is 23. You lay 5-2, which makes exactly 30, and get 1 point.',
    },
    'italian.over': {
      title: 'Jumping over a number',
      text: 'If the total jumps over a number that brings points, that number is gone for this round. You simply play on.',
      example:
        'The total is 23. You lay 6-4 and jump over the 30 to 33: nobody gets points, and the next player goes on.',
    },
    'italian.round': {
      title: 'The end of a round',
      ruling:
        'The round ends when all tiles are laid, or when the total has reached or passed the last number: 100, or 150 with the double-nine set. Nobody draws. If your hand is empty, you pass.',
      example:
        'The others have empty hands and have passed. You lay 1-0, the last tile of all, and the round is over.',
    },
    'italian.end': {
      title: 'The end of the match',
      text: 'The match ends after the agreed number of rounds, or at once when somebody has 51 points or more (81 or more with the double-nine set). If you agree on nothing, both hold: as many rounds as players, unless somebody gets there sooner. The most points win.',
      example:
        'Here you get the number itself, and you have 50 points. You lay 5-2 and hit the 30: you have 80, more than 51, and win the match at once.',
    },
  },
  introduction: [
    'You hold 6-6, the highest double, so you begin. Lay it: its 12 pips are the total for now.',
    'The total is 27, and 3 more make 30. Lay 2-1: exactly 30, that is 1 point!',
    'The total is 46. Lay 4-0: that makes 50 and brings 2 points.',
    'The total is 66. For 70 you would need a tile with 4 pips, and you have none. Lay 5-5: then the 70 is gone for the others too.',
    'The total is 91, and 9 more make 100. Lay 6-3: you get 4 points, the round is over, and you win it!',
  ],
};

import type { extras, rules } from '../../../games/fives.ts';
import type * as positions from '../../../positions/fives.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'You play as in Block, but try to make the two ends of the line add up to a multiple of 5: that is what scores. The game is also called Sniff or American domino.',
  needs:
    'The 28 dominoes of the double-six set, or all 55 of the double-nine set, and pencil and paper for the points.',
  turn: [
    'Play a tile against one of the two open ends: equal numbers touch.',
    'If the two ends now add up to 5, 10, 15 and so on, you get that many points.',
    'If nothing fits, draw until a tile fits. Two tiles stay in the stock.',
  ],
  rules: {
    'fives.deal': {
      title: 'Dealing',
      text: 'With 2 players, everybody takes 7 tiles; with 3 or 4 players, 5.',
      example: '3 players have taken 5 tiles each, so 13 of the 28 are left in the stock.',
    },
    'fives.draw': {
      title: 'Draw until a tile fits',
      text: 'If you cannot play, you draw one tile after another until one fits.',
      ruling:
        'As soon as a tile fits, you must play. The last two tiles stay in the stock: if nothing fits by then, you pass. Nothing is drawn at the end of a turn.',
      example:
        'Neither 3-3 nor 4-4 fits against 6-6, and nor does the 5-5 you draw. You draw again: 6-4 fits, and now you must play it.',
    },
    'fives.score': {
      title: 'Points for fives',
      text: 'At the end of your turn, add up the two ends of the line. A double at an end counts with both its halves. If the sum is 10, 15, 20 or a higher multiple of 5, you get that many points: a 4 and a 6 make 10, and 9-9 and 1-1 make 20.',
      ruling:
        'If the two ends make 5, you get 5 points too. While the opening tile is alone on the table, its own two halves are added up.',
      example:
        'At one end is 6-6, which counts 12. You play 6-3, so the other end is a 3: 12 and 3 make 15 points for you.',
    },
    'fives.out': {
      title: 'Points for going out',
      text: 'The first player to go out ends the round and wins it. The others count their pips and round them to the nearest 5: 17 pips become 15 points, 18 become 20. The winner gets these points.',
      ruling:
        'Every hand is rounded separately. If the round is blocked, the player with the fewest pips in hand gets the others’ pips, rounded in the same way.',
      example:
        'You play 6-1, your last tile. 6-5 and 5-1 are 17 pips, that is 15; 6-4 and 5-3 are 18, that is 20. You get 35 points.',
    },
    'fives.target': {
      title: 'First to 100 points',
      text: 'The first player to reach 100 points wins the match. With the double-nine set it is 200.',
      ruling:
        'You win the match at once, even in the middle of a round. The points for the tile you played are counted first. If they are not enough and the round is over, the points for the other hands are added.',
      example:
        'You have 95 points and open with 3-2. That makes 5: with 100 points you win at once, although everybody still has tiles.',
    },
  },
  adapted: {
    'domino.ends': {
      text: 'The tiles make one line with two open ends. It can be straight or turn a corner anywhere, but its two ends must not touch. A double goes across the line.',
      ruling:
        'A double at the end of the line is one open end. For the points, though, both its halves count.',
    },
    'domino.reserve': {
      example:
        'Neither 3-3 nor 2-1 fits against the 6, and only the last two tiles are left in the stock. You may not draw them, so you pass.',
    },
  },
  introduction: [
    'Your 5-5 is the highest double, so you begin. Alone on the table it counts 5 and 5: play it for 10 points.',
    'The ends are 3 and 5-5. Play 5-2 against 5-5: the ends will be 2 and 3. That makes 5, so you get 5 points.',
    'The ends are 1 and 3, and your 6-4 does not fit. Draw a tile.',
    'You have drawn 4-3. Play it against the 3: the ends will be 4 and 1, and you get 5 points again.',
    'Both ends show a 4. Play 6-4, your last tile: 6 and 4 make 10 points. The other hand, 6-2, has 8 pips, which are rounded to 10 more!',
  ],
};

import type { extras, rules } from '../../../games/hektik.ts';
import type * as positions from '../../../positions/hektik.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Build a chain for the double that is turned up, faster than everybody else, and win the double. A game by Hartmut Kommerell.',
  needs: 'The 55 dominoes of the double-nine set, and pencil and paper for the points.',
  turn: [
    'A double is turned up. Everybody builds at the same time: there are no turns.',
    'Take tiles from the middle and make a chain with the double’s number at both ends and nowhere else.',
    'It needs at least as many tiles as that number says. The first to finish gets the double.',
  ],
  tables: {
    scoring: { head: ['Double', 'Points'] },
  },
  rules: {
    'hektik.layout': {
      title: 'Setting up',
      text: 'Sort out the 10 doubles and put them aside, face down. Spread all the other tiles face up in the middle.',
      example:
        'The doubles 3-3 and 9-9 are not in the middle, so you cannot take them. 9-4 is there: you can take that one.',
    },
    'hektik.reveal': {
      title: 'One double each round',
      text: 'There are 10 rounds. At the start of each round, one of the doubles is turned up, and you all play for it.',
      example:
        'This is round 10, and you are playing for 4-4. With 7-4 your chain is complete, and the match is over.',
    },
    'hektik.race': {
      title: 'Everybody builds at once',
      text: 'Nobody waits: all players build at the same time, as fast as they can. You take tiles from the middle and join them into a chain. Where two tiles touch, the numbers must be the same.',
      ruling:
        'Each tile goes on the left or on the right of your chain and must fit there. Only the first one may go either way round. You may put back the tile at the left or right end at any time.',
      example:
        'Your chain is 9-4, 4-2. On the left 9-6 fits the 9, on the right 9-6 does not fit the 2. And you may put 4-2 back.',
    },
    'hektik.goal': {
      title: 'The complete chain',
      text: 'The chain must show the number of the double at both ends and have it nowhere else. It needs at least as many tiles as that number says. The first player with such a chain gets the double at once. Then all the tiles go back to the middle.',
      example:
        'You are playing for 3-3. Your chain 5-3, 6-5, 6-3 shows a 3 at both ends and none inside, and it has 3 tiles. The double is yours!',
    },
    'hektik.shared': {
      title: 'One middle for all',
      ruling:
        'The tiles in the middle are there for everybody: you cannot take a tile that is in somebody’s chain.',
      example: 'You could use 8-4 on your 4, but 8-4 is in the other player’s chain. Take 4-3, for example.',
    },
    'hektik.stuck': {
      title: 'Giving up',
      ruling:
        'If you see no way on, you may give up. Then you do nothing more in this round. If all players give up, nobody gets the double.',
      example:
        'The other player has given up on 9-9 and may not take any more tiles. Now you give up too: nobody gets 9-9, and 3-3 comes next.',
    },
    'hektik.score': {
      title: 'Points',
      text: 'After 10 rounds, you get points for the doubles you have won. The player with the most points wins.',
      example:
        'You have 3-3, 0-0 and 5-5, and now you win 4-4: 3 + 3 + 4 + 4 = 14 points. The other player has 12, so you win.',
    },
  },
  introduction: [
    '3-3 is turned up. You need a chain of at least 3 tiles with a 3 at both ends. Take 5-3, with the 3 on the left.',
    'The 5 is on the right. Take 9-5: then all you need is 9-3.',
    'Too late! The other player was faster and has 9-3. Put 9-5 back and look for another way.',
    'Take 5-4. Then you only need 4-3, which is still in the middle.',
    'Quick, take 4-3! Then there is a 3 at both ends and none inside, and you have 3 tiles.',
    '3-3 is yours: 3 points. All the tiles are back in the middle. Now you play for 0-0. Take 1-0, with the blank on the left.',
    'The 1 is on the right. 2-1 fits there.',
    'Now take 2-0: there is a blank at both ends. You get this double too, and win with 6 points!',
  ],
};

import type { extras, rules } from '../../../games/hektik.ts';
import type * as positions from '../../../positions/hektik.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Build a chain for the double that is turned up, faster than the others, and win the double. The most points after 10 rounds win.',
  rules: {
    'hektik.layout': {
      title: 'Setting up',
      text: 'You play with the double-nine set. Put the 10 doubles aside, face down. All the other tiles lie face up in the middle.',
      example:
        'The doubles 3-3 and 9-9 are not in the middle, so you cannot take them. 9-4 is there: you can take that one.',
    },
    'hektik.reveal': {
      title: 'One double each round',
      text: 'In each round one double is turned up, and you play for it. There are 10 rounds. You can agree on fewer rounds, or on a number of points that ends the match.',
      example:
        'This is round 10, and you play for 4-4. With 7-4 your chain is complete, and the match is over.',
    },
    'hektik.race': {
      title: 'Everybody builds at once',
      text: 'Nobody waits: all players build at the same time, as fast as they can. You take tiles from the middle and make your own chain of them. Where two tiles touch, the numbers must be the same.',
      ruling:
        'Each tile goes on the left or on the right of your chain and must fit there. Only the first one lies as you like. You may put the last tile on the left or on the right back into the middle at any time.',
      example:
        'Your chain is 9-4, 4-2. On the left 9-6 fits the 9, on the right 9-6 does not fit the 2. And you may put 4-2 back.',
    },
    'hektik.shared': {
      title: 'One middle for all',
      ruling:
        'The tiles in the middle are there for everybody: what stands in somebody’s chain cannot be taken. You can agree that everybody builds from a full middle of their own.',
      example:
        'On your 4 you could use 8-4, but 8-4 stands in the other player’s chain. Take 4-3, for example.',
    },
    'hektik.goal': {
      title: 'The complete chain',
      text: 'The chain shows the number of the double at both ends and has it nowhere else. It has at least as many tiles as that number says. The first to have such a chain gets the double at once. Then all tiles go back to the middle.',
      example:
        'You play for 3-3. Your chain 5-3, 6-5, 6-3 shows a 3 at both ends and none inside, and it has 3 tiles. The double is yours!',
    },
    'hektik.stuck': {
      title: 'Giving up',
      ruling:
        'If you see no way on, you may give up. Then you do nothing more in this round. If all players give up, nobody gets the double.',
      example:
        'The other player has given up on 9-9 and may take nothing more. Now you give up too: nobody gets 9-9, and 3-3 comes next.',
    },
    'hektik.score': {
      title: 'Points',
      text: 'The doubles from 0 to 3 are worth 3 points each, those from 4 to 6 are worth 4, and those from 7 to 9 are worth 5. After 10 rounds the most points win.',
      example:
        'You have 3-3, 0-0 and 5-5, and now you win 4-4: 3 + 3 + 4 + 4 = 14 points. The other player has 12, so you win.',
    },
  },
  introduction: [
    '3-3 is turned up. You need a chain of at least 3 tiles with a 3 at both ends. Take 5-3, the 3 to the left.',
    'The 5 is on the right. Take 9-5: then all you need is 9-3.',
    'Too late! The other player was faster and has 9-3. Put 9-5 back and look for another way.',
    'Take 5-4. Then only 4-3 is missing, and it is still in the middle.',
    'Quick, take 4-3! Then there is a 3 at both ends and none inside, and you have 3 tiles.',
    '3-3 is yours: 3 points. All tiles are back in the middle. Now you play for 0-0. Take 1-0, the blank to the left.',
    'The 1 is on the right. 2-1 fits there.',
    'Now take 2-0: there is a blank at both ends. You get this double too, and win with 6 points!',
  ],
};

import type { extras, rules } from '../../../games/chickenfoot.ts';
import type * as positions from '../../../positions/chickenfoot.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Get rid of your tiles and collect as few penalty points as you can. After the first tile every double is a chicken foot that first needs three toes.',
  rules: {
    'chickenfoot.deal': {
      title: 'Dealing',
      text: 'With 2 players everybody takes 24 tiles, with 3 players 16, with 4 players 12, with 5 players 10, with 6 players 8, with 7 players 7. The rest is the stock.',
      example: '4 players have taken 12 tiles each, so 7 of the 55 are left in the stock.',
    },
    'chickenfoot.open': {
      title: 'Who begins',
      text: 'Whoever holds the highest double begins with it.',
      ruling:
        'This first double is not a foot: its two sides are the two open ends. If nobody holds a double, the tile with the most pips begins.',
      example:
        '9-9 began, and it is not a foot. So you may lay 3-2 at the 3 of 9-3 at once, although one side of the first double is free.',
    },
    'chickenfoot.foot': {
      title: 'The chicken foot',
      text: 'Every double that is laid later is a foot. Three tiles must be laid at its free side: they are its toes. Before it has all three, nobody may lay anywhere else.',
      example:
        '3-3 is a foot and has no toe yet. So you may not lay 9-5 at 9-9, but you can lay 3-2 as a toe.',
    },
    'chickenfoot.toes': {
      title: 'Three toes',
      text: 'Once a foot has three toes, all three are open ends. The ends from before are open again too. A toe is never a double, so there is never more than one unfinished foot.',
      example:
        'You lay 3-0 as the third toe of 3-3. Now the toes with 0, 1 and 2 are open, and so is 9-9 again.',
    },
    'chickenfoot.draw': {
      title: 'When nothing fits',
      ruling:
        'If you cannot lay, you draw one tile. If it fits, you may lay it or keep it; if not, your turn is over. The last two tiles of the stock are never drawn: when only they are left, you pass.',
      example:
        'Neither 5-4 nor 5-3 fits. You must draw and get 9-6. It fits at 9-9: you may lay it, or pass and keep it.',
    },
    'chickenfoot.score': {
      title: 'Penalty points',
      text: 'Whoever goes out gets 0 points. If the round is blocked, whoever laid last gets 0. Everybody else gets the pips in hand as penalty points.',
      example:
        'You lay 9-1, and then nobody can go on. You laid last and get 0, although you still hold 8-7. The others get 4 and 16.',
    },
    'chickenfoot.blank': {
      title: 'The double blank',
      text: '0-0 in hand counts 25 penalty points.',
      example:
        'You lay 9-9, your last tile. The other player holds 2-1 and 0-0 and gets 3 + 25 = 28 penalty points.',
    },
    'chickenfoot.end': {
      title: '121 points',
      text: 'When somebody has 121 penalty points or more, the match is over. The fewest points win; equal points share the win. You can agree on another number of points or on a number of rounds.',
      example:
        'The other player has 120 points. You lay 9-9, and 1-0 adds 1 point: at 121 the match is over, and you win it with 0.',
    },
  },
  introduction: [
    'You hold 9-9, the highest double, so you begin. Lay it: the first double is not a foot.',
    'Lay 3-3 at the 3 of 9-3. This double is a chicken foot and needs three toes.',
    'The first toe, 3-2, is there. Lay 3-1 as the second: nobody may lay anywhere else yet.',
    'The other player had no 3 and drew a tile that did not fit. Lay 3-0 as the third toe: the foot is complete.',
    'Now all ends are open again, and the other player laid 9-5 at 9-9. Lay 5-1 at the 5.',
    '2-2 is a new foot, and your 4-2 fits. Lay your last tile as a toe: 0 penalty points for you, and the round is won!',
  ],
};

import type { extras, rules } from '../../../games/peruvian.ts';
import type * as positions from '../../../positions/peruvian.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Collect as few penalty points as you can: every pip left in your hand counts against you. After 7 rounds the fewest points win.',
  rules: {
    'peruvian.deal': {
      title: 'Dealing',
      text: 'This game is for 4 players, and everybody takes 5 tiles.',
      example: '4 players have taken 5 tiles each, so 8 of the 28 are left in the stock.',
    },
    'peruvian.score': {
      title: 'Penalty points',
      text: 'At the end of a round everybody gets as many penalty points as there are pips left in their hand. Whoever went out gets 0.',
      example: 'You go out with 6-6 and get 0. The others get 9 for 5-4, 6 for 3-2 and 1-0, and 4 for 2-2.',
    },
    'peruvian.quadruple': {
      title: 'Four times the points',
      text: 'If the round ends blocked, look at who laid the last tile. If that player does not have the fewest pips, that player’s points count four times. Sharing the fewest with others is having the fewest.',
      example:
        'Your 6-6 blocks the round. Your 2-0 has 2 pips, but the 1-0 on your left has fewer: you get 4 times 2, so 8 penalty points.',
    },
    'peruvian.rounds': {
      title: 'Seven rounds',
      text: 'A match lasts 7 rounds. After them the fewest points win.',
      example:
        'The seventh round ends with 6-6. You have 0 points, the others have 7, 14 and 21: you win the match.',
    },
    'peruvian.secret': {
      title: 'The secret score',
      text: 'The score is kept secret: nobody sees it, not even their own. Before the last round it is announced. From then on everybody knows it.',
    },
  },
  introduction: [
    'You hold 6-6, the highest double, so you begin. Lay it. Every pip left in hand costs you 1 penalty point: tiles with many pips must go first!',
    'The ends are 6 and 2. 6-4, 6-2 and 4-2 fit. Lay 6-4 at the 6, because it has the most pips.',
    'The ends are 2 and 1. Lay 6-2 at the 2: you get rid of 8 pips, and with 4-2 it would be only 6.',
    'The ends are 3 and 0. Lay 5-3 at the 3, because 3-0 has few pips and costs you little.',
    'Lay 4-2 at the 4: nobody has another 2, and the round is blocked. With 3-0 you have the fewest pips: 3 penalty points, not four times as many.',
  ],
};

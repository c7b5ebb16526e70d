import type { extras, rules } from '../../../games/peruvian.ts';
import type * as positions from '../../../positions/peruvian.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Block with trickier scoring: collect as few penalty points as you can. Every pip left in your hand counts against you.',
  needs: 'The 28 dominoes of the double-six set, and pencil and paper for the secret score.',
  turn: [
    'Play a tile against one of the two open ends: equal numbers touch.',
    'If nothing fits, you pass.',
    'Either way, you draw a tile at the end of your turn, until only two are left in the stock.',
  ],
  rules: {
    'peruvian.deal': {
      title: 'Dealing',
      text: 'This game is for 4 players, and everybody takes 5 tiles.',
      example: '4 players have taken 5 tiles each, so 8 of the 28 are left in the stock.',
    },
    'peruvian.score': {
      title: 'Penalty points',
      text: 'When nobody can play any more, the round ends, and everybody writes down the pips left in their hand as penalty points.',
      ruling: 'Everybody writes down their pips after somebody has gone out, too. That player gets 0.',
      example: 'You go out with 6-6 and get 0. The others get 9 for 5-4, 6 for 3-2 and 1-0, and 4 for 2-2.',
    },
    'peruvian.quadruple': {
      title: 'Four times the points',
      text: 'If the round is blocked and the player who played the last tile does not have the fewest pips, that player’s points count four times.',
      ruling: 'If you share the fewest pips with others, that counts as having the fewest.',
      example:
        'Your 6-6 blocks the round. Your 2-0 has 2 pips, but the 1-0 on your left has fewer: you get 4 times 2, so 8 penalty points.',
    },
    'peruvian.secret': {
      title: 'The secret score',
      text: 'One player keeps the score in secret and announces it before the last round.',
      ruling:
        'The table keeps the score. Until the last round nobody sees it, not even their own; from then on it is open.',
    },
    'peruvian.rounds': {
      title: 'Seven rounds',
      text: 'A match lasts 7 rounds. After the seventh, the player with the fewest points wins.',
      example:
        'The seventh round ends with 6-6. You have 0 points, the others have 7, 14 and 21: you win the match.',
    },
  },
  adapted: {
    'sperr.win': {
      text: 'If you lock an end, you must have the fewest pips in hand. If you do, your lock holds.',
      ruling:
        'Sharing the fewest pips with others is enough. After a lock that holds, everybody gets penalty points for their pips as usual, you too, and nothing counts four times.',
    },
    'sperr.fail': {
      text: 'If somebody has fewer pips than you, your lock fails, and your pips count twice against you.',
      ruling:
        'After a lock that fails, you get twice your pips as penalty points, and everybody else gets theirs as usual. Nothing counts four times.',
    },
  },
  introduction: [
    'You have 6-6, the highest double, so you begin. Play it. Every pip left in hand costs you 1 penalty point: tiles with many pips must go first!',
    'The ends are 6 and 2. 6-4, 6-2 and 4-2 fit. Play 6-4 against the 6, because it has the most pips.',
    'The ends are 2 and 1. Play 6-2 against the 2: you get rid of 8 pips; with 4-2 it would be only 6.',
    'The ends are 3 and 0. Play 5-3 against the 3, because 3-0 has few pips and costs you little.',
    'Play 4-2 against the 4: nobody has another 2, so the round is blocked. With 3-0 you have the fewest pips: 3 penalty points, not four times as many.',
  ],
};

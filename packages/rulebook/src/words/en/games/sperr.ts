import type { rules } from '../../../games/sperr.ts';
import type * as positions from '../../../positions/sperr.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions> = {
  aim: 'You play as in Block, but watch for the right moment: if you have the fewest pips in hand, end the round by locking an end with a double.',
  rules: {
    'sperr.lock': {
      title: 'Locking an end',
      text: 'Instead of laying a tile you may lock an open end with a double. That ends the round at once. Lock domino is Block with this move. You can also agree on it for Domino, Peruvian domino, Team block, Tiddle-Wink, Hungarian domino and French domino.',
      ruling:
        'The double must have the same value as the end. You may lock whenever you could lay a tile, also after other tiles in the same turn. The double leaves your hand and no longer counts.',
      example:
        'You could lay 1-1 as always, but you lock the 1 with it: the round is over. 6-0 stays in your hand. It is not a double and cannot lock.',
    },
    'sperr.win': {
      title: 'The lock holds',
      text: 'If none of the others has fewer pips in hand than you, you get 1 point for every pip they hold. In Team block both partners’ pips count together, and both get the points. In Peruvian domino everybody gets penalty points as always, you too, and nothing counts four times.',
      example:
        'You lock the 1 with 1-1 and keep 3-0, that is 3 pips. The others have 3 and 9: nobody has fewer, so you get 12 points.',
    },
    'sperr.fail': {
      title: 'The lock fails',
      text: 'If somebody has fewer pips, whoever has the fewest gets the pips of all the others as points; in a tie each of them does. You lose twice your own pips. In Team block both opponents get the pips of your team, and only you lose points. In Peruvian domino you get twice your pips as penalty points, the others as always.',
      example:
        'You lock the 1 with 1-1 and keep 5-0, but somebody has only 3 pips with 3-0. That player gets 5 + 9 = 14 points, and you lose 10.',
    },
  },
  introduction: [
    'You hold 6-6, the highest double, so you begin: lay it. Only the last two tiles are in the stock: nobody draws in this round.',
    'The ends are 6 and 5. Lay 6-4 at the 6.',
    'The ends are 4 and 3. Lay 4-1 at the 4, and keep your double for later.',
    'You could lock the 2 with 2-2 now, but you would keep 8 pips. Lay 6-1 at the 1 first: fewer pips are better.',
    'Now lock the 2 with 2-2! You keep 1-0, that is 1 pip. The other player still has two tiles, and they surely count more.',
  ],
};

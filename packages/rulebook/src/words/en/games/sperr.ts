import type { rules } from '../../../games/sperr.ts';
import type * as positions from '../../../positions/sperr.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions> = {
  aim: 'Play as in Block, but watch for the right moment: when you have the fewest pips in hand, end the round by locking an end with a double.',
  needs:
    'The 28 dominoes of the double-six set, or all 55 of the double-nine set, and pencil and paper for the points.',
  turn: [
    'Play a tile against one of the two open ends, or lock an end with a matching double: that ends the round.',
    'If nothing fits, you pass.',
    'Either way, you draw a tile at the end of your turn, until only two are left in the stock.',
  ],
  rules: {
    'sperr.lock': {
      title: 'Locking an end',
      text: 'If you do not want to play or draw, you may lock an open end with a double. That ends the round. You can agree on this rule in Block, Peruvian domino, Team block, Tiddle-Wink, Hungarian domino and French domino.',
      ruling:
        'The double must match the end. You may lock whenever you could play a tile, also after other tiles in the same turn. The double leaves your hand and no longer counts. You can agree on this in Domino too. Lock domino as a game of its own is Block with this rule.',
      example:
        'You could play 1-1 as usual, but you lock the 1 with it: the round is over. 6-0 stays in your hand. It is not a double and cannot lock.',
    },
    'sperr.win': {
      title: 'The lock holds',
      text: 'If you lock an end, you must win the round: you need the fewest pips in hand. Then you get 1 point for every pip the opponents have, as always.',
      ruling: 'Sharing the fewest pips is enough: your lock holds if nobody has fewer than you.',
      example:
        'You lock the 1 with 1-1 and keep 3-0, that is 3 pips. The others have 3 and 9: nobody has fewer, so you get 12 points.',
    },
    'sperr.fail': {
      title: 'The lock fails',
      text: 'If an opponent has fewer pips than you, that opponent gets all the points, and you lose twice the pips in your own hand.',
      ruling:
        'The points are the pips of all the other players. They go to the opponent with the fewest pips; in a tie, each of those opponents gets them.',
      example:
        'You lock the 1 with 1-1 and keep 5-0, but somebody has only 3 pips with 3-0. That player gets 5 + 9 = 14 points, and you lose 10.',
    },
  },
  introduction: [
    'You have 6-6, the highest double, so you begin: play it. Only the last two tiles are in the stock, so nobody draws in this round.',
    'The ends are 6 and 5. Play 6-4 against the 6.',
    'The ends are 4 and 3. Play 4-1 against the 4, and keep your double for later.',
    'You could lock the 2 with 2-2 now, but you would still have 8 pips. Play 6-1 against the 1 first: fewer pips are better.',
    'Now lock the 2 with 2-2! You keep 1-0, that is 1 pip. The other player still has two tiles, which are sure to have more.',
  ],
};

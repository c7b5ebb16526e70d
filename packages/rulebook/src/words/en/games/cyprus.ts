import type { extras, rules } from '../../../games/cyprus.ts';
import type * as positions from '../../../positions/cyprus.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Get rid of all your tiles before the others do. A star with up to nine arms grows around 9-9.',
  rules: {
    'cyprus.deal': {
      title: 'Dealing',
      text: 'With 4 players everybody takes 13 tiles, with 5 players 11, with 6 players 9, with 7 players 7, with 8 or 9 players 6, with 10 players 5. The other tiles are out of the game: there is no stock.',
      example:
        '4 players have taken 13 tiles each. The other 3 of the 55 are out of the game: there is no stock.',
    },
    'cyprus.open': {
      title: '9-9 begins',
      text: 'Whoever holds 9-9 begins with it. If nobody holds it, all tiles are shuffled and dealt again.',
      example: 'You hold 9-9, so you begin with it. You may not begin with 9-1.',
    },
    'cyprus.star': {
      title: 'The star',
      text: 'Every tile with a 9 may be laid at 9-9. Each starts an arm, so a star with up to nine arms grows.',
      example: 'Eight arms already lie around 9-9. You lay 9-0 there as the ninth: the star is complete.',
    },
    'cyprus.arms': {
      title: 'At the end of an arm',
      text: 'Instead of starting a new arm, you may lay a matching tile at the open end of any arm.',
      example: 'You could start a new arm with 9-1. Instead you lay 3-0 at the 3 of 9-3.',
    },
    'cyprus.pass': {
      title: 'When nothing fits',
      text: 'If you cannot lay, you pass this time. On a later turn you may lay again.',
      example:
        'Your 7-4 and 8-6 did not fit, so you passed. Since then somebody has laid 5-4, and now you lay 7-4 at the 4.',
    },
    'cyprus.score': {
      title: 'The end and the points',
      text: 'Whoever lays the last tile in their hand wins the round and gets 1 point for every pip that the others still hold. If nobody can lay any more, whoever has the fewest pips in hand wins and gets the points for the others’ pips.',
      example: 'You lay 9-1, your last tile. The others still hold 8, 7 and 12 pips, so you get 27 points.',
    },
  },
  introduction: [
    'You hold 9-9, so you begin. Lay it: a star will grow around it.',
    'The others started three arms with 9-5, 9-4 and 9-0. Start one too and lay 9-3 at 9-9.',
    'Neither 8-6 nor 8-3 fits at any end, and there is nothing to draw. Pass this time.',
    'One arm ends with a 6 now. Lay 8-6 there, then the 8 is open for your next tile.',
    'The 8 is still open. Lay 8-3, your last tile, and win the round!',
  ],
};

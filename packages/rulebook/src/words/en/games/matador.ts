import type { extras, rules } from '../../../games/matador.ts';
import type * as positions from '../../../positions/matador.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Be the first to get rid of all your tiles. You play much as in All Sevens, but here the halves that meet must make 10.',
  needs: 'The 55 dominoes of the double-nine set, and pencil and paper for the points.',
  turn: [
    'Play a tile with a half that makes 10 with one of the two open ends: 9 and 1, 8 and 2, 5 and 5…',
    'A matador fits anywhere. Only a matador fits against a blank.',
    'You may draw one tile first. If nothing fits, you must draw until a tile fits.',
  ],
  rules: {
    'matador.deal': {
      title: 'Dealing',
      text: 'With 3 to 6 players, everybody takes 7 tiles; with 6 to 11 players, 5. So with 6 players you choose: 7 tiles each, or 5.',
      example: '11 players have taken 5 tiles each. All 55 tiles are dealt, and no stock is left.',
    },
    'matador.sum': {
      title: 'Together they make 10',
      text: 'You play as in All Sevens, but for 10: the half you play and the open end must make 10 together, such as 9 and 1 or 5 and 5. The jokers are called matadors here.',
      example:
        'You play 4-1 against 9-9, because 1 and 9 make 10. Your 9-3 does not fit. Your matador, 8-2, could go there either way round.',
    },
    'matador.target': {
      title: 'Up to 200 points',
      text: 'You play to 200 points.',
      ruling:
        'The points are checked after each round. When somebody has 200 or more, the match is over, and the player with the most points wins it.',
      example:
        'You have 180 points and play 4-1, your last tile. The others have 6-5 and 7-2: 20 points make 200, and you win the match.',
    },
  },
  adapted: {
    'domino.must': {
      ruling:
        'If one of your tiles fits, you must play. You may draw one tile first, but then you must play. If several tiles fit, you choose which.',
    },
    'sevens.joker': {
      title: 'Matadors',
      text: 'The double blank and the tiles whose own halves make 10 (9-1, 8-2, 7-3, 6-4 and 5-5) are jokers, called matadors. You may play a matador against any end.',
      ruling:
        'You choose which half of a matador points outwards and becomes the new end. If a matador opens the round, there is nothing to choose.',
      example:
        'Neither half of 8-2 makes 10 with the 9 of 9-9. As a matador it may go there all the same: you turn the 2 outwards, and the 8 would do too.',
    },
    'sevens.blank': {
      text: 'Nothing makes 10 with a blank, which is a 0. So only a matador may be played against it.',
      example: 'You may not play 4-0 against the blank of 1-0. But your matador, 7-3, may go there.',
    },
    'sevens.draw': {
      example:
        'Your 4-1 fits against 9-9, but first you draw a tile: 8-5. Now you may not draw again and must play 4-1.',
    },
    'sevens.score': {
      example:
        'You play 9-9, and nobody can go on. Your 2-0 has the fewest pips. You get 8 for 5-3 and 4 for 4-0, minus your own 2: 10 points.',
    },
  },
  introduction: [
    'You have 9-9, the highest double, so you begin. Play it: now only a 1 fits there, or a matador.',
    'The ends are 6 and 9. Play 4-3 with the 4 against the 6, because 6 and 4 make 10.',
    'Only a matador fits against the blank. Your 8-2 is one, because 8 and 2 make 10. Play it there and turn the 2 outwards: your 8-6 would fit there.',
    'The ends are 3 and 6, and your 8-6 does not fit. Draw a tile.',
    'You have drawn 7-4. Play the 7 against the 3, because 3 and 7 make 10. That leaves a 4 for your 8-6.',
    'Play 8-6, your last tile, with the 6 against the 4: “Domino!” The others still have 9-5 and 7-7: 28 points for you.',
  ],
};

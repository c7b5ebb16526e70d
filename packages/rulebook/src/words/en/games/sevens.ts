import type { extras, rules } from '../../../games/sevens.ts';
import type * as positions from '../../../positions/sevens.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Be the first to get rid of all your tiles. Equal values do not go together here: the halves that meet must make 7.',
  rules: {
    'sevens.deal': {
      title: 'Dealing',
      text: 'With 2 players everybody takes 7 tiles, with 3 or 4 players 5.',
      example: '4 players have taken 5 tiles each, so 8 of the 28 are left in the stock.',
    },
    'sevens.match': {
      title: 'Together they make 7',
      text: 'You lay a tile with a half that makes 7 together with the open end: a 5 goes against a 2, a 6 against a 1, a 4 against a 3.',
      example: 'At 5-5 you lay 2-1, because 2 and 5 make 7. Your 5-4 does not fit, although it shows a 5.',
    },
    'sevens.joker': {
      title: 'Jokers',
      text: 'All Sevens has four jokers: 0-0 and the tiles whose own halves make 7, that is 6-1, 5-2 and 4-3. You may lay a joker at any end.',
      ruling:
        'You choose which half of a joker points outwards and becomes the new end. Only if a joker opens the round is there nothing to choose: it lies like any other tile.',
      example:
        'Neither half of 4-3 makes 7 with the 6 of 6-6. As a joker it may lie there all the same: you turn the 3 outwards, and the 4 would do too.',
    },
    'sevens.blank': {
      title: 'At a blank',
      text: 'A blank is a half without pips, a 0. No half is high enough to go with it, so only a joker may be laid at a blank.',
      example: 'At the blank of 1-0 you may not lay 3-0. But your joker, 5-2, may go there.',
    },
    'sevens.draw': {
      title: 'Drawing',
      text: 'Even if you can lay, you may draw one tile first. If you cannot lay, you must draw until a tile fits. The last two tiles stay in the stock.',
      ruling:
        'If something fits after you have drawn, you draw no more: you must lay the new tile or another one. Nobody draws before the opening tile.',
      example:
        'Your 2-1 fits at 6-6, but first you draw a tile: 5-5. Now you may not draw again and must lay 2-1.',
    },
    'sevens.score': {
      title: 'The points of a round',
      text: 'Whoever goes out wins the round. If nobody can lay any more, the fewest pips in hand win it. The winner gets 1 point for every pip of the others, minus the pips in the winner’s own hand.',
      example:
        'You lay 6-6, and nobody can go on. Your 2-0 has the fewest pips. You get 8 for 5-3 and 4 for 4-0, minus your own 2: 10 points.',
    },
  },
  introduction: [
    'You hold 6-6, the highest double, so you begin. Lay it: now only a 1 fits there, or a joker.',
    'The ends are 3 and 6. Lay 4-2 with the 4 at the 3, because 3 and 4 make 7.',
    'At the blank only a joker fits. Your 5-2 is one. Lay it there and turn the 2 outwards: your 5-4 would fit at the 2.',
    'The ends are 1 and 6. Your 5-4 does not fit, and you have no joker. Draw a tile.',
    'You have drawn 2-1. Lay the 1 at 6-6, because 6 and 1 make 7. The 2 is then an end for your 5-4.',
    'Lay 5-4, your last tile, with the 5 at the 2 and win! The other player still holds 4-4: 8 points for you.',
  ],
};

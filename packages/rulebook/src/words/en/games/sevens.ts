import type { extras, rules } from '../../../games/sevens.ts';
import type * as positions from '../../../positions/sevens.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Be the first to get rid of all your tiles. Here equal numbers do not go together: the halves that meet must make 7. The game is also called Cardinal.',
  needs: 'The 28 dominoes of the double-six set, and pencil and paper for the points.',
  turn: [
    'Play a tile with a half that makes 7 with one of the two open ends: 5 and 2, 6 and 1, 4 and 3.',
    'A cardinal fits anywhere. Only a cardinal fits against a blank.',
    'You may draw one tile first. If nothing fits, you must draw until a tile fits.',
  ],
  rules: {
    'sevens.deal': {
      title: 'Dealing',
      text: 'With 2 players, everybody takes 7 tiles; with 3 or 4 players, 5.',
      example: '4 players have taken 5 tiles each, so 8 of the 28 are left in the stock.',
    },
    'sevens.match': {
      title: 'Together they make 7',
      text: 'A tile fits if one of its halves and the open end make 7 together: a 2 goes against a 5, a 6 against a 1, a 4 against a 3.',
      example:
        'You play 2-1 against 5-5, because 2 and 5 make 7. Your 5-4 does not fit, although it has a 5.',
    },
    'sevens.draw': {
      title: 'Drawing',
      text: 'Even if you can play, you may draw a tile. If you cannot play, you must draw until you can. Two tiles stay in the stock.',
      ruling:
        'If you can play, you may draw only one tile, and only before you play. If something fits after you have drawn, you must play: the new tile or another one. Nobody draws before the opening tile.',
      example:
        'Your 2-1 fits against 6-6, but first you draw a tile: 5-5. Now you may not draw again and must play 2-1.',
    },
    'sevens.joker': {
      title: 'Cardinals',
      text: 'The double blank and the tiles whose own halves make 7 (6-1, 5-2 and 4-3) are jokers, called cardinals. You may play a cardinal against any end.',
      ruling:
        'You choose which half of a cardinal points outwards and becomes the new end. If a cardinal opens the round, there is nothing to choose.',
      example:
        'Neither half of 4-3 makes 7 with the 6 of 6-6. As a cardinal it may go there all the same: you turn the 3 outwards, and the 4 would do too.',
    },
    'sevens.blank': {
      title: 'Against a blank',
      text: 'Nothing makes 7 with a blank, which is a 0. So only a cardinal may be played against it.',
      example: 'You may not play 3-0 against the blank of 1-0. But your cardinal, 5-2, may go there.',
    },
    'sevens.score': {
      title: 'Points for the winner',
      text: 'The first player with no tiles left wins the round. If nobody can play any more, the player with the fewest pips in hand wins it. The winner gets 1 point for every pip the opponents have, minus the pips in the winner’s own hand, if any.',
      example:
        'You play 6-6, and nobody can go on. Your 2-0 has the fewest pips. You get 8 for 5-3 and 4 for 4-0, minus your own 2: 10 points.',
    },
  },
  adapted: {
    'domino.must': {
      ruling:
        'If one of your tiles fits, you must play. You may draw one tile first, but then you must play. If several tiles fit, you choose which.',
      example:
        'Your 2-1 fits against the 6, because 6 and 1 make 7. You may draw a tile first, but you may not pass.',
    },
  },
  introduction: [
    'You have 6-6, the highest double, so you begin. Play it: now only a 1 fits there, or a cardinal.',
    'The ends are 3 and 6. Play 4-2 with the 4 against the 3, because 3 and 4 make 7.',
    'Only a cardinal fits against the blank. Your 5-2 is one. Play it there and turn the 2 outwards: your 5-4 would fit the 2.',
    'The ends are 1 and 6. Your 5-4 does not fit, and you have no cardinal. Draw a tile.',
    'You have drawn 2-1. Play the 1 against 6-6, because 6 and 1 make 7. That leaves a 2 for your 5-4.',
    'Play 5-4, your last tile, with the 5 against the 2: “Domino!” The other player still has 4-4: 8 points for you.',
  ],
};

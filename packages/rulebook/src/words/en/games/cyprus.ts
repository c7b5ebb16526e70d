import type { extras, rules } from '../../../games/cyprus.ts';
import type * as positions from '../../../positions/cyprus.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Get rid of all your tiles before the others do. A star with up to nine arms grows around the double nine. The game is also called Mexican Train.',
  needs: 'The 55 dominoes of the double-nine set, and pencil and paper for the points.',
  turn: [
    'Play a tile with a 9 against the double nine and start a new arm.',
    'Or play a tile against the open end of any arm: equal numbers touch.',
    'If nothing fits, you pass. There is nothing to draw.',
  ],
  tables: {
    setup: { head: ['Players', 'Tiles each'] },
  },
  rules: {
    'cyprus.deal': {
      title: 'Dealing',
      text: 'The chart shows how many tiles everybody takes. The tiles left over go out of the game, face down.',
      example:
        '4 players have taken 13 tiles each. The other 3 of the 55 are out of the game: there is no stock.',
    },
    'cyprus.open': {
      title: '9-9 begins',
      text: 'The player with 9-9 begins with it. If nobody has it, all the tiles are shuffled and dealt again.',
      example: 'You have 9-9, so you begin with it. You may not begin with 9-1.',
    },
    'cyprus.star': {
      title: 'The star',
      text: 'Going clockwise, you play tiles with a 9 against 9-9. Each starts an arm, so a star with up to nine arms grows.',
      example:
        'There are already eight arms around 9-9. You play 9-0 there as the ninth: the star is complete.',
    },
    'cyprus.arms': {
      title: 'At the end of an arm',
      text: 'If you have no 9, or do not want to play one, you may play a matching tile against the open end of any arm.',
      example: 'You could start a new arm with 9-1. Instead you play 3-0 against the 3 of 9-3.',
    },
    'cyprus.pass': {
      title: 'When nothing fits',
      text: 'If you cannot play, you must pass this time. On a later turn you may play again.',
      example:
        'Your 7-4 and 8-6 did not fit, so you passed. Since then somebody has played 5-4, and now you play 7-4 against the 4.',
    },
    'cyprus.score': {
      title: 'Winning the round',
      text: 'The first player to play their last tile wins the round and gets 1 point for every pip the others still have. The round also ends when nobody can play any more: then the player with the fewest pips in hand gets the points.',
      example: 'You play 9-1, your last tile. The others still have 8, 7 and 12 pips, so you get 27 points.',
    },
  },
  adapted: {
    'domino.deal': {
      text: 'Shuffle the tiles face down on the table. Everybody takes as many as the chart shows and stands them up so that nobody else can see them. The rest is out of the game, so there is no stock.',
    },
    'domino.ends': {
      text: 'The tiles make a star: up to nine arms grow from 9-9, and every arm has one open end. An arm can turn a corner anywhere, but no two ends may touch. Other doubles go across their arm.',
    },
  },
  introduction: [
    'You have 9-9, so you begin. Play it: a star will grow around it.',
    'The others started three arms with 9-5, 9-4 and 9-0. Start one too and play 9-3 against 9-9.',
    'Neither 8-6 nor 8-3 fits anywhere, and there is nothing to draw. Pass this time.',
    'One arm now ends with a 6. Play 8-6 there, so that the 8 is open for your next tile.',
    'The 8 is still open. Play 8-3, your last tile: “Domino!” You win the round!',
  ],
};

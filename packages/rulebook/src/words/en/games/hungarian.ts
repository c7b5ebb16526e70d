import type { extras, rules } from '../../../games/hungarian.ts';
import type * as positions from '../../../positions/hungarian.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Play as many tiles as you can in one go, and keep few pips in your hand.',
  needs: 'The 28 dominoes of the double-six set, and pencil and paper for the points.',
  turn: [
    'Play a tile against one of the two open ends: equal numbers touch.',
    'Go on for as long as your tiles fit, or end your turn when you like.',
    'If nothing fits at all, you pass. There is nothing to draw.',
  ],
  tables: {
    setup: { head: ['Players', 'Tiles each'] },
  },
  rules: {
    'hungarian.deal': {
      title: 'Dealing',
      text: 'The chart shows how many tiles everybody takes. The tiles left over are out of the game.',
      example:
        '2 players have taken 12 tiles each. The other 4 of the 28 are out of the game: there is no stock.',
    },
    'hungarian.run': {
      title: 'As many tiles as fit',
      text: 'On your turn you may play one tile after another, for as long as your tiles fit. Then it is the next player’s turn.',
      ruling:
        'If any of your tiles fits, you must play at least one. After that you may end your turn whenever you like, even if more tiles fit.',
      example:
        'You have played 6-6 and 6-5. You may stop here, but 5-4 fits too: you play it, and it is still your turn.',
    },
    'hungarian.end': {
      title: 'When nobody can play',
      text: 'When nobody can play any more, the round is over. The player with the fewest pips in hand gets 1 point for every pip the opponents still have.',
      example:
        'You play 6-5, and nobody can play any more: the round is over. With 1-0 you have 1 pip, the other player has 13, so you get 13 points.',
    },
    'hungarian.target': {
      title: 'More than 100 points',
      text: 'The first player to have more than 100 points wins the match. Exactly 100 is not enough.',
      example:
        'You have 100 points, and that is not enough. You play 6-6 and get 1 point for the other player’s 1-0: with 101 you win the match.',
    },
  },
  adapted: {
    'domino.deal': {
      text: 'Shuffle the tiles face down on the table. Everybody takes as many as the chart shows and stands them up so that nobody else can see them. The rest is out of the game, so there is no stock.',
    },
    'domino.must': {
      ruling:
        'If one of your tiles fits, you must play at least one. If several fit, you choose which. After that you may stop.',
    },
  },
  introduction: [
    'You have 6-6, the highest double, so you begin. Play it: your turn goes on.',
    'You may play against both sides of 6-6, and your 6-5 fits. Play it too: you may play as many tiles as fit.',
    'The ends are now 6 and 5. Play 5-1 against the 5.',
    'The ends are 6 and 1, and none of your tiles fits. End your turn.',
    'The other player played 6-4 and then stopped. Play 4-3 against the 4.',
    'It is still your turn. Play 3-3, your last tile, against the 3: “Domino!” You win the round!',
  ],
};

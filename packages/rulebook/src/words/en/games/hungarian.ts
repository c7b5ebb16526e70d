import type { extras, rules } from '../../../games/hungarian.ts';
import type * as positions from '../../../positions/hungarian.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Lay as many tiles as you can in one go and keep few pips in hand. The first to have more than 100 points wins the match.',
  rules: {
    'hungarian.deal': {
      title: 'Dealing',
      text: 'With 2 players everybody takes 12 tiles, with 3 players 8, with 4 players 6. The other tiles are out of the game: there is no stock.',
      example:
        '2 players have taken 12 tiles each. The other 4 of the 28 are out of the game: there is no stock.',
    },
    'hungarian.run': {
      title: 'As many tiles as fit',
      text: 'On your turn you may lay as many tiles as fit, one after another. Then it is the next player’s turn.',
      ruling:
        'If any of your tiles fits, you must lay at least one. After that you may stop whenever you like, even if more tiles fit: you pass, and your turn is over. You also pass when nothing fits.',
      example:
        'You have laid 6-6 and 6-5. You may stop here, but 5-4 fits too: you lay it, and it is still your turn.',
    },
    'hungarian.end': {
      title: 'When nobody can lay',
      text: 'When nobody can lay any more, the round is over. Whoever has the fewest pips in hand gets 1 point for every pip that the others still hold.',
      example:
        'You lay 6-5, and nobody can lay any more: the round is over. With 1-0 you have 1 pip, the other player has 13, so you get 13 points.',
    },
    'hungarian.target': {
      title: 'More than 100 points',
      text: 'The first to have more than 100 points wins the match. Exactly 100 are not enough. You can agree on another number that must be passed, or on a number of rounds.',
      example:
        'You have 100 points, and that is not enough. You lay 6-6 and get 1 point for the other player’s 1-0: with 101 you win the match.',
    },
  },
  introduction: [
    'You hold 6-6, the highest double, so you begin. Lay it: your turn goes on after it.',
    'You may lay at both sides of 6-6, and your 6-5 fits. Lay it too: you may lay as many tiles as fit.',
    'The ends are 6 and 5 now. Lay 5-1 at the 5.',
    'The ends are 6 and 1, and none of your tiles fits. Pass: that ends your turn.',
    'The other player laid 6-4 and then passed. Lay 4-3 at the 4.',
    'It is still your turn. Lay 3-3, your last tile, at the 3 and win the round!',
  ],
};

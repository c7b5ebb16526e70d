import type { extras, rules } from '../../../games/tiddlewink.ts';
import type * as positions from '../../../positions/tiddlewink.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Be the first to get rid of your tiles. After every double you may lay once more.',
  rules: {
    'tiddlewink.deal': {
      title: 'Dealing',
      text: 'This game is for 6 to 9 players, and everybody takes just 3 tiles.',
      example: '6 players have taken 3 tiles each, so 10 of the 28 are left in the stock.',
    },
    'tiddlewink.double': {
      title: 'A double: once more',
      text: 'When you lay a double, you may lay another tile, and again after each further double. This also holds for a double that opens the round. If you do not want to or cannot, you pass, and your turn is over. You draw only once, at the end of the whole turn.',
      example:
        'After 6-6 you may lay once more or pass. You lay 6-1: not a double, so you draw 5-4, and it is the next player’s turn.',
    },
  },
  introduction: [
    'You hold 6-6, the highest double, so you begin. Lay it: after a double it is still your turn.',
    'Now lay 6-2 as well. It is not a double: your turn ends, and a new tile comes to your hand.',
    'The ends are 0 and 6. Lay 5-0 at the 0, and keep your double, 4-4, for later.',
    'Now there is an open 4. Lay your double, 4-4, there: after it you may lay once more.',
    'It is still your turn. Lay your last tile, 4-0, at the double and win the round!',
  ],
};

import type { extras, rules } from '../../../games/tiddlewink.ts';
import type * as positions from '../../../positions/tiddlewink.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Block for a big group: be the first to get rid of your tiles. After every double you may play again.',
  needs: 'The 28 dominoes of the double-six set, and pencil and paper for the points.',
  turn: [
    'Play a tile against one of the two open ends: equal numbers touch.',
    'If it is a double, you may play another tile, and so on.',
    'If nothing fits, you pass. At the end of your turn you draw a tile, until only two are left in the stock.',
  ],
  rules: {
    'tiddlewink.deal': {
      title: 'Dealing',
      text: 'This game is for 6 to 9 players, and everybody takes just 3 tiles.',
      example: '6 players have taken 3 tiles each, so 10 of the 28 are left in the stock.',
    },
    'tiddlewink.double': {
      title: 'A double: play again',
      text: 'When you play a double, you may play another tile, and again after every further double.',
      ruling:
        'You may also play again after a double that opens the round. If you cannot or do not want to play another tile, you end your turn. You draw only once, at the end of the whole turn.',
      example:
        'After 6-6 you may play again or end your turn. You play 6-1: not a double, so you draw 5-4, and it is the next player’s turn.',
    },
  },
  adapted: {
    'domino.must': {
      ruling:
        'If one of your tiles fits, you must play. If several fit, you choose which. Only the extra tile after a double is up to you.',
    },
  },
  introduction: [
    'You have 6-6, the highest double, so you begin. Play it: after a double it is still your turn.',
    'Now play 6-2 as well. It is not a double: your turn ends, and you draw a new tile.',
    'The ends are 0 and 6. Play 5-0 against the 0, and keep your double, 4-4, for later.',
    'Now there is an open 4. Play your double, 4-4, there: after it you may play again.',
    'It is still your turn. Play your last tile, 4-0, against the double: “Domino!” You win the round!',
  ],
};

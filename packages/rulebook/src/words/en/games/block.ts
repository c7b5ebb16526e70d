import type { rules } from '../../../games/block.ts';
import type * as positions from '../../../positions/block.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions> = {
  aim: 'The simplest game of dominoes: play cleverly and get rid of all your tiles before the others do.',
  needs:
    'The 28 dominoes of the double-six set, or all 55 of the double-nine set, and pencil and paper for the points.',
  turn: [
    'Play a tile against one of the two open ends: equal numbers touch.',
    'If nothing fits, you pass.',
    'Either way, you draw a tile at the end of your turn, until only two are left in the stock.',
  ],
  rules: {
    'block.deal': {
      title: 'Dealing',
      text: 'With 2 players, everybody takes 7 tiles; with 3 or 4 players, 5.',
      example: '2 players have taken 7 tiles each, so 14 of the 28 are left in the stock.',
    },
    'block.draw': {
      title: 'A tile after every turn',
      text: 'At the end of every turn you draw, whether you have played a tile or not.',
      ruling: 'You draw one tile, until only the last two tiles of the stock are left.',
      example: 'You play 6-6 and draw 5-4. Only two tiles are left in the stock, and they stay there.',
    },
  },
  introduction: [
    'You have 6-6, the highest double, so you begin. Play it: you draw a new tile automatically.',
    'One end shows a 6, the other a 5. Your 6-2 has a 6, so it fits there.',
    'The ends are now 2 and 4. Play 4-1 against the 4. The stock is down to two tiles: no more drawing.',
    'Play your double, 1-1. It goes across the line and shows its 1 once.',
    'The other player could not play and passed. Your last tile, 5-0, fits the 0. Play it: “Domino!” You win!',
  ],
};

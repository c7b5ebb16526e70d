import type { extras, rules } from '../../../games/carlit.ts';
import type * as positions from '../../../positions/carlit.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Play cleverly and get rid of all your tiles before the others do.',
  needs: 'The 55 dominoes of the double-nine set, and pencil and paper for the points.',
  turn: [
    'Play a tile against one of the two open ends: equal numbers touch.',
    'If nothing fits, you pass.',
    'Either way, you draw a tile at the end of your turn.',
  ],
  rules: {
    'carlit.deal': {
      title: 'Dealing',
      text: 'With 2 players, everybody takes 7 tiles; with 3 or 4 players, 5.',
      example: '2 players have taken 7 tiles each, so 41 of the 55 are left in the stock.',
    },
    'carlit.draw': {
      title: 'A tile after every turn',
      text: 'At the end of every turn you draw from the stock, whether you have played a tile or not.',
      ruling: 'You draw one tile, until the stock is empty: here even the last two are drawn.',
      example: 'You cannot play, so you pass. You still draw 5-4, the very last tile of the stock.',
    },
  },
  adapted: {
    'domino.match': {
      text: 'A tile fits an open end if the halves that touch show the same number: a 3 goes against a 3, a 5 against a 5. The other half of your tile is the new open end.',
    },
  },
  introduction: [
    'You have 9-9, the highest double, so you begin. Play it: at the end of your turn you draw a new tile.',
    'One end shows a 9, the other a 7. Your 7-2 has a 7: play it there.',
    'The ends are 2 and 5, and you have only 8-0 and 8-6. Pass: you still draw a tile, here even one of the last two.',
    'You have drawn 2-0. Play it against the 2. The stock is empty, so nobody draws any more.',
    'The ends are 0 and 3. Play 8-0 against the 0: that leaves an 8 for your 8-6.',
    'The other player could not play and passed. Play your last tile, 8-6, against the 8: “Domino!” You win!',
  ],
};

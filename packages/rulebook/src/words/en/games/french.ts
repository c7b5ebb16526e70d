import type { extras, rules } from '../../../games/french.ts';
import type * as positions from '../../../positions/french.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'A duel in two layers, half on top of half: be the first to get rid of your tiles.',
  needs:
    'The 28 dominoes of the double-six set, or all 55 of the double-nine set, and pencil and paper for the points.',
  turn: [
    'Play a tile with its matching half on top of an end, or under it.',
    'If nothing fits, you choose: pass, or draw two tiles.',
    'Drawing ends your turn.',
  ],
  rules: {
    'french.deal': {
      title: 'Dealing',
      text: 'Both players take 8 tiles. The rest is the stock.',
      example: 'Both players have taken 8 tiles, so 12 of the 28 are left in the stock.',
    },
    'french.open': {
      title: 'Who begins',
      text: 'The older player begins with any tile.',
      ruling: 'In the next round the other player begins, and so on in turn, no matter who wins.',
      example:
        'You are the older player. You begin with 1-0, but 5-3 would be fine too. It does not matter that the other player has 6-6.',
    },
    'french.layers': {
      title: 'Two layers',
      text: 'The matching half of your tile goes on top of the half at an end or, later on, under it. Halves that cover each other always show the same number. The first tile is in the lower layer. On a lower tile yours goes on top; if the tile at the end is an upper one, you slide yours under it.',
      example:
        'The 6 of 6-1 covers the 6 of 6-3. You slide 1-0 under the 1 of 6-1, so your tile is in the lower layer again.',
    },
    'french.cannot': {
      title: 'When nothing fits',
      text: 'If you cannot play, you choose: pass, or draw two tiles.',
      ruling:
        'Drawing ends your turn, even if a new tile fits. The last two tiles of the stock are never drawn. If there is only one tile besides them, you draw just that one.',
      example:
        'Neither 2-2 nor 3-3 fits. You could pass, but you draw 6-4 and 5-4. Your turn is over, although 6-4 would fit.',
    },
    'french.end': {
      title: 'End of the round',
      text: 'The first player with no tiles left ends the round and wins it.',
      ruling:
        'If both players pass one right after the other, the round is blocked. It is also blocked at once when nobody can play and nothing can be drawn. Then the player with the fewest pips in hand wins.',
      example:
        'The other player has passed. You could draw, but you pass too: blocked. With 1-1 you have 2 pips, the other player has 10, so you get 10 points.',
    },
  },
  adapted: {
    'domino.match': {
      text: 'A tile fits if one of its halves shows the same number as the half at an open end (in many sets also the same colour). These two halves go on top of each other, and the other half of your tile is the new end. A half with no pips is a 0, also called a blank.',
    },
    'domino.ends': {
      text: 'The tiles make one line with two open ends, half on half in two layers. It can be straight or turn a corner anywhere, but its two ends must not touch.',
    },
  },
  introduction: [
    'You are the older player and may begin with any tile. Play 6-3.',
    'The 6 of 6-1 covers the 6 of your tile. Now slide 1-0 under the 1 of 6-1: equal halves cover each other.',
    'The ends are 0 and 5, and your 4-4 does not fit. You could pass, but draw two tiles instead. That ends your turn.',
    'You drew 5-4 and 4-0, and the other player passed. Slide 5-4 under the 5.',
    'The other player passed again. Play 4-4 on top of the 4: upper and lower tiles alternate.',
    'Your last tile, 4-0, fits the 4. Slide it under 4-4: “Domino!” You win!',
  ],
};

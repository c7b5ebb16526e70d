import type { extras, rules } from '../../../games/french.ts';
import type * as positions from '../../../positions/french.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'A duel for 2 players: be the first without tiles. The tiles lie on each other in two layers, half on half.',
  rules: {
    'french.deal': {
      title: 'Dealing',
      text: 'Both players take 8 tiles. The rest is the stock.',
      example: 'Both players have taken 8 tiles, so 12 of the 28 are left in the stock.',
    },
    'french.open': {
      title: 'Who begins',
      text: 'The older player begins and may lay any tile.',
      ruling: 'In the next round the other player begins. You go on taking turns at it, whoever wins.',
      example:
        'You are the older player. You begin with 1-0, but 5-3 would be fine too. It does not matter that the other player holds 6-6.',
    },
    'french.layers': {
      title: 'Two layers',
      text: 'The matching half of your tile goes on top of the half at an end, or under it. Halves that lie on each other show the same value. The first tile lies below. If the tile at the end lies below, yours goes on top of it. If it lies above, you push yours under it.',
      example:
        'The 6 of 6-1 lies on the 6 of 6-3. You push 1-0 under the 1 of 6-1, so your tile lies below again.',
    },
    'french.cannot': {
      title: 'When nothing fits',
      text: 'If you cannot lay, you choose: pass, or draw two tiles.',
      ruling:
        'Drawing ends your turn, even if a new tile fits. The last two tiles of the stock are never drawn. If only one tile is left besides them, you draw just that one.',
      example:
        'Neither 2-2 nor 3-3 fits. You could pass, but you draw 6-4 and 5-4. Your turn is over, although 6-4 would fit.',
    },
    'french.end': {
      title: 'The end of the round',
      text: 'The first player without tiles ends the round and wins it.',
      ruling:
        'If both players pass one right after the other, the round is blocked. It is also blocked at once when nobody can lay and nothing can be drawn. Then the fewest pips in hand win.',
      example:
        'The other player has passed. You could draw, but you pass too: blocked. With 1-1 you have 2 pips, the other player has 10, so you get 10 points.',
    },
  },
  introduction: [
    'You are the older player and may begin with any tile. Lay 6-3.',
    'The 6 of 6-1 lies on the 6 of your tile. Now push 1-0 under the 1 of 6-1: equal halves lie on each other.',
    'The ends are 0 and 5, and your 4-4 does not fit. You could pass, but draw two tiles instead. That ends your turn.',
    'You drew 5-4 and 4-0, and the other player passed. Push 5-4 under the 5.',
    'The other player passed again. Lay 4-4 on top of the 4: above and below take turns.',
    'Your last tile, 4-0, fits at the 4. Push it under 4-4 and win!',
  ],
};

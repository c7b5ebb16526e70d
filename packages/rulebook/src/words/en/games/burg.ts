import type { extras, rules } from '../../../games/burg.ts';
import type * as positions from '../../../positions/burg.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Build a castle together, tile on tile. Only chains bring you points, and long ones bring far more than short ones. The most points win.',
  rules: {
    'burg.deal': {
      title: 'Dealing',
      text: 'Everybody takes 3 tiles. One tile is laid face up in the middle, and all the others are the stock. You play with the double-six set; you can agree on the double-nine set.',
      example:
        '2 players have 3 tiles each, and one tile lies in the middle. So 21 of the 28 are left in the stock.',
    },
    'burg.turn': {
      title: 'One of three things',
      text: 'On your turn you do exactly one of these: draw a tile, lay a single tile, or lay a chain.',
      example:
        'You could lay 2-0, or 6-1 and 5-4 as a chain. You draw a tile instead, and that ends your turn.',
    },
    'burg.draw': {
      title: 'Drawing',
      text: 'You draw one tile from the stock. You may do this only if you have at most 4 tiles in your hand.',
      ruling: 'No tile has to stay in the stock: you may draw until it is empty.',
      example:
        'You already have 5 tiles in your hand. You may not draw, though 2 tiles are left in the stock.',
    },
    'burg.place': {
      title: 'Laying a single tile',
      text: 'You lay one tile on the table, edge to edge with a tile that already lies on the table. The numbers need not be the same. The tile next to it may have others on top of it.',
      example:
        '5-4 lies with its 5 beside the 3 of 6-3. That is allowed. Touching 6-3 only at a corner would not be.',
    },
    'burg.chain.first': {
      title: 'The first tile of a chain',
      text: 'You lay the first tile of your chain on the table, or on two halves that belong to different tiles.',
      ruling:
        'On the table it must lie edge to edge with a tile there. If it lies on two halves, both must be uncovered and on the same level. The table is level 1.',
      example:
        'Your first tile, 4-3, lies on the 3 of 6-3 and on the 2 of 2-0. It may not lie on both halves of 2-0.',
    },
    'burg.chain.next': {
      title: 'How the chain goes on',
      text: 'If two halves with the same number are now side by side on one level, you may build the next tile on them. If that one lies beside an equal number again, you build another on top, and so on.',
      ruling:
        'The two halves must be uncovered and belong to different tiles. One of them belongs to the tile you have just laid. The next tile covers exactly these two halves.',
      example:
        'The 6 of 6-1 lies beside the 6 of 6-3. On these two halves you lay 5-4. On the 6 and the 3 of 6-3 you may not lay 5-4.',
    },
    'burg.chain.min': {
      title: 'At least two tiles',
      text: 'A chain has at least two tiles. You lay all of them in a single turn.',
      example: '6-1 alone is not a chain yet. With 2-0 on the two sixes it is one.',
    },
    'burg.chain.rest': {
      title: 'What is left in your hand',
      text: 'If you still have tiles in your hand after a chain, the others take them from you: clockwise, one each.',
      ruling:
        'The others take without looking at the tiles. They go on taking, round and round, until you have none left.',
      example:
        'After the chain you still have 1-1, 2-2 and 3-3. First 2-2 is taken, then 1-1, then 3-3. Your hand is empty.',
    },
    'burg.score': {
      title: 'Points',
      text: 'The first tile of a chain brings you 1 point, the second 3, the third 6 and the fourth 10 points. The fifth and every further one bring 15 points each.',
      ruling:
        'You count from the first tile of the chain, whatever level it lies on. A tile that you lay alone brings you nothing.',
      example: 'You lay 3-1, 5-2 and 6-0 as a chain. That is 1 + 3 + 6 = 10 points.',
    },
    'burg.end': {
      title: 'The end',
      text: 'The game ends when the player whose turn it is can do none of the three: draw, lay a tile or lay a chain. The most points win.',
      example:
        'After 6-1 and 5-4 it is the other player’s turn. That hand and the stock are empty. You win by 4 to 0.',
    },
  },
  introduction: [
    '6-3 lies in the middle. With more tiles it is easier to find a chain. You have only 3: draw another.',
    'You have drawn 5-4. You do not need 2-2. Lay it to the left of the 6: the numbers need not be the same.',
    'Now a chain: 6-1 against the lower edge of the 6, then 5-4 on the two sixes, the 5 at the top. 1 + 3 points. Your last tile goes to the other player.',
    'Your hand is empty now. Draw a tile.',
    'You have 3-1. The longer the chain, the better: draw another tile.',
    'After 3-1 came 5-2. Only one tile is left in the stock, and you may draw that one too.',
    'Lay 3-1 against the upper edge of the 3, 5-2 on the two threes and 6-0 on the two fives: 1 + 3 + 6 = 10 points. No tiles left: you win!',
  ],
};

import type { extras, rules } from '../../../games/burg.ts';
import type * as positions from '../../../positions/burg.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Build a castle together, tile on tile. Only chains score, and long ones score far more than short ones. A game by Hartmut Kommerell.',
  needs:
    'The 28 dominoes of the double-six set, or all 55 of the double-nine set, and pencil and paper for the points.',
  turn: [
    'Do one of three things: draw a tile, place a single tile, or build a chain.',
    'In a chain, wherever two equal halves are side by side, the next tile may go on top of them.',
    'A chain scores more with every tile. Tiles you have left go to the others.',
  ],
  tables: {
    scoring: {
      head: ['Tile of the chain', 'Points'],
      words: { further: 'fifth and every further one' },
    },
  },
  rules: {
    'burg.deal': {
      title: 'Dealing',
      text: 'Shuffle the tiles face down. Everybody takes 3 tiles. One tile goes face up in the middle of the table, and the rest is the stock. Play goes clockwise.',
      example:
        '2 players have 3 tiles each, and one tile is in the middle. So 21 of the 28 are left in the stock.',
    },
    'burg.turn': {
      title: 'One of three things',
      text: 'On your turn you do exactly one of these: draw a tile, place a single tile, or build a chain and share out the tiles you have left.',
      example:
        'You could place 2-0, or 6-1 and 5-4 as a chain. You draw a tile instead, and that ends your turn.',
    },
    'burg.draw': {
      title: 'Drawing',
      text: 'You draw one tile from the stock. You may do this only if you have at most 4 tiles before you draw.',
      ruling: 'No tile has to stay in the stock: you may draw until it is empty.',
      example:
        'You already have 5 tiles in your hand. You may not draw, though 2 tiles are left in the stock.',
    },
    'burg.place': {
      title: 'Placing a single tile',
      text: 'You place one tile on the table, edge to edge with a tile that is already there. The numbers may be different. The tile next to it may have others on top of it.',
      example:
        '5-4 goes with its 5 next to the 3 of 6-3. That is allowed. Touching 6-3 only at a corner would not be.',
    },
    'burg.chain.first': {
      title: 'The first tile of a chain',
      text: 'You place the first tile of your chain on the table, or on two halves that belong to different tiles.',
      ruling:
        'On the table, the first tile of a chain must go edge to edge with a tile there. If it goes on two halves, both must have nothing on them and be on the same level. The table is level 1.',
      example:
        'Your first tile, 4-3, goes on the 3 of 6-3 and on the 2 of 2-0. It may not go on both halves of 2-0.',
    },
    'burg.chain.next': {
      title: 'How the chain goes on',
      text: 'If there are now two halves with the same number side by side on one level, you may cover them with another tile. If equal halves are side by side again, you may build on those too, and so on.',
      ruling:
        'The two equal halves must have nothing on them and belong to different tiles. One of them is on the tile you have just placed. The next tile covers exactly these two halves.',
      example:
        'The 6 of 6-1 is next to the 6 of 6-3. On these two halves you place 5-4. On the 6 and the 3 of 6-3 you may not place 5-4.',
    },
    'burg.chain.min': {
      title: 'At least two tiles',
      text: 'A chain has at least two tiles. You build it in a single turn.',
      example: '6-1 alone is not a chain yet. With 2-0 on the two sixes it is one.',
    },
    'burg.chain.rest': {
      title: 'What is left in your hand',
      text: 'If you still have tiles in your hand after a chain, the others take them: clockwise, one each. There may not be one for everybody.',
      ruling:
        'The others take your tiles without looking at them. They go on taking, round and round, until you have none left.',
      example:
        'After the chain you still have 1-1, 2-2 and 3-3. First 2-2 is taken, then 1-1, then 3-3. Your hand is empty.',
    },
    'burg.end': {
      title: 'End of the game',
      text: 'The game ends when the player whose turn it is can do none of the three things. The player with the most points wins.',
      example:
        'After 6-1 and 5-4 it is the other player’s turn. That hand and the stock are empty. You win by 4 to 0.',
    },
    'burg.score': {
      title: 'Points for a chain',
      text: 'The levels of a chain are counted from its first tile. Each tile scores as the chart shows.',
      ruling:
        'You count from the first tile of the chain, whatever level it is on. A single tile that you place scores nothing.',
      example: 'You place 3-1, 5-2 and 6-0 as a chain. That is 1 + 3 + 6 = 10 points.',
    },
  },
  introduction: [
    '6-3 is in the middle. With more tiles it is easier to find a chain. You have only 3: draw another.',
    'You have drawn 5-4. You do not need 2-2. Place it to the left of the 6: the numbers may be different.',
    'Now a chain: 6-1 below the 6, edge to edge, then 5-4 on the two sixes, the 5 at the top. 1 + 3 points. Your last tile goes to the other player.',
    'Your hand is empty now. Draw a tile.',
    'You have 3-1. The longer the chain, the better: draw another tile.',
    'After 3-1 came 5-2. Only one tile is left in the stock, and you may draw that one too.',
    'Place 3-1 above the 3, edge to edge, 5-2 on the two threes and 6-0 on the two fives: 1 + 3 + 6 = 10 points. No tiles left: you win!',
  ],
};

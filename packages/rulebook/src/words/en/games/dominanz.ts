import type { rules } from '../../../games/dominanz.ts';
import type * as positions from '../../../positions/dominanz.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions> = {
  aim: 'Take tiles and collect numbers in your 7 rows. A row scores for you if your sum is higher than your opponent’s, but at most twice as high. A game by Hartmut Kommerell.',
  needs: 'The 28 dominoes with the numbers 1 to 7 from the double-nine set, and pencil and paper.',
  turn: [
    'Take any one of the tiles.',
    'One of its numbers is the row, and the other is what you write there. You choose which is which.',
    'All the numbers you have in a row are added up.',
  ],
  rules: {
    'dominanz.layout': {
      title: 'Setting up',
      text: 'Pick out the 28 tiles that have only numbers from 1 to 7; you do not need the others. Spread them all face up on the table. Draw a score sheet with the rows 1 to 7 and a column for each of you.',
      example: 'All 28 tiles from 1-1 to 7-7 are face up. The rows on both sides are still empty.',
    },
    'dominanz.take': {
      title: 'Take and write',
      text: 'You take turns. On your turn you take one tile. One of its numbers is the row, and you write the other one there, in your own column: 5-3 is either a 3 in row 5 or a 5 in row 3. If the row already has a number, you add the new one to it.',
      example:
        'There is a 2 in your row 6. You take 6-5 and add the 5: that makes 7. You cannot write 6-5 in row 2.',
    },
    'dominanz.prescribe': {
      title: 'Writing for your opponent',
      text: 'If a row of your opponent’s is still empty and only one tile with the number of that row is left, you may write this entry for your opponent, who then misses the next turn.',
      ruling:
        'You may write for your opponent on your turn, before you take a tile yourself, and only once per turn. After that you take a tile for yourself as usual, if there is one left.',
      example:
        '7-1 was the last tile with a 1. You wrote its 7 in the other player’s empty row 1. You take 2-2, and it is your turn again.',
    },
    'dominanz.end': {
      title: 'End of the game',
      text: 'When the last tile has been taken, the game is over and the rows are scored. The player with the most points in all 7 rows wins.',
      example: 'You take 7-5, the last tile. The game is over, and you win by 16 points to 9.',
    },
    'dominanz.score': {
      title: 'Who wins a row',
      text: 'In each row, the player with the higher sum dominates if it is at most twice the other sum. That player gets the opponent’s sum as points. If the sums are equal, or one is more than twice the other, nobody gets anything.',
      example:
        'Row 6, 14 to 7: you get 7 points. Row 7, 12 to 9: you get 9. Row 1, 9 to 2: too much, nothing. That makes 16.',
    },
  },
  introduction: [
    'All the tiles are face up. Take 6-1 and write the 6 in your row 1.',
    'The other player leaves row 1 empty so that you get nothing there. Take 4-1 all the same: 6 + 4 make 10 in your row 1.',
    'A double will do too: take 1-1, and your row 1 goes up to 11.',
    'Only 7-1 still has a 1, and the other player’s row 1 is empty: write the 7 there! Your 11 is at most twice 7, so you will get 7 points.',
    'Now you take one for yourself. The other player has 1 in row 2. Take 2-2: your 2 is higher, but not more than twice as high.',
    'The other player misses a turn, so it is your turn again. Take 3-2 and write the 2 in row 3. So it goes on until all the tiles are gone.',
  ],
};

import type { rules } from '../../../games/dominanz.ts';
import type * as positions from '../../../positions/dominanz.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions> = {
  aim: 'Take tiles and collect numbers in your 7 rows. A row brings you points if your sum is higher than the other player’s, but at most twice as high.',
  rules: {
    'dominanz.layout': {
      title: 'Setting up',
      text: 'The two of you play with the 28 tiles that show only numbers from 1 to 7. All of them lie face up on the table. Each of you has a score sheet with the rows 1 to 7.',
      example: 'All 28 tiles from 1-1 to 7-7 lie face up. The rows on both sheets are still empty.',
    },
    'dominanz.take': {
      title: 'Take and write',
      text: 'In turn, each of you takes one tile. One of its numbers names the row on your sheet, and you write the other number into it. You choose which is which. All numbers in a row are added up.',
      example:
        'There is a 2 in your row 6. You take 6-5 and add the 5: that makes 7. You cannot write 6-5 into row 2.',
    },
    'dominanz.prescribe': {
      title: 'Writing for the other player',
      text: 'Is a row of the other player still empty, and is there only one tile left with the number of that row? Then you may take it and write it into that row for the other player, who misses the next turn for it.',
      ruling:
        'You may do this on your turn, before you take a tile yourself, and only once a turn. After that you take a tile for yourself as usual, if there is one left.',
      example:
        '7-1 was the last tile with a 1. You wrote its 7 into the other player’s empty row 1. You take 2-2, and it is your turn again.',
    },
    'dominanz.score': {
      title: 'Who wins a row',
      text: 'In each row the higher sum wins if it is at most twice the lower one. The winner of the row gets the other player’s sum as points. If both sums are equal, or one is more than twice the other, nobody gets anything.',
      example:
        'Row 6, 14 to 7: you get 7 points. Row 7, 12 to 9: you get 9. Row 1, 9 to 2: too much, nothing. That makes 16.',
    },
    'dominanz.end': {
      title: 'The end',
      text: 'When all tiles are taken, the game is over. The most points win.',
      example: 'You take 7-5, the last tile. The game is over, and you win by 16 points to 9.',
    },
  },
  introduction: [
    'All tiles lie face up. Take 6-1 and write the 6 into your row 1.',
    'The other player leaves row 1 empty so that you get nothing there. Take 4-1 all the same: 6 + 4 make 10 in your row 1.',
    'A double will do too: take 1-1, and your row 1 goes up to 11.',
    'Only 7-1 still has a 1, and the other player’s row 1 is empty: write the 7 there! Your 11 is at most twice 7, so it brings you 7 points.',
    'Now you take one for yourself. The other player has 1 in row 2. Take 2-2: your 2 is higher, but not more than twice as high.',
    'The other player misses a turn, so it is your turn again. Take 3-2 and write the 2 into row 3. So it goes on until all tiles are gone.',
  ],
};

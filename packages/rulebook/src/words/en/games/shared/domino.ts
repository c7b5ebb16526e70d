import type { rules } from '../../../../games/shared/domino.ts';
import type * as positions from '../../../../positions/shared/domino.ts';
import type { Chapter } from '../../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions> = {
  rules: {
    'domino.deal': {
      title: 'Shuffling and dealing',
      text: 'Shuffle the tiles face down. Everybody takes as many as the game says and shows them to nobody. The other tiles are the stock, unless the game says otherwise.',
      example: '3 players have taken 5 tiles each. The other 13 of the 28 are the stock.',
    },
    'domino.open': {
      title: 'Who begins',
      text: 'Whoever holds the highest double begins. If nobody has a double, whoever holds the tile with the most pips begins.',
      example:
        'The player on your left holds 3-3, the highest double, and begins. Your 6-5 has more pips, but it is not a double.',
    },
    'domino.open.tie': {
      title: 'Equal pips at the start',
      ruling:
        'If two tiles have equally many pips, compare their larger halves. The tile whose larger half is higher counts as higher: 9-6 comes before 8-7.',
      example:
        'Your 8-7 and the other player’s 9-6 both have 15 pips. The 9 is higher than the 8, so the other player begins.',
    },
    'domino.open.tile': {
      title: 'The first tile',
      ruling: 'If you begin, you lay the very tile that lets you begin, and no other.',
      example: 'You begin because you hold 6-6. So you lay 6-6, and not 6-5 or 1-1.',
    },
    'domino.order': {
      title: 'Clockwise',
      text: 'You take turns clockwise: after you comes the player on your left.',
      example:
        'You have laid 6-6. The player on your left lays 6-1, and then it is the turn of the player after that.',
    },
    'domino.match': {
      title: 'Equal halves',
      text: 'You lay a tile at an open end so that equal halves touch: a 5 goes to a 5. The other half of your tile is the new open end.',
      example:
        'Your 5-0 fits at the 5, and the 0 is the new end. Your 4-2 fits neither at the 5 nor at the 6.',
    },
    'domino.ends': {
      title: 'The line and its ends',
      text: 'The tiles make one line with two open ends. A double lies across the line and shows its value once. Where a game has more ends or counts a double in another way, its own rules say so.',
      example:
        'At 5-5 there is 5-1 already. Your 5-2 cannot go there any more: the open ends are the 1 and the 6.',
    },
    'domino.must': {
      title: 'If you can lay, you must',
      ruling:
        'If one of your tiles fits, you must lay. Which tile you take is up to you. It is different only where a game says so.',
      example: '6-2 and 6-1 both fit at the 6. You may choose one of them, but you may not pass.',
    },
    'domino.reserve': {
      title: 'The last two stay',
      text: 'The last two tiles of the stock are never drawn.',
      example:
        'Only the last two are left in the stock. You lay 6-6 and draw nothing: all you have left is 6-1.',
    },
    'domino.pass': {
      title: 'Passing',
      ruling: 'If you cannot lay and do not have to draw first, you pass. Then it is the next player’s turn.',
      example:
        'You have only 3-3 and 2-1, but you would need a 6. You pass, and it is the other player’s turn.',
    },
    'domino.out': {
      title: 'Going out',
      text: 'Whoever lays the last tile in their hand ends the round at once and wins it. Nothing is drawn after that.',
      example:
        'You lay your last tile, 6-1. The round is over, you win it, and the 3 tiles in the stock stay there.',
    },
    'domino.blocked': {
      title: 'Blocked',
      text: 'The round also ends when nobody can lay and nothing can be drawn. It is over at once, without waiting for everybody to pass. Unless the game says otherwise, whoever has the fewest pips in hand wins it.',
      example:
        'You lay 6-6. Nobody has another 6, and there is nothing to draw: the round is over. With 1-0 you win against 5-5 and 4-3.',
    },
    'domino.blocked.tie': {
      title: 'Blocked with equal pips',
      ruling:
        'If several players have the fewest pips when the round is blocked, they win it together, and nobody gets any points.',
      example:
        'After your 6-6 nobody can lay. Your 4-3 and the 5-2 on your left have 7 pips each: you two win together, without points.',
    },
    'domino.score': {
      title: 'Points for the winner',
      text: 'Whoever wins the round gets 1 point for every pip that the other players still hold.',
      example:
        'You lay your last tile, 6-6. The others still hold 5-4, 3-2 and 1-0: that is 15 pips, so 15 points for you.',
    },
    'domino.match.length': {
      title: 'How long a match lasts',
      text: 'Agree beforehand on a number of rounds, best a multiple of the number of players, or on a score to reach, which you check after each round. Otherwise there are as many rounds as players. The most points win; equal points share the win. Where a game says otherwise, its own rule holds.',
      example:
        'You agreed on 2 rounds, and the second one ends with 6-6. The score is 9 to 1: you win the match.',
    },
  },
};

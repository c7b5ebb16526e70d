import type { rules } from '../../../../games/shared/domino.ts';
import type * as positions from '../../../../positions/shared/domino.ts';
import type { Chapter } from '../../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions> = {
  rules: {
    'domino.deal': {
      title: 'Shuffling and dealing',
      text: 'Shuffle the tiles face down on the table. Everybody takes as many as the game says and stands them up so that nobody else can see them. The tiles left over stay face down on the table: they are the stock.',
      example: '3 players have taken 5 tiles each. The other 13 of the 28 are the stock.',
    },
    'domino.open': {
      title: 'Who begins',
      text: 'The player with the highest double begins. If nobody has a double, the tile with the most pips begins: 9-6, for example, with 15 pips.',
      example:
        'The player on your left has 3-3, the highest double, and begins. Your 6-5 has more pips, but it is not a double.',
    },
    'domino.open.tie': {
      title: 'Equal pips at the start',
      ruling:
        'If two tiles have the same number of pips, compare their larger halves: the tile with the higher one counts as higher. So 6-3 comes before 5-4.',
      example:
        'Your 8-7 and the other player’s 9-6 both have 15 pips. The 9 is higher than the 8, so the other player begins.',
    },
    'domino.open.tile': {
      title: 'The first tile',
      ruling: 'If you begin, you must open with the very tile that lets you begin.',
      example: 'You begin because you have 6-6. So you play 6-6, and not 6-5 or 1-1.',
    },
    'domino.order': {
      title: 'Clockwise',
      text: 'Play goes clockwise: after you comes the player on your left.',
      example:
        'You have played 6-6. The player on your left plays 6-1, and then it is the next player’s turn.',
    },
    'domino.match': {
      title: 'What fits',
      text: 'A tile fits an open end if the halves that touch show the same number (in many sets also the same colour): a 5 goes against a 5. The other half of your tile is the new open end. A half with no pips is a 0, also called a blank.',
      example:
        'Your 5-0 fits against the 5, and the 0 is the new end. Your 4-2 fits neither the 5 nor the 6.',
    },
    'domino.ends': {
      title: 'The line and its ends',
      text: 'The tiles make one line with two open ends. It can be straight or turn a corner anywhere, but its two ends must not touch. A double goes across the line.',
      ruling: 'A double at an end shows its number once.',
      example:
        'There is already 5-1 at 5-5. Your 5-2 can no longer go there: the open ends are the 1 and the 6.',
    },
    'domino.must': {
      title: 'If you can play, you must',
      ruling: 'If one of your tiles fits, you must play. If several fit, you choose which.',
      example: '6-2 and 6-1 both fit against the 6. You may choose one of them, but you may not pass.',
    },
    'domino.reserve': {
      title: 'The last two stay',
      text: 'As a rule, the last two tiles of the stock are not drawn.',
      ruling: 'The last two tiles of the stock are never drawn.',
      example:
        'Only the last two are left in the stock. You play 6-6 and draw nothing: all you have left is 6-1.',
    },
    'domino.pass': {
      title: 'Passing',
      ruling:
        'If you cannot play and do not have to draw first, you pass. Then it is the next player’s turn.',
      example:
        'You have only 3-3 and 2-1, but you would need a 6. You pass, and it is the other player’s turn.',
    },
    'domino.out': {
      title: 'Going out: “Domino!”',
      text: 'When you have played your last tile, you call “Domino!”. The round ends at once, and you win it.',
      ruling: 'The table calls “Domino!” for you when you go out. Nothing is drawn after that.',
      example:
        'You play your last tile, 6-1: “Domino!” The round is over, you win it, and the 3 tiles in the stock stay there.',
    },
    'domino.blocked': {
      title: 'Blocked',
      text: 'The round also ends when nobody can play and nothing can be drawn. You prove it by turning all your tiles face up.',
      ruling:
        'A blocked round ends at once, without waiting for everybody to pass. The player with the fewest pips in hand wins it.',
      example:
        'You play 6-6. Nobody has another 6, and there is nothing to draw: the round is over. With 1-0 you win against 5-5 and 4-3.',
    },
    'domino.blocked.tie': {
      title: 'Blocked with equal pips',
      ruling:
        'If several players share the fewest pips in a blocked round, they win it together, and nobody gets any points.',
      example:
        'After your 6-6 nobody can play. Your 4-3 and the 5-2 on your left have 7 pips each: you two win together, without points.',
    },
    'domino.score': {
      title: 'Points for the winner',
      text: 'The winner of the round gets 1 point for every pip the other players still have in hand.',
      example:
        'You play your last tile, 6-6. The others still have 5-4, 3-2 and 1-0: that is 15 pips, so 15 points for you.',
    },
    'domino.match.length': {
      title: 'How long a match lasts',
      text: 'Agree beforehand on a number of rounds or on a score to reach. The number of rounds is best a multiple of the number of players: with 4 players, 4, 8 or 12 rounds.',
      ruling:
        'If you agree on nothing, you play as many rounds as there are players. A score to reach is checked after each round. The player with the most points wins; equal points share the win.',
      example:
        'You agreed on 2 rounds, and the second one ends with 6-6. The score is 9 to 1: you win the match.',
    },
  },
};

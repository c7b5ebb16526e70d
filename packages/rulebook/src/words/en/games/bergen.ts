import type { extras, rules } from '../../../games/bergen.ts';
import type * as positions from '../../../positions/bergen.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Here it is not about getting rid of your tiles first. Play so that both ends of the line show the same number at the end of your turn: that is what scores.',
  needs: 'The 28 dominoes of the double-six set, and pencil and paper for the points.',
  turn: [
    'Play a tile against one of the two open ends, as usual: equal numbers touch.',
    'If both ends now show the same number, you get points.',
    'If nothing fits, draw one tile, and play it if it fits.',
  ],
  tables: {
    scoring: {
      head: ['What for', 'Points'],
      words: {
        opening: 'Opening the round',
        double: 'Double ends: the same number at both ends',
        triple: 'Triple ends: the same number at both ends, one of them a double',
        highest: 'Playing the highest double on the table',
        out: 'Playing your last tile',
        blocked: 'Blocked round: no double in hand, or the fewest pips',
      },
    },
  },
  rules: {
    'bergen.deal': {
      title: 'Dealing',
      text: 'With 2 or 3 players, everybody takes 6 tiles; with 4 players, 5.',
      example: '3 players have taken 6 tiles each, so 10 of the 28 are left in the stock.',
    },
    'bergen.open': {
      title: 'The lowest double begins',
      text: 'The player with the lowest double opens the round with it. If nobody has a double, the lowest tile begins. Opening is worth 2 points.',
      ruling:
        'The lowest tile is the one with the fewest pips in all. If two tiles are equal, compare their larger halves: the tile with the smaller one is lower. So 3-1 comes before 4-0.',
      example:
        'Your 2-2 is the lowest double of all. You must open with it, not with 5-5 or 2-1, and you get 2 points.',
    },
    'bergen.draw': {
      title: 'Draw one tile',
      text: 'If you cannot play, you draw one tile. If it fits, you may play it; if not, it is the next player’s turn. Drawing stops when only two tiles are left in the stock.',
      example:
        'Neither 5-4 nor 5-3 fits against 1-1, so you must draw: 6-5. It does not fit either, and it is the next player’s turn.',
    },
    'bergen.double': {
      title: 'Double ends',
      text: 'If both ends show the same number at the end of your turn, and neither of them is a double, you have double ends: 2 points.',
      ruling: 'You must have played a tile: passing or drawing scores nothing.',
      example:
        'The ends are 4 and 3. You play 4-3 against the 3: now both ends show a 4, and you get 2 points.',
    },
    'bergen.triple': {
      title: 'Triple ends',
      text: 'If both ends show the same number and one of them is a double, you have triple ends: 3 points instead of 2. Either you have just played the double, or it was there and you have played a matching tile at the other end.',
      example:
        'One end is 1-1, the other a 2. You play 2-1 against the 2: now both ends show a 1, one of them a double. You get 3 points.',
    },
    'bergen.highest': {
      title: 'The highest double',
      text: 'If you play a double and it is now the highest double on the table, you get 2 points.',
      ruling: 'For the opening tile you get only the 2 points for opening, even if it is a double.',
      example: 'So far 1-1 is the only double on the table. You play 5-5, which is higher, and get 2 points.',
    },
    'bergen.out': {
      title: 'The last tile: “Domino!”',
      text: 'The first player to play their last tile calls “Domino!” and gets 2 points.',
      example: 'You play 6-1, your last tile, and get 2 points. The 6-5 in the other hand brings nothing.',
    },
    'bergen.blocked': {
      title: 'When nobody can go on',
      text: 'The round also ends when only two tiles are left in the stock and nobody can play. The player with no double in hand gets 2 points. If several have none, or if everybody has one, the player with the fewest pips gets the 2 points.',
      ruling:
        'If several players have no double, only they compare their pips. If several share the fewest pips, nobody gets the 2 points.',
      example:
        'After your 1-1 nobody can go on. The others have 2-2 and 3-3. You have 6-5 and 6-4, no double: that is 2 points, and 2 for opening.',
    },
    'bergen.target': {
      title: '15 or 10 points',
      text: 'With 2 players, 15 points win the match; with 3 or 4 players, 10.',
      ruling:
        'You win at once, even in the middle of a round. All the points for your tile are counted first, including those for your last tile.',
      example:
        'There are 3 of you, and you have 8 points. Opening with 0-0 brings 2: that makes 10, and you win the match at once.',
    },
  },
  adapted: {
    'domino.must': {
      ruling:
        'If one of your tiles fits, you must play. If several fit, you choose which. Only a tile that you have just drawn may stay in your hand.',
    },
    'domino.blocked': {
      text: 'The round also ends when nobody can play and only the last two tiles are left in the stock. You prove it by turning all your tiles face up.',
      ruling: 'A blocked round ends at once, without waiting for everybody to pass.',
    },
  },
  introduction: [
    'Your 1-1 is the lowest double, so you begin. Play it: opening is worth 2 points.',
    'Play 4-4 against the 4. It is now the highest double on the table: 2 points.',
    'One end is 1-1, the other a 6. Play 6-1 against the 6: both ends show a 1, and one is a double. Triple ends: 3 points!',
    'The ends are 5 and 1, and your 3-2 does not fit. Draw one tile.',
    'You have drawn 5-2, and it fits. Play it against the 5, so that you are left with one tile.',
    'The ends are 2 and 3. Play 3-2 against the 3: both ends show a 2, that is 2 points. And 2 more for your last tile: “Domino!”',
  ],
};

import type { extras, rules } from '../../../games/italian.ts';
import type * as positions from '../../../positions/italian.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'All the tiles on the table are added up. Play the tile that makes the total exactly 30, 50, 70 or 100.',
  needs:
    'The 28 dominoes of the double-six set, or all 55 of the double-nine set, and pencil and paper for the points.',
  turn: [
    'Play any tile you like: nothing has to match.',
    'Its pips are added to the total, and the new total is called out.',
    'If it is exactly 30, 50, 70 or 100, you get points.',
  ],
  tables: {
    setup: { head: ['Players', 'Tiles each'] },
    scoring: { head: ['Total', 'Points'], words: { nine: '{number} (double-nine set)' } },
  },
  rules: {
    'italian.deal': {
      title: 'Dealing',
      text: 'The chart shows how many tiles everybody takes.',
      example: '4 players have taken 6 tiles each, so 4 of the 28 are left over.',
    },
    'italian.open': {
      title: 'The highest double begins',
      text: 'The player with the highest double begins with it. If nobody has a double, the highest tile begins.',
      example:
        'You must begin with 5-5, the highest double, and not with 1-0. The 6-5 in another hand has more pips, but it is not a double.',
    },
    'italian.total': {
      title: 'Adding up',
      text: 'It is not about matching numbers. On your turn you play one tile of your choice, and its pips are added to the total, which is said aloud: after 7-5 it is “12”, and with 6-2 it becomes “20”.',
      example: 'With 6-6 the total is 12. You play 5-3, although it has no 6: now the total is 20.',
    },
    'italian.round': {
      title: 'End of the round',
      ruling:
        'The round ends when all the tiles have been played, or when the total has reached or passed the last number: 100, or 150 with the double-nine set. Nobody draws. If your hand is empty, you pass.',
      example:
        'The others have empty hands and have passed. You play 1-0, the last tile of all, and the round is over.',
    },
    'italian.hit': {
      title: 'Hitting a number',
      text: 'If your tile makes the total exactly 30, 50, 70 or 100, you get the points in the chart. With the double-nine set there are also points for 120 and 150. Or you agree that a hit scores the number itself: 30 points for 30, 50 for 50 and so on.',
      ruling: '0-0 does not change the total, so it never scores.',
      example: 'The total is 23. You play 5-2, which makes exactly 30, and get 1 point.',
    },
    'italian.over': {
      title: 'Jumping over a number',
      text: 'If the total jumps over one of these numbers, the number is gone for this round. You simply play on.',
      example:
        'The total is 23. You play 6-4 and jump over the 30 to 33: nobody gets points, and the next player goes on.',
    },
    'italian.end': {
      title: 'Rounds or points',
      text: 'The match ends after an agreed number of rounds, or when a player has 51 points (81 with the double-nine set).',
      ruling:
        'If you agree on nothing, both count, whichever comes first: as many rounds as players, or 51 (81) points, at once. The player with the most points wins.',
      example:
        'Here a hit scores the number itself, and you have 50 points. You play 5-2 and hit 30: you have 80, more than 51, and win the match at once.',
    },
  },
  adapted: {
    'domino.deal': {
      text: 'Shuffle the tiles face down on the table. Everybody takes as many as the chart shows and stands them up so that nobody else can see them. The rest stays face down.',
    },
    'domino.ends': {
      title: 'No ends',
      ruling: 'Nothing has to match, so there are no open ends. You just put your tile down with the others.',
      example:
        'Your 5-3 need not touch the 3 of 3-2 or any other tile. You put it down with the others, and the total goes from 17 to 25.',
    },
    'domino.must': {
      ruling: 'As long as you have a tile, you must play one. Which one is up to you.',
      example:
        'The total is 23. With 5-3 you would jump over the 30, and 2-1 is not enough. All the same you must play one of them.',
    },
    'domino.pass': {
      ruling: 'If your hand is empty, you pass. The round goes on without you.',
      example:
        'You have played your last tile, and the round goes on. You pass, and the next player adds a tile.',
    },
  },
  introduction: [
    'You have 6-6, the highest double, so you begin. Play it: its 12 pips are the total for now.',
    'The total is 27, and 3 more make 30. Play 2-1: exactly 30, that is 1 point!',
    'The total is 46. Play 4-0: that makes 50 and brings 2 points.',
    'The total is 66. For 70 you would need a tile with 4 pips, and you have none. Play 5-5: then the 70 is gone for the others too.',
    'The total is 91, and 9 more make 100. Play 6-3: you get 4 points, the round is over, and you win it!',
  ],
};

import type { extras, rules } from '../../../games/chickenfoot.ts';
import type * as positions from '../../../positions/chickenfoot.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Get rid of your tiles and collect as few penalty points as you can. After the first tile every double is a chicken foot that needs three toes first. A Mexican game, best with 4 or more players.',
  needs: 'The 55 dominoes of the double-nine set, and pencil and paper for the points.',
  turn: [
    'Play a tile against an open end: equal numbers touch.',
    'If there is an unfinished chicken foot, only a toe for it may be played.',
    'If nothing fits, draw one tile, and play it if it fits.',
  ],
  tables: {
    setup: { head: ['Players', 'Tiles each'] },
    scoring: {
      head: ['Who', 'Penalty points'],
      words: {
        ended: 'The player who ended the round',
        others: 'Everybody else',
        pips: 'the pips in hand',
        blank: 'The double blank in hand',
      },
    },
  },
  rules: {
    'chickenfoot.deal': {
      title: 'Dealing',
      text: 'The game works with 2 players, but it is best with 4 or more. The chart shows how many tiles everybody takes.',
      example: '4 players have taken 12 tiles each, so 7 of the 55 are left in the stock.',
    },
    'chickenfoot.open': {
      title: 'Who begins',
      text: 'The player with the highest double begins with it.',
      ruling:
        'The first double is not a chicken foot: its two sides are the two open ends. If nobody has a double, the tile with the most pips begins.',
      example:
        '9-9 began, and it is not a foot. So you may play 3-2 against the 3 of 9-3 at once, although one side of the first double is free.',
    },
    'chickenfoot.draw': {
      title: 'When nothing fits',
      ruling:
        'If you cannot play, you draw one tile. If it fits, you may play it or keep it; if not, your turn is over. The last two tiles of the stock are never drawn: when only they are left, you pass.',
      example:
        'Neither 5-4 nor 5-3 fits. You must draw and get 9-6. It fits against 9-9: you may play it or keep it.',
    },
    'chickenfoot.foot': {
      title: 'The chicken foot',
      text: 'You play as in Block until the next double. It goes across the line, and the player who plays it calls “Chickenfoot!” (there is no penalty for forgetting). It must be played on at three ends before the game goes on as usual. Every further double is a chicken foot too.',
      ruling:
        'The three toes of a chicken foot go against its free side. Before it has all three, nobody may play anywhere else. The table makes the call “Chickenfoot!”.',
      example:
        '3-3 is a foot and has no toe yet. So you may not play 9-5 against 9-9, but you can play 3-2 as a toe.',
    },
    'chickenfoot.toes': {
      title: 'Three toes',
      text: 'Once a foot is complete, you may play against all three of its toes from then on, and the other ends are open again too. A toe is never a double, so there is never more than one unfinished foot.',
      example:
        'You play 3-0 as the third toe of 3-3. Now the toes with 0, 1 and 2 are open, and so is 9-9 again.',
    },
    'chickenfoot.score': {
      title: 'Penalty points',
      text: 'The player who ended the round gets 0: by going out or, if nobody can play any more, by having played the last tile. Everybody else gets the pips in their hand as penalty points.',
      example:
        'You play 9-1, and then nobody can go on. You played last and get 0, although you still have 8-7. The others get 4 and 16.',
    },
    'chickenfoot.blank': {
      title: 'The double blank',
      text: 'The double blank, 0-0, counts 25 penalty points if it is left in your hand.',
      example:
        'You play 9-9, your last tile. The other player has 2-1 and 0-0 and gets 3 + 25 = 28 penalty points.',
    },
    'chickenfoot.end': {
      title: '121 points',
      text: 'When a player has reached 121 points, the match is over. The player with the fewest points wins.',
      ruling: 'The points are checked after each round. Players who share the fewest points share the win.',
      example:
        'The other player has 120 points. You play 9-9, and 1-0 adds 1 point: at 121 the match is over, and you win it with 0.',
    },
  },
  adapted: {
    'domino.ends': {
      text: 'The line begins with two open ends, and every chicken foot adds more. It can turn a corner anywhere, but no two ends may touch. A double goes across the line.',
    },
    'domino.must': {
      ruling:
        'If one of your tiles fits, you must play. If several fit, you choose which. Only a tile that you have just drawn may stay in your hand.',
    },
    'domino.blocked': {
      text: 'The round also ends when nobody can play and nothing can be drawn. You prove it by turning all your tiles face up.',
      ruling:
        'A blocked round ends at once, without waiting for everybody to pass. The player who played the last tile has ended it and wins it.',
    },
  },
  introduction: [
    'You have 9-9, the highest double, so you begin. Play it: the first double is not a foot.',
    'Play 3-3 against the 3 of 9-3: “Chickenfoot!” This double needs three toes.',
    'The first toe, 3-2, is there. Play 3-1 as the second: nobody may play anywhere else yet.',
    'The other player had no 3 and drew a tile that did not fit. Play 3-0 as the third toe: the foot is complete.',
    'Now all ends are open again, and the other player played 9-5 against 9-9. Play 5-1 against the 5.',
    '2-2 is a new foot, and your 4-2 fits. Play your last tile as a toe: “Domino!” 0 penalty points for you, and you win the round!',
  ],
};

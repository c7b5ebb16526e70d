import type { rules } from '../../../games/concentration.ts';
import type * as positions from '../../../positions/concentration.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions> = {
  aim: 'A memory game: turn up tiles, remember where they are, and collect pairs with 12 pips between them.',
  needs:
    'The 28 dominoes of the double-six set, or all 55 of the double-nine set, and pencil and paper for the points.',
  turn: [
    'Turn up two tiles, one after the other.',
    'If they have 12 pips between them, you take them: 1 point for each tile.',
    'If not, they go face down again. Either way, it is the next player’s turn.',
  ],
  rules: {
    'concentration.layout': {
      title: 'Setting out the tiles',
      text: 'Set out all the tiles face down in a rectangle: 4 rows of 7 with the double-six set, 5 rows of 11 with the double-nine set.',
      example: 'All 28 tiles of the double-six set are set out. None of them is face up yet.',
    },
    'concentration.turn': {
      title: 'Turn up two tiles',
      text: 'Decide who begins. On your turn you turn up any two tiles, one after the other.',
      example: 'You have turned up 5-5. You cannot pick the same tile again: turn up another one.',
    },
    'concentration.pair': {
      title: 'Taking a pair',
      text: 'If all the numbers on the two tiles add up to 12, like 4-2 and 5-1, you take the pair. With the double-nine set it must be 18. If they do not, you put both back face down. Either way, it is the next player’s turn.',
      ruling:
        'So that everybody can see them, tiles that are not a pair stay face up until the next player turns up a tile. That may be one of them.',
      example:
        'After 5-5 you turn up 2-0: 10 and 2 make 12. You take the pair, and it is the other player’s turn.',
    },
    'concentration.round': {
      title: 'No pair left',
      ruling:
        'When no two of the tiles left make a pair, the round is over, even if there are still tiles on the table. Then all the tiles are set out again.',
      example:
        'You take 6-3 and 2-1. What is left is 6-6, 5-5 and 4-4. No two of them make 12: the round is over.',
    },
    'concentration.score': {
      title: 'Points',
      text: 'Every tile you take is worth 1 point, so a pair is worth 2.',
      example: 'With 5-5 and 2-0 you take your second pair. You have 4 tiles now, and that is 4 points.',
    },
    'concentration.target': {
      title: 'First to 51',
      text: 'The first player to have 51 points wins at once.',
      example:
        'You have 50 points, with the double-nine set. 6-4 and 5-3 make 18: 52 points, and you win at once. 3 tiles stay where they are.',
    },
    'concentration.order': {
      title: 'Who goes on',
      ruling:
        'When the tiles are set out again, play simply goes on: the next player after the last pair begins.',
      example:
        'There are three of you, and you took the last pair. The player after you begins when the tiles are set out again.',
    },
  },
  introduction: [
    'You are looking for two tiles with 12 pips between them. Turn up the tile in place 2 from the left and remember it.',
    '6-3 has 9 pips. You need 3 more. Try place 4.',
    '2-0 did not help you. The other player found 5-5 and 2-1. But 5-5 and 2-0 make 12! Pick place 1 first.',
    '5-5 has 10 pips, so you need 2. Do you remember where 2-0 is? In place 4.',
    'A pair, 2 points! The other player only found 6-6 and 4-2. Which tile goes with 6-3? Turn up 6-3, place 2.',
    '6-3 has 9 pips, so you need 3. That is 2-1. It was in place 6.',
    '4 points already! You have just seen 6-0 and 6-6. 4-2 and 6-0 make 12. Turn up 4-2 first, place 3.',
    'Now 6-0 in place 7. Then only 6-6 is left: the round is over, and you have won it with 6 points!',
  ],
};

import type { rules } from '../../../games/fortune.ts';
import type * as positions from '../../../positions/fortune.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions> = {
  aim: 'Not really a game, but a trick to amaze a whole crowd: you predict which two numbers a chain will end with before the others build it.',
  needs: 'The 28 dominoes of the double-six set, and an audience.',
  turn: [
    'The computer secretly takes out a tile that is not a double, or you do if you want to perform the trick.',
    'Predict how the chain will end: with the two numbers of the missing tile.',
    'The others build one chain out of all the tiles that are left (the last one may be taken back), and you are right.',
  ],
  rules: {
    'fortune.remove': {
      title: 'The secret tile',
      text: 'One tile of the set is secretly taken out, any tile but a double. Nobody will miss it.',
      example: '6-3 has been taken out. It is not among the 27 tiles on the table, so nobody can play it.',
    },
    'fortune.chain': {
      title: 'The others build a chain',
      text: 'The others build one proper chain out of all 27 tiles that are left. Wherever two tiles touch, they must show the same number.',
      example:
        'The chain ends with 1 and 4. 5-4 fits against the 4, 5-5 does not. You take back 6-4, the last tile.',
    },
    'fortune.reveal': {
      title: 'The prediction',
      text: 'At the start you say which numbers the chain will end with: they are the two numbers of the missing tile.',
      ruling:
        'The prediction is made at the start but stays sealed until the chain is complete, so that nobody builds against it.',
      example:
        '3-0 is the last tile. The chain now ends with 6 and 3, just as predicted: 6-3 is the missing tile.',
    },
    'fortune.set': {
      title: 'Which sets work',
      ruling:
        'Without the doubles, every number must be on an even number of tiles. In the double-six set it is on 6, in the double-twelve set on 12. The trick works with these two; other sets cannot be used.',
      example:
        '12-7 is missing from the double-twelve set. 90 tiles are on the table, and the ends predicted are 12 and 7.',
    },
  },
  introduction: [
    'Psst: 6-3 is missing, so the prediction says 6 and 3. Now build the chain as the others would. Begin with 6-5.',
    'Play 5-4 against the 5. Inside the chain there are always two equal numbers side by side.',
    'Doubles change nothing. Play 4-4, and the end still shows a 4.',
    'You may play at either end. Play 6-1 against the 6.',
    'If the others do not like a tile, they may take it back. Take back 6-1.',
    'Play 6-6 instead. Without the doubles just 5 tiles with a 6 are left. They do not pair up, so one 6 will be at an end.',
    'It is the same with the 3. Play 4-3: the ends show 6 and 3. When all 27 tiles are there, it will be 6 and 3 again!',
  ],
};

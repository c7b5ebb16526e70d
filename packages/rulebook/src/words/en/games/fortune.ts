import type { rules } from '../../../games/fortune.ts';
import type * as positions from '../../../positions/fortune.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions> = {
  aim: 'This is a trick to amaze the others. Before they build their chain, you foretell which two numbers will be at its ends.',
  rules: {
    'fortune.remove': {
      title: 'The secret tile',
      text: 'One tile of the double-six set is secretly taken out. It may be any tile but a double. The computer chooses it, or you do if you want to show the trick yourself. Nobody will miss it.',
      example: '6-3 has been taken out. It is not among the 27 tiles on the table, so nobody can lay it.',
    },
    'fortune.chain': {
      title: 'The others build a chain',
      text: 'The others build one chain out of all 27 other tiles. Wherever two tiles touch, they must show the same number. Tiles may be taken back, the last one first.',
      example:
        'The chain ends with 1 and 4. 5-4 fits at the 4, 5-5 does not. You take back 6-4, the last tile.',
    },
    'fortune.reveal': {
      title: 'The prediction is opened',
      text: 'Your prediction is made at the start and kept sealed: the ends of the chain will show the two numbers of the missing tile. When all 27 tiles lie in the chain, the prediction is opened, and it is right.',
      example:
        '3-0 is the last tile. The chain now ends with 6 and 3, just as foretold: 6-3 is the missing tile.',
    },
    'fortune.set': {
      title: 'Which sets work',
      ruling:
        'Without the doubles, every number must be on an even number of tiles. In the double-six set it is on 6, in the double-twelve set on 12. The trick works with these two; other sets cannot be used.',
      example:
        '12-7 is missing from the double-twelve set. 90 tiles are on the table, and the ends foretold are 12 and 7.',
    },
  },
  introduction: [
    'Psst: 6-3 is missing, so the prediction says 6 and 3. Now build the chain as the others would. Begin with 6-5.',
    'Lay 5-4 at the 5. Inside the chain there are always two equal numbers side by side.',
    'Doubles change nothing. Lay 4-4, and the end still shows a 4.',
    'You may lay at either end. Lay 6-1 at the 6.',
    'If the others do not like a tile, they may take it back. Take back 6-1.',
    'Lay 6-6 instead. Without the doubles just 5 tiles with a 6 are left. They do not pair up, so one 6 will be at an end.',
    'It is the same with the 3. Lay 4-3: the ends show 6 and 3. When all 27 tiles lie there, it will be 6 and 3 again!',
  ],
};

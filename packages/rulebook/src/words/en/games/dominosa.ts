import type { rules } from '../../../games/dominosa.ts';
import type * as positions from '../../../positions/dominosa.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions> = {
  aim: 'Only the numbers of a layout are left. Find out where the tiles lay: every tile of the set, each of them once.',
  rules: {
    'dominosa.setup': {
      title: 'Only the numbers are left',
      text: 'All tiles of a set are shuffled and laid out, usually as a rectangle. Then the tiles are taken away, and only their numbers stay. You can choose the set, from double one to double fifteen, and how hard the puzzle is. With many tiles it gets really tricky.',
      example:
        'This small set has 6 tiles, from 0-0 to 2-2. Their numbers stand in 3 rows of 4, and no tile lies there yet.',
    },
    'dominosa.goal': {
      title: 'Find all the tiles',
      text: 'Lay the tiles so that they show exactly these numbers. Each tile of the set lies there once, on two numbers next to each other. You may take a tile up again at any time. If you give up, you have lost, and you are shown a solution.',
      example:
        '1-0 lies at the right edge. The 0 and the 1 at the left edge would be 1-0 again: that is not allowed. But 0-0 fits at the top.',
    },
    'dominosa.shape': {
      title: 'Other shapes',
      text: 'It need not be a rectangle: any shape in one piece will do. It must have just as many places as the tiles have halves. For the 28 tiles of the double-six set that is 56.',
      example:
        'These 6 numbers make a staircase. 0-0 fits on the top step. There is no number to the right of it, so no tile can lie there.',
    },
    'dominosa.unique': {
      title: 'Exactly one solution',
      ruling:
        'A puzzle made by the computer has exactly one solution. You can also ask for a puzzle with several solutions.',
      example:
        'With 1-0 at the left edge nothing else fits. The only solution: 0-0 at the top, 1-1 at the bottom, 1-0 at the right edge.',
    },
  },
  introduction: [
    'These numbers belong to 6 tiles, from 0-0 to 2-2. Two 0s are next to each other only at the bottom left: lay 0-0 there.',
    'Two 1s are next to each other only at the right edge. Lay 1-1 there, upright.',
    'The 0 at the top right has only one free neighbour left, the 1. Lay 1-0 there.',
    'Where does 2-2 lie? Try it in column 2: lay it upright on the two 2s at the top.',
    'That cannot be right: the 0 at the top left and the 1 below it would be a second 1-0. Take 2-2 up again.',
    'So the 0 at the top left goes with the 2 beside it. Lay 2-0 there.',
    'The 1 at the left edge has only one free neighbour left, the 2. Lay 2-1 there.',
    'Only two 2s are left, one above the other. Lay 2-2 there: all 6 tiles are found, and you have solved it!',
  ],
};

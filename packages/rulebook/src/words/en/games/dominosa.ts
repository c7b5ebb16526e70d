import type { rules } from '../../../games/dominosa.ts';
import type * as positions from '../../../positions/dominosa.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions> = {
  aim: 'Only the numbers are left. Find out where the tiles were.',
  needs: 'A set of dominoes, squared paper and a pencil.',
  turn: [
    'Look for two numbers side by side that can only be one tile.',
    'Place the tile on them. Every tile of the set is there exactly once.',
    'Go on until every number is covered.',
  ],
  rules: {
    'dominosa.setup': {
      title: 'Only the numbers are left',
      text: 'Shuffle the tiles and set them out in any shape. Copy their numbers onto squared paper and shuffle the tiles again. Now, or some other day, you try to set them out so that they show these numbers.',
      example:
        'This small set has 6 tiles, from 0-0 to 2-2. Their numbers are in 3 rows of 4, and there is no tile on them yet.',
    },
    'dominosa.shape': {
      title: 'The shape',
      text: 'The tiles may be set out in any shape. A rectangle is best.',
      ruling:
        'The shape must be in one piece, with exactly as many places as the tiles have halves. For the 28 tiles of the double-six set that is 56.',
      example:
        'These 6 numbers make a staircase. 0-0 fits on the top step. There is no number to the right of it, so no tile can go there.',
    },
    'dominosa.unique': {
      title: 'Exactly one solution',
      ruling:
        'A puzzle made by the computer has exactly one solution. You can also ask for a puzzle with several solutions.',
      example:
        'With 1-0 at the left edge nothing else fits. The only solution: 0-0 at the top, 1-1 at the bottom, 1-0 at the right edge.',
    },
    'dominosa.goal': {
      title: 'Find all the tiles',
      text: 'Place the tiles so that they show exactly these numbers. The more tiles there are, the harder it gets.',
      ruling:
        'Every tile of the set is used once, on two numbers side by side. You may pick up a tile again at any time. If you give up, you have lost, and you are shown a solution.',
      example:
        '1-0 is at the right edge. The 0 and the 1 at the left edge would be 1-0 again: that is not allowed. But 0-0 fits at the top.',
    },
  },
  introduction: [
    'These numbers belong to 6 tiles, from 0-0 to 2-2. Two 0s are side by side only at the bottom left: place 0-0 there.',
    'Two 1s are next to each other only at the right edge. Place 1-1 there, upright.',
    'The 0 at the top right has only one free neighbour left, the 1. Place 1-0 there.',
    'Where does 2-2 go? Try it in column 2: place it upright on the two 2s at the top.',
    'That cannot be right: the 0 at the top left and the 1 below it would be a second 1-0. Pick up 2-2 again.',
    'So the 0 at the top left goes with the 2 next to it. Place 2-0 there.',
    'The 1 at the left edge has only one free neighbour left, the 2. Place 2-1 there.',
    'Only two 2s are left, one above the other. Place 2-2 there: all 6 tiles are found, and you have solved it!',
  ],
};

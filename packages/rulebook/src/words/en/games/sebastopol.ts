import type { extras, rules } from '../../../games/sebastopol.ts';
import type * as positions from '../../../positions/sebastopol.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Get rid of all your tiles before the others do. Here four arms grow from the double six.',
  needs: 'The 28 dominoes of the double-six set, and pencil and paper for the points.',
  turn: [
    'Play a tile against the end of any arm: equal numbers touch.',
    'While the double six still has a free side, a tile with a 6 may go there and start a new arm.',
    'If nothing fits, you pass. There is nothing to draw.',
  ],
  rules: {
    'sebastopol.deal': {
      title: 'Dealing',
      text: 'This game is for 4 players, and everybody takes 7 tiles. That is the whole set.',
      example: '4 players have taken 7 tiles each. All 28 tiles are dealt: there is no stock.',
    },
    'sebastopol.open': {
      title: '6-6 begins',
      text: 'The player with 6-6 begins with it. The others follow clockwise.',
      example: 'You have 6-6, so you begin with it. You may not begin with 3-3.',
    },
    'sebastopol.arms': {
      title: 'Four open sides',
      text: 'All four sides of 6-6 are open ends. Up to four arms can grow from it, and you may play against the end of any arm.',
      example:
        '6-5, 6-4 and 6-3 are already at 6-6. You play 6-2 against the fourth side: the open ends are now 2, 3, 4 and 5.',
    },
  },
  adapted: {
    'domino.deal': {
      text: 'Shuffle the tiles face down on the table. Everybody takes 7 and stands them up so that nobody else can see them. None are left over, so there is no stock.',
    },
    'domino.ends': {
      text: 'The tiles make a cross: an arm grows from each side of 6-6, and every arm has one open end. An arm can turn a corner anywhere, but no two ends may touch. Other doubles go across their arm.',
    },
  },
  introduction: [
    'You have 6-6, so you begin. Play it: all four of its sides are open.',
    'The others played 6-5, 6-4 and 6-3 against 6-6. One side is still free: play 6-2 there.',
    'There are four arms, with the ends 0, 1, 2 and 3. Play 5-3 against the 3.',
    'The ends are 0, 1, 2 and 4. Play 4-4 against the 4. Your 2-1 can wait: it fits in two places.',
    'Somebody has covered the 1, but the 2 is still open. Play 2-1, your last tile: “Domino!” You win!',
  ],
};

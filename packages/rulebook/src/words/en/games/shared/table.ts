import type { rules } from '../../../../games/shared/table.ts';
import type * as positions from '../../../../positions/shared/table.ts';
import type { Chapter } from '../../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions> = {
  rules: {
    'table.phase': {
      title: 'When the round is over',
      text: 'When a round is over, nobody plays a tile or a card any more. Then any of you may start the next round, but not earlier. When the match is over, nothing more is played.',
      example:
        '6-6 was the other player’s last tile, so the round is over. Your 6-4 would fit, but now you can only start the next round.',
    },
    'table.turn': {
      title: 'Wait for your turn',
      text: 'Play only when it is your turn, and wait while the others play. Where a game lets you act at other times too, its own rules say so.',
      example: 'You have just laid 6-6. Your 6-1 fits as well, but now it is the other player’s turn.',
    },
    'table.move': {
      title: 'The moves of this game',
      text: 'Each game has its own moves, such as laying, drawing or passing. A move that the game does not know does not count. Say all that belongs to your move: which tile or card you play and, if there is a choice, where it goes.',
      example:
        'You cannot lay. Drawing is not a move of its own in this game: you pass, and 4-4 comes to your hand by itself.',
    },
    'table.piece': {
      title: 'Only what you really have',
      text: 'You can play a tile or a card only if it is in your hand or lies ready for you. You cannot play what the others hold, what has been played already, or what is not in this set.',
      example:
        '6-1 would fit, but the other player holds it, and 9-6 is not in this set at all. You can lay your 6-3.',
    },
  },
};

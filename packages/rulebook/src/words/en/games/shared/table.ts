import type { rules } from '../../../../games/shared/table.ts';
import type * as positions from '../../../../positions/shared/table.ts';
import type { Chapter } from '../../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions> = {
  rules: {
    'table.phase': {
      title: 'When the round is over',
      ruling:
        'When a round is over, nobody plays a tile or a card any more. Then any of you may start the next round, but not before. When the match is over, nothing more is played.',
      example:
        '6-6 was the other player’s last tile, so the round is over. Your 6-4 would fit, but now you can only start the next round.',
    },
    'table.turn': {
      title: 'Wait for your turn',
      ruling:
        'Play only when it is your turn, and wait while the others play. If a game lets you act at other times, its own rules say so.',
      example: 'You have just played 6-6. Your 6-1 fits as well, but now it is the other player’s turn.',
    },
    'table.move': {
      title: 'The moves of this game',
      ruling:
        'Each game has its own moves, such as playing, drawing or passing. Any other move does not count. Your move must be complete: which tile or card you play and, if there is a choice, where it goes.',
      example:
        'You cannot play. Drawing is not a separate move in this game: you pass, and you draw 4-4 automatically.',
    },
    'table.piece': {
      title: 'Only what you really have',
      ruling:
        'You can play a tile or a card only if it is in your hand or free for you to take. You cannot play what the others have, what has already been played, or what is not in this set.',
      example:
        '6-1 would fit, but the other player has it, and 9-6 is not in this set at all. You can play your 6-3.',
    },
  },
};

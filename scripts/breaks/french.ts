import type { BreaksOf } from './change.ts';

export const french: BreaksOf<'french'> = {
  'french.deal': ['domino/variants/french.ts', 'deal: () => 8', 'deal: () => 7'],
  'french.open': ['domino/variants/french.ts', "opens: 'starter'", "opens: 'highest'"],
  'french.layers': ['domino/variants/french.ts', '(i - opening) % 2', 'i % 2'],
  'french.cannot': ['domino/play.ts', 'if (canDraw(state)) drawTile(state, seat, 0, report);', ''],
  'french.end': ['domino/play.ts', 'state.passes === state.players', 'state.passes > state.players'],
};

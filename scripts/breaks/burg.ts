import type { BreaksOf } from './change.ts';

export const burg: BreaksOf<'burg'> = {
  'burg.deal': ['burg/deal.ts', 'handSize = 3', 'handSize = 4'],
  'burg.turn': ['burg/play.ts', 'state.turn = seatAfter(seat, state.players);', ''],
  'burg.draw': ['burg/legal.ts', 'mostToDraw = 4', 'mostToDraw = 5'],
  'burg.place': ['burg/judge.ts', 'return one === bare && other === bare;', 'return true;'],
  'burg.chain.first': ['burg/castle.ts', ' && tileOn(one) !== tileOn(other)', ''],
  'burg.chain.next': ['burg/judge.ts', ' && (tileOn(one) === tile || tileOn(other) === tile)', ''],
  'burg.chain.min': [
    'burg/judge.ts',
    "if (read.move.length < 2) return refuse('burg.chain.min', 'shortChain');",
    '',
  ],
  'burg.chain.rest': ['burg/play.ts', 'if (taker === giver) continue;', ''],
  'burg.score': ['burg/play.ts', '[1, 3, 6, 10, 15]', '[1, 3, 6, 10, 15, 21]'],
  'burg.end': [
    'burg/legal.ts',
    'state.hands[seat].length > 0 || mayDraw(state, seat)',
    'state.hands[seat].length > 0',
  ],
};

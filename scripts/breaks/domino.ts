import type { BreaksOf } from './change.ts';

export const domino: BreaksOf<'domino'> = {
  'domino.deal': [
    'domino/deal.ts',
    'chance.shuffle(tiles, stocked ? tiles.length : dealt);',
    'tiles.reverse();',
  ],
  'domino.open': ['domino/rules.ts', 'isDouble(tile) ? 512 + high[tile] : pips[tile]', 'pips[tile]'],
  'domino.open.tie': ['domino/rules.ts', 'pips[tile] * 16 + high[tile]', 'pips[tile] * 16 - high[tile]'],
  'domino.open.tile': [
    'domino/judge.ts',
    'state.laid === 0 && state.opening !== anyTile && state.opening !== tile',
    'false',
  ],
  'domino.order': [
    'domino/play.ts',
    'state.turn = seatAfter(state.turn, state.players);',
    'state.turn = ((state.turn + state.players - 1) % state.players) as Seat;',
  ],
  'domino.match': ['domino/judge.ts', 'low[tile] === half ? high[tile] : null', 'high[tile]'],
  'domino.ends': ['domino/variants/base.ts', 'arms: 2', 'arms: 3'],
  'domino.must': [
    'domino/legal.ts',
    "    case 'twoOrPass':\n      return !couldLay;\n    case 'untilFits':",
    "    case 'twoOrPass':\n      return true;\n    case 'untilFits':",
  ],
  'domino.reserve': ['domino/variants/base.ts', 'reserve: 2', 'reserve: 1'],
  'domino.pass': ['domino/legal.ts', 'return !couldLay && !canDraw(state);', 'return !couldLay;'],
  'domino.out': ['domino/play.ts', "return isEmptyHand(state, seat) ? 'out' : null;", 'return null;'],
  'domino.blocked': [
    'domino/play.ts',
    'if (canLay(state, seat)) return;',
    'if (canLay(state, seat) || state.passes < players) return;',
  ],
  'domino.blocked.tie': ['domino/scoring.ts', 'if (winners.length === 1) ', ''],
  'domino.score': ['domino/variants/base.ts', 'creditWinner(pipsOfOthers)', 'creditWinner(() => 0)'],
  'domino.match.length': ['domino/variants/base.ts', 'rounds: players', 'rounds: 2'],
};

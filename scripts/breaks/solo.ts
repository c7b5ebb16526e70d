import type { BreaksOf } from './change.ts';

export const solo: BreaksOf<'solo'> = {
  'solo.deal': ['solo/deal.ts', 'handSize = 8', 'handSize = 7'],
  'solo.start': ['solo/deal.ts', 'starterOf(rules.starter, state.round, rules.players)', 'rules.starter'],
  'solo.start.action': [
    'solo/legal.ts',
    'state.rules.interject && !state.choiceDue',
    'state.rules.interject',
  ],
  'solo.match': ['solo/fit.ts', ' || faceOf(card) === faceOf(asked)', ''],
  'solo.black': [
    'solo/fit.ts',
    'if (asked === anything || isBlack(card)) return true;',
    'if (asked === anything) return true;',
  ],
  'solo.draw': [
    'solo/play.ts',
    'if (fitsNow(state, card)) state.drawn = card;\n  else state.turn',
    'state.turn',
  ],
  'solo.skip': [
    'solo/play.ts',
    'state.turn = neighbour(missing, state.direction, state.players);',
    'state.turn = missing;',
  ],
  'solo.reverse': ['solo/play.ts', 'state.direction = state.direction === 1 ? -1 : 1;', ''],
  'solo.draw2': [
    'solo/play.ts',
    'owe(state, seat, 2, report);',
    'owe(state, seat, 2 - state.pending, report);',
  ],
  'solo.wild4': [
    'solo/play.ts',
    'owe(state, seat, 4, report);',
    'owe(state, seat, 4 - state.pending, report);',
  ],
  'solo.debt': [
    'solo/fit.ts',
    'faceOf(card) === face.draw2',
    '(faceOf(card) === face.draw2 || card === wild4)',
  ],
  'solo.debt.turn': [
    'solo/play.ts',
    'state.pending = 0;',
    'state.pending = 0;\n  state.turn = neighbour(seat, state.direction, state.players);',
  ],
  'solo.swap': ['solo/play.ts', 'exchange(state, seat, partnerIn(move), report);\n      break;', 'break;'],
  'solo.wild': ['solo/fit.ts', 'colourOf(card) === asked - named', 'true'],
  'solo.rotate': ['solo/play.ts', 'moveHandsOn(state, state.direction)', 'moveHandsOn(state, 1)'],
  'solo.interject': [
    'solo/judge.ts',
    'if (card === state.top) return read;',
    'if (faceOf(card) === faceOf(state.top)) return read;',
  ],
  'solo.call': ['solo/play.ts', 'hand.length === 1 && !isCalled(move)', 'hand.length === 1'],
  'solo.out': [
    'solo/play.ts',
    "settle(state, 'out', [seat], report);",
    "carryOut(state, seat, card, move, report);\n    settle(state, 'out', [seat], report);",
  ],
  'solo.reshuffle': ['solo/play.ts', 'if (keeps) return;', ''],
  'solo.score': ['pieces/solo-cards.ts', 'card === wild4 ? 50 : 40', '40'],
  'solo.end': ['solo/rules.ts', 'exceed: true', 'exceed: false'],
};

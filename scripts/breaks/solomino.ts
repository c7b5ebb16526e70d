import type { BreaksOf } from './change.ts';

export const solomino: BreaksOf<'solomino'> = {
  'solomino.deal': ['solomino/rules.ts', 'handSize = 8', 'handSize = 7'],
  'solomino.start': [
    'solomino/deal.ts',
    'starterOf(state.rules.starter, state.round, state.players)',
    'state.rules.starter',
  ],
  'solomino.match': ['solomino/fit.ts', ' || faceOf(one) === faceOf(other)', ''],
  'solomino.overlap': [
    'solomino/snake.ts',
    'const end = halfOf(card, 1 - covering);',
    'const end = halfOf(card, covering);',
  ],
  'solomino.draw': [
    'solomino/play.ts',
    'if (fitsSomewhere(state, card)) state.drawn = card;\n  else passTurnOn(',
    'passTurnOn(',
  ],
  'solomino.action': [
    'solomino/actions.ts',
    ' +\n    obey(state, seat, move, faceOf(halfOf(card, 1 - covering)), report);',
    ';',
  ],
  'solomino.skip': ['solomino/actions.ts', 'return 1;', 'return 0;'],
  'solomino.reverse': ['solomino/actions.ts', 'state.direction = state.direction === 1 ? -1 : 1;', ''],
  'solomino.draw1': ['solomino/actions.ts', 'state.pending++;', 'state.pending = 1;'],
  'solomino.draw1.turn': [
    'solomino/play.ts',
    "state.pending -= drawCards(state, seat, state.pending, 'debt', report);",
    "state.pending -= drawCards(state, seat, state.pending, 'debt', report);\n  state.turn = neighbour(seat, state.direction, state.players);",
  ],
  'solomino.swap': ['solomino/actions.ts', 'swapHands(state.hands, seat, partner);', ''],
  'solomino.rotate': [
    'solomino/actions.ts',
    'const direction = wayIn(move);',
    'const { direction } = state;',
  ],
  'solomino.ask': ['solomino/play.ts', 'state.ask.push(card);', 'state.ask.unshift(card);'],
  'solomino.ask.must': ['solomino/judge.ts', 'canAnswer(state, seat)\n', 'false\n'],
  'solomino.ask.take': [
    'solomino/play.ts',
    'state.ask = [];',
    'state.ask = [];\n  state.turn = neighbour(seat, state.direction, state.players);',
  ],
  'solomino.ask.quiet': [
    'solomino/play.ts',
    'else state.turn = neighbour(seat, state.direction, state.players);',
    'else carryOut(state, seat, move, report);',
  ],
  'solomino.ask.out': [
    'solomino/play.ts',
    'if (state.hands[seat].length === 0) goOut(state, seat, report);\n  else state.turn',
    'state.turn',
  ],
  'solomino.call': [
    'solomino/play.ts',
    '    carryOut(state, seat, move, report);\n    endTurn(state, seat, move, report);',
    '    endTurn(state, seat, move, report);\n    carryOut(state, seat, move, report);',
  ],
  'solomino.out': [
    'solomino/play.ts',
    'if (hand.length === 0) {',
    'if (hand.length === 0) {\n    carryOut(state, seat, move, report);',
  ],
  'solomino.exhausted': [
    'solomino/play.ts',
    ' && state.ask.length === 0) exhaust(state, report);',
    ') exhaust(state, report);',
  ],
  'solomino.exhausted.debt': [
    'solomino/round-end.ts',
    'if (state.pending > 0) liftCards(state, state.turn, state.pending, report);',
    '',
  ],
  'solomino.rounds': ['solomino/rules.ts', '? 1 : rounds', '? 2 : rounds'],
  'solomino.interject': [
    'solomino/judge.ts',
    'half === end ? null : notIdentical',
    'halvesFit(half, end) ? null : notIdentical',
  ],
  'solomino.interject.ask': [
    'solomino/legal.ts',
    'state.rules.interject && state.ask.length === 0',
    'state.rules.interject',
  ],
};

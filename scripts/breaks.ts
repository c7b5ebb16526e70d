/** A rule, and a change to the engine that takes it away. */
interface Break {
  readonly rule: string;
  /** Below packages/engine/src. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

export const breaks: readonly Break[] = [
  {
    rule: 'table.turn',
    file: 'domino/judge.ts',
    from: 'if (seat !== state.turn) return notOnTurn(state, seat);',
    to: '',
  },
  {
    rule: 'domino.open.tie',
    file: 'domino/rules.ts',
    from: 'pips[tile] * 16 + high[tile]',
    to: 'pips[tile] * 16 - high[tile]',
  },
  {
    rule: 'domino.must',
    file: 'domino/legal.ts',
    from: "    case 'twoOrPass':\n      return !couldLay;\n    case 'untilFits':\n    case 'mayFirst':",
    to: "    case 'twoOrPass':\n      return true;\n    case 'untilFits':\n    case 'mayFirst':",
  },
  { rule: 'domino.reserve', file: 'games/base.ts', from: 'reserve: 2', to: 'reserve: 1' },
  {
    rule: 'domino.out',
    file: 'domino/play.ts',
    from: "return isEmptyHand(state, seat) ? 'out' : null;",
    to: 'return null;',
  },
  {
    rule: 'domino.blocked',
    file: 'domino/play.ts',
    from: '    if (canLay(state, seat)) return;',
    to: '    if (canLay(state, seat) || state.passes < players) return;',
  },
  { rule: 'domino.blocked.tie', file: 'domino/scoring.ts', from: 'if (winners.length === 1) ', to: '' },
  {
    rule: 'block.draw',
    file: 'domino/play.ts',
    from: "state.rules.draw.when === 'turnEnds' &&",
    to: "state.rules.draw.when === 'turnEnds' && state.laidThisTurn > 0 &&",
  },
  { rule: 'carlit.draw', file: 'games/carlit.ts', from: 'reserve: 0,', to: '' },
  {
    rule: 'peruvian.quadruple',
    file: 'games/peruvian.ts',
    from: '!winners.includes(last)',
    to: 'winners[0] !== last',
  },
  { rule: 'peruvian.secret', file: 'games/peruvian.ts', from: '  secretScores,\n', to: '' },
  {
    rule: 'team.pairing',
    file: 'domino/deal.ts',
    from: 'b.count - a.count || b.best - a.best',
    to: 'b.count - a.count',
  },
  { rule: 'team.talk', file: 'domino/view.ts', from: "isOn(state.rules.options, 'openTalk')", to: 'false' },
  { rule: 'tiddlewink.double', file: 'games/tiddlewink.ts', from: "  turn: 'anotherAfterDouble',\n", to: '' },
  {
    rule: 'hungarian.run',
    file: 'games/hungarian.ts',
    from: "turn: 'asManyAsFit'",
    to: "turn: 'anotherAfterDouble'",
  },
  { rule: 'hungarian.target', file: 'games/hungarian.ts', from: 'exceed: true', to: 'exceed: false' },
  { rule: 'french.layers', file: 'games/french.ts', from: '(i - opening) % 2', to: 'i % 2' },
  {
    rule: 'french.end',
    file: 'domino/play.ts',
    from: 'state.passes === state.players',
    to: 'state.passes > state.players',
  },
  {
    rule: 'sperr.fail',
    file: 'games/sperr.ts',
    from: 'state.scores[locker] -= 2 * pipsInHand(state, locker);',
    to: '',
  },
  { rule: 'sebastopol.arms', file: 'games/sebastopol.ts', from: 'arms: 4', to: 'arms: 3' },
  { rule: 'fives.score', file: 'games/fives.ts', from: '(isDouble(tileAt(end)) ? 2 : 1)', to: '1' },
  { rule: 'fives.target', file: 'domino/play.ts', from: '!length.atOnce || ', to: 'true || ' },
  {
    rule: 'sevens.joker',
    file: 'domino/rules.ts',
    from: '(pips[tile] === sum || pips[tile] === 0)',
    to: 'pips[tile] === sum',
  },
  {
    rule: 'sevens.draw',
    file: 'domino/legal.ts',
    from: 'return !couldLay || state.drawnThisTurn === 0;',
    to: 'return true;',
  },
  { rule: 'matador.sum', file: 'games/matador.ts', from: 'sum: 10', to: 'sum: 9' },
  {
    rule: 'bergen.highest',
    file: 'games/bergen.ts',
    from: '(isHighestDouble(state, tile) ? 2 : 0)',
    to: '0',
  },
  { rule: 'bergen.triple', file: 'games/bergen.ts', from: '? 3 : 2', to: '? 2 : 2' },
  { rule: 'italian.hit', file: 'games/italian.ts', from: ' || pips[tile] === 0', to: '' },
  { rule: 'cyprus.star', file: 'games/cyprus.ts', from: 'arms: 9', to: 'arms: 8' },
  { rule: 'chickenfoot.foot', file: 'games/chickenfoot.ts', from: 'toes: 3', to: 'toes: 2' },
  { rule: 'chickenfoot.blank', file: 'games/chickenfoot.ts', from: 'tile === 0 ? 25 : ', to: '' },
];

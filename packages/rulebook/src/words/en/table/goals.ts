/**
 * What there is to do now, in one line that fits on a phone. {ends}, {asks}, {tiles}, {rows} and {halves} are lists with “or”,
 * {shown} is one with “and”.
 */
export const goals = {
  // Games in which tiles are played against open ends
  'goal.begin': 'Begin with {tile}',
  'goal.beginAny': 'Begin with any tile',
  'goal.fit': 'Play a tile with {ends}',
  'goal.fitAny': 'Play a tile that fits',
  'goal.fitOrLock': 'Play {ends}, or lock with {tiles}',
  'goal.fitOrEnd': 'Another tile with {ends}, or end your turn',
  'goal.fitOrKeep': '{tile} fits: play it or keep it',
  'goal.endTurn': 'Nothing more fits: end your turn',
  'goal.pass': 'No tile with {ends}: pass',
  'goal.passAny': 'No tile fits: pass',
  'goal.passAndDraw': 'No tile with {ends}: pass, and draw one',
  'goal.draw': 'No tile with {ends}: draw one',
  'goal.drawAny': 'No tile fits: draw one',
  'goal.drawOn': 'No tile with {ends}: draw until one fits',
  'goal.drawOrPass': {
    one: 'No tile with {ends}: draw {count}, or pass',
    other: 'No tile with {ends}: draw {count}, or pass',
  },
  'goal.fives': 'The ends show {shown}: make a multiple of 5',
  'goal.fivesAlone': '{tile} counts {value}: make a multiple of 5',
  'goal.sevens': 'Make 7: play {asks}, or a cardinal',
  'goal.sevensBlank': 'Only a cardinal goes against a blank',
  'goal.matador': 'Make 10: play {asks}, or a matador',
  'goal.matadorBlank': 'Only a matador goes against a blank',
  'goal.sumDraw': 'Nothing makes {sum}: draw until a tile fits',
  'goal.sumPass': 'Nothing makes {sum}: pass',
  'goal.bergen': 'Play {ends}: equal ends score',
  'goal.total': {
    one: 'Total {total}: {count} more makes {value}',
    other: 'Total {total}: {count} more make {value}',
  },
  'goal.noTiles': 'You have no tiles left: pass',
  'goal.arm': 'Start an arm with a {value}',
  'goal.armOrFit': 'Start an arm with {value}, or play {ends}',
  'goal.armOrAny': 'Start an arm with {value}, or play at the end of one',
  'goal.foot': {
    one: 'Fill the foot: {count} more tile at {tile}',
    other: 'Fill the foot: {count} tiles at {tile}',
  },

  // Concentration
  'goal.pair': 'Turn up two tiles that make {sum} together',
  'goal.second': '{tile} has {pips}: find {rest} more',
  'goal.noPair': '{pips} pips, not {sum}: turn up two tiles',
  'goal.notSum': '{pips} pips, not {sum}',
  'goal.remember': '{name}’s turn: remember what comes up',

  // Hectic domino
  'goal.chain': {
    one: 'Build from {value} to {value} with {count} tile or more',
    other: 'Build from {value} to {value} with {count} tiles or more',
  },
  'goal.chainSoFar': '{count} of {least} tiles; both ends must show {value}',
  'goal.chainLong': 'Long enough: now {value} at both ends',
  'goal.chainInside': '{value} may show only at the two ends',
  'goal.gaveUp': 'You gave up: wait for the next double',
  'goal.race': 'Who builds from {value} to {value} first?',

  // Castle domino
  'goal.burgAll': 'Draw, place a tile or build a chain',
  'goal.burgNoChain': 'Draw, or place a tile',
  'goal.burgNoDraw': 'Place a tile or build a chain',
  'goal.burgPlace': 'Place a tile',
  'goal.burgDraw': 'Draw a tile',

  // Dominance
  'goal.take': 'Take a tile for one of your rows',
  'goal.takeOrPrescribe': 'Take a tile, or write row {rows} for {name}',
  'goal.takeNow': 'Now take a tile for yourself',

  // Games for one
  'goal.rowBegin': 'Begin with the right end of a row',
  'goal.rowFit': 'Take {ends} from the right end of a row',
  'goal.fortuneBegin': {
    one: 'Build one chain of {count} tile',
    other: 'Build one chain of all {count} tiles',
  },
  'goal.fortuneFit': { one: '{count} tile left: play {ends}', other: '{count} tiles left: play {ends}' },
  'goal.fortuneStuck': 'Stuck: take tiles back',
  'goal.dominosa': 'Find every tile once: {count} to go',
  'goal.quadrille': {
    one: '{count} tile to place: one number per square',
    other: '{count} tiles to place: one number per square',
  },

  // SOLO and SOLOmino
  'goal.jumpIn': '{name}’s turn: you can jump in',
  'goal.card': 'Play {colour}, {face} or black',
  'goal.colour': 'Play {colour} or black',
  'goal.anyCard': 'Any card fits: play one',
  'goal.drawCard': 'No card fits: draw one',
  'goal.drawnCard': 'The card you drew fits: play it or keep it',
  'goal.passCard': 'Nothing fits and no card is left: pass',
  'goal.debt': { one: 'Draw {count} card', other: 'Draw {count} cards' },
  'goal.debtOr': {
    one: 'Draw {count} card, or play a {card}',
    other: 'Draw {count} cards, or play a {card}',
  },
  'goal.snake': 'Match {halves}',
  'goal.answer': 'Answer with exactly {halves}',
  'goal.takePile': {
    one: 'No such half: take the small pile ({count} card)',
    other: 'No such half: take the small pile ({count} cards)',
  },
} as const;

import type { goals as english } from '../../en/table/goals.ts';
import type { Translation } from '../../translation.ts';

export const goals: Translation<typeof english> = {
  // Games in which tiles are played against open ends
  'goal.begin': 'Beginne mit {tile}',
  'goal.beginAny': 'Beginne mit einem Stein deiner Wahl',
  'goal.fit': 'Lege an {ends} an',
  'goal.fitAny': 'Lege einen passenden Stein an',
  'goal.fitOrLock': 'Lege an {ends} an oder sperre mit {tiles}',
  'goal.fitOrEnd': 'Lege noch an {ends} an oder beende den Zug',
  'goal.fitOrKeep': '{tile} passt: anlegen oder behalten',
  'goal.endTurn': 'Nichts passt mehr: Beende den Zug',
  'goal.pass': 'Kein Stein mit {ends}: Setz aus',
  'goal.passAny': 'Kein Stein passt: Setz aus',
  'goal.passAndDraw': 'Kein Stein mit {ends}: Setz aus und zieh',
  'goal.draw': 'Kein Stein mit {ends}: Zieh einen',
  'goal.drawAny': 'Kein Stein passt: Zieh einen',
  'goal.drawOn': 'Kein Stein mit {ends}: Zieh, bis einer passt',
  'goal.drawOrPass': {
    one: 'Kein Stein mit {ends}: Zieh {count} oder passe',
    other: 'Kein Stein mit {ends}: Zieh {count} oder passe',
  },
  'goal.fives': 'Die Enden zeigen {shown}: Triff ein Vielfaches von 5',
  'goal.fivesAlone': '{tile} zählt {value}: Triff ein Vielfaches von 5',
  'goal.sevens': 'Mach 7: Lege {asks} an oder einen Kardinal',
  'goal.sevensBlank': 'An ein Blank passt nur ein Kardinal',
  'goal.matador': 'Mach 10: Lege {asks} an oder einen Matador',
  'goal.matadorBlank': 'An ein Blank passt nur ein Matador',
  'goal.sumDraw': 'Nichts ergibt {sum}: Zieh, bis ein Stein passt',
  'goal.sumPass': 'Nichts ergibt {sum}: Setz aus',
  'goal.bergen': 'Lege an {ends} an: Gleiche Enden zählen',
  'goal.total': {
    one: 'Summe {total}: noch {count} bis {value}',
    other: 'Summe {total}: noch {count} bis {value}',
  },
  'goal.noTiles': 'Du hast keine Steine mehr: Setz aus',
  'goal.arm': 'Beginne einen Arm mit einer {value}',
  'goal.armOrFit': 'Beginne einen Arm mit {value} oder lege an {ends} an',
  'goal.armOrAny': 'Beginne einen Arm mit {value} oder setze einen fort',
  'goal.foot': {
    one: 'Die Hühnerkralle {tile} braucht noch {count} Stein',
    other: 'Die Hühnerkralle {tile} braucht noch {count} Steine',
  },

  // Concentration
  'goal.pair': 'Decke zwei Steine auf, die zusammen {sum} haben',
  'goal.second': '{tile} hat {pips}: Finde {rest} dazu',
  'goal.noPair': '{pips} Augen, nicht {sum}: Decke zwei Steine auf',
  'goal.notSum': '{pips} Augen, nicht {sum}',
  'goal.remember': '{name} ist dran: Merk dir, was aufgedeckt wird',

  // Hectic domino
  'goal.chain': {
    one: 'Baue von {value} bis {value} mit mindestens {count} Stein',
    other: 'Baue von {value} bis {value} mit mindestens {count} Steinen',
  },
  'goal.chainSoFar': '{count} von {least} Steinen; außen muss {value} stehen',
  'goal.chainLong': 'Lang genug: jetzt an beiden Enden {value}',
  'goal.chainInside': 'Die {value} darf nur an den beiden Enden stehen',
  'goal.gaveUp': 'Du hast aufgegeben: Warte auf den nächsten Pasch',
  'goal.race': 'Wer baut zuerst von {value} bis {value}?',

  // Castle domino
  'goal.burgAll': 'Zieh, lege einen Stein hin oder lege eine Kette',
  'goal.burgNoChain': 'Zieh oder lege einen Stein hin',
  'goal.burgNoDraw': 'Lege einen Stein hin oder lege eine Kette',
  'goal.burgPlace': 'Lege einen Stein hin',
  'goal.burgDraw': 'Zieh einen Stein',

  // Dominance
  'goal.take': 'Nimm einen Stein für eine deiner Zeilen',
  'goal.takeOrPrescribe': 'Nimm einen Stein, oder schreib {name} Zeile {rows} vor',
  'goal.takeNow': 'Nimm jetzt einen Stein für dich',

  // Games for one
  'goal.rowBegin': 'Beginne mit dem rechten Ende einer Zeile',
  'goal.rowFit': 'Nimm {ends} vom rechten Ende einer Zeile',
  'goal.fortuneBegin': {
    one: 'Baue eine Kette aus {count} Stein',
    other: 'Baue eine Kette aus allen {count} Steinen',
  },
  'goal.fortuneFit': {
    one: 'Noch {count} Stein: Lege an {ends} an',
    other: 'Noch {count} Steine: Lege an {ends} an',
  },
  'goal.fortuneStuck': 'Es geht nicht weiter: Nimm Steine zurück',
  'goal.dominosa': 'Finde jeden Stein einmal: noch {count}',
  'goal.quadrille': {
    one: 'Noch {count} Stein: in jedem Quadrat eine Zahl',
    other: 'Noch {count} Steine: in jedem Quadrat eine Zahl',
  },

  // SOLO and SOLOmino
  'goal.jumpIn': '{name} ist dran: Du kannst zwischenwerfen',
  'goal.card': 'Leg {colour}, {face} oder Schwarz ab',
  'goal.colour': 'Leg {colour} oder Schwarz ab',
  'goal.anyCard': 'Jede Karte passt: Leg eine ab',
  'goal.drawCard': 'Keine Karte passt: Zieh eine',
  'goal.drawnCard': 'Die gezogene Karte passt: ablegen oder behalten',
  'goal.passCard': 'Nichts passt, nichts ist zu ziehen: Setz aus',
  'goal.debt': { one: 'Zieh {count} Strafkarte', other: 'Zieh {count} Strafkarten' },
  'goal.debtOr': {
    one: 'Zieh {count} Strafkarte oder verlängere: {card}',
    other: 'Zieh {count} Strafkarten oder verlängere: {card}',
  },
  'goal.snake': 'Lege an: {halves}',
  'goal.answer': 'Lege genau Gleiches: {halves}',
  'goal.takePile': {
    one: 'Nichts Gleiches: Nimm den kleinen Stapel ({count} Karte)',
    other: 'Nichts Gleiches: Nimm den kleinen Stapel ({count} Karten)',
  },
};

import type { refusals as english } from '../../en/table/refusals.ts';
import type { Translation } from '../../translation.ts';

export const refusals: Translation<typeof english> = {
  // Every table
  matchOver: 'Die Partie ist zu Ende.',
  roundOver: 'Die Runde ist zu Ende. Beginne die nächste.',
  roundNotOver: 'Die Runde ist noch nicht zu Ende.',
  notOnTurn: 'Warte kurz: {turn} ist dran.',
  noSuchMove: 'Diesen Zug gibt es hier nicht: {found}.',
  badField: 'Dieser Zug ist nicht zu lesen: {field}.',

  // Tiles
  noSuchTile: 'Diesen Stein gibt es im Satz bis Pasch {set} nicht.',
  notInHand: 'Du hast {tile} nicht auf der Hand.',
  alreadyLaid: '{tile} liegt schon auf dem Tisch.',
  alreadyTaken: '{tile} ist schon weg.',

  // Open ends
  noEnds: 'Noch liegt kein Stein, also gibt es kein offenes Ende.',
  noSuchEnd: 'Dort ist kein offenes Ende. Offen: {ends}.',
  showsNo: '{tile} hat keine {value}.',
  fitsNoEnd: '{tile} passt an keines der Enden: {values}.',

  // Domino games
  otherOpens: 'Diese Runde beginnt mit {other}, nicht mit {tile}.',
  mustLay: 'Du kannst anlegen, also musst du.',
  mustDraw: 'Zieh zuerst: Aussetzen darfst du nur, wenn du weder anlegen noch ziehen kannst.',
  nothingToDraw: 'Es darf kein Stein mehr gezogen werden.',
  oneTileDrawn: 'Du ziehst nur einen Stein pro Zug.',
  noDrawBeforeOpening: 'Vor dem ersten Stein zieht niemand.',
  oneTileDrawnIfFits: 'Du kannst anlegen, also darfst du nur einen Stein ziehen.',
  noDoubleToLock: '{tile} ist kein Pasch. Nur ein Pasch sperrt ein Ende.',
  footFirst: 'Erst braucht diese Hühnerkralle ihre drei Zehen: {end}.',
  missesSum: 'Keine Hälfte von {tile} ergibt mit der {value} zusammen {sum}.',
  missesSumAtAll: '{tile} ergibt mit keinem der Enden {sum}: {values}.',
  jokerAtBlank: 'An ein Blank darf nur ein Joker, und {tile} ist keiner.',
  jokerHasNo: '{tile} hat keine {value}, die nach außen zeigen könnte.',
  noJoker: '{tile} ist kein Joker und kann nur auf eine Art liegen.',
  noJokerOpens: 'Der erste Stein liegt einfach da: Keine Hälfte zeigt nach außen.',

  // Concentration
  noSuchCell: 'Den Platz {cell} gibt es nicht.',
  cellTaken: 'Der Stein auf diesem Platz ist schon weg.',
  faceUp: 'Dieser Stein ist schon aufgedeckt. Nimm einen anderen.',

  // Hectic domino
  hasGivenUp: 'Du hast aufgegeben. Warte auf den nächsten Pasch.',
  setAside: '{tile} liegt mit den anderen Paschen beiseite.',
  inOwnChain: '{tile} liegt schon in deiner Kette.',
  inOtherChain: '{tile} ist nicht mehr in der Mitte, sondern bei {opponent}.',
  chainShows: '{tile} passt {side} nicht: Dort zeigt deine Kette eine {value}.',
  fitsNoSide: '{tile} passt an kein Ende deiner Kette: {values}.',
  emptyChain: 'Deine Kette ist leer: Du kannst nichts zurücklegen.',

  // Castle domino
  emptyStock: 'Der Vorrat ist leer.',
  fullHand: {
    one: 'Ziehen darfst du nur mit höchstens 4 Steinen auf der Hand. Du hast {count}.',
    other: 'Ziehen darfst du nur mit höchstens 4 Steinen auf der Hand. Du hast {count}.',
  },
  laidTwice: '{tile} kann nicht zweimal liegen.',
  offTheTable: '{tile} muss auf dem Tisch liegen, direkt neben einem Stein.',
  shortChain: 'Eine Kette hat mindestens zwei Steine.',
  chainBegins:
    '{tile} muss auf dem Tisch neben einem Stein liegen oder auf freien Hälften von zwei Steinen auf derselben Ebene.',
  chainGoesOn:
    '{tile} muss eine Hälfte von {other} bedecken und daneben, auf derselben Ebene, eine gleiche freie von einem anderen Stein.',

  // Dominance
  outsideValues: 'Hier gibt es nur Steine mit den Zahlen 1 bis {value}.',
  hasNoRow: '{tile} hat keine {row}, also kommt nichts davon in Zeile {row}.',
  onePrescribed: 'Du darfst nur einmal pro Zug vorschreiben.',
  rowHasEntry: 'Zeile {row} von {opponent} ist nicht mehr leer.',
  notTheLast: 'Es gibt noch mehr als einen Stein mit einer {value}.',

  // Games for one
  noRightEnd: '{tile} liegt nicht ganz rechts in einer Zeile. Nehmen kannst du: {tiles}.',
  notOnTable: '{tile} liegt nicht auf dem Tisch.',
  nothingLaid: 'Es ist noch nichts gelegt.',
  notStuck: 'Die Kette steckt nicht fest. Nimm nur den letzten Stein zurück.',
  outsideShape: 'Dieser Platz gehört nicht zur Figur.',
  notNeighbours: 'Ein Stein liegt auf zwei Plätzen nebeneinander.',
  cellCovered: 'Dort liegt schon {tile}.',
  liesElsewhere: 'Das wäre {tile}, und der liegt schon woanders. Jeder Stein liegt nur einmal.',
  nothingLiesThere: 'Auf diesen zwei Plätzen liegt kein Stein.',
  notLaid: '{tile} liegt noch nicht.',
  wasGiven: '{tile} ist vorgegeben und bleibt liegen.',
  squareShows: '{tile} passt nicht: Dieses Quadrat zeigt viermal die {value}.',
  twoInSquare: '{tile} hat zwei Zahlen, aber ein Quadrat zeigt nur eine.',
  squareCount: 'Die Figur hat {count} Quadrate, nicht {found}.',
  notSideBySide: 'Diese zwei Plätze liegen nicht nebeneinander: {cells}.',
  cellTwice: 'Auf einem Platz liegen zwei Steine.',
  bareCell: 'Ein Platz ist noch frei. Alle {count} müssen bedeckt sein.',
  tileTwice: '{tile} würde zweimal liegen.',

  // SOLO and SOLOmino
  noSuchCard: 'Diese Karte gibt es nicht: {found}.',
  mustDrawCard: 'Zieh zuerst eine Karte.',

  // SOLO
  cardNotInHand: 'Diese Karte hast du nicht: {card}.',
  nothingToChoose: 'Jetzt gibt es nichts zu wählen.',
  colourFirst: 'Wähle zuerst eine Farbe. Oben liegt: {top}.',
  partnerFirst: 'Sag zuerst, mit wem du tauschst. Oben liegt: {top}.',
  cardMisfits: 'Das passt nicht: {card}. Es passt: {colour}, {face} oder Schwarz.',
  cardMisfitsNamed: 'Das passt nicht: {card}. Gewünscht ist {colour}; auch Schwarz passt.',
  draw2Due: {
    one: 'Zieh {count} Strafkarte oder verlängere mit „Zieh 2“. Deine Karte ist: {card}.',
    other: 'Zieh {count} Strafkarten oder verlängere mit „Zieh 2“. Deine Karte ist: {card}.',
  },
  wild4Due: {
    one: 'Zieh {count} Strafkarte oder verlängere mit „Zieh 4 + Farbenwahl“. Deine Karte ist: {card}.',
    other: 'Zieh {count} Strafkarten oder verlängere mit „Zieh 4 + Farbenwahl“. Deine Karte ist: {card}.',
  },
  cardsDue: {
    one: 'Zieh zuerst deine Strafkarte.',
    other: 'Zieh zuerst deine {count} Strafkarten.',
  },
  onlyDrawn: 'Nach dem Ziehen darfst du nur die gezogene Karte ablegen, nicht diese: {card}.',
  oneCardDrawn: 'Du hast schon gezogen. Lege diese Karte ab oder behalte sie: {card}.',
  noCardLeft: 'Es gibt keine Karte mehr zu ziehen.',
  noCardLeftMustLay: 'Es gibt keine Karte mehr zu ziehen. Du kannst ablegen, also musst du.',
  notOnTop:
    '{turn} ist dran. Zwischenwerfen darfst du nur genau die gleiche Karte wie die oberste: {top}. Deine ist: {card}.',

  // SOLOmino
  minoCardNotInHand: 'Diese Karte hast du nicht: {minoCard}.',
  minoCardTurned: 'Die Kartenhälften stehen andersherum: {minoCard}.',
  halfMisfits: 'Das passt nicht: {half}. Am Ende liegt: {snakeEnd}.',
  fitsNoSnakeEnd: 'Diese Karte passt an kein Ende: {minoCard}. An den Enden liegt: {snakeEnds}.',
  notIdentical:
    '{turn} ist dran. Zwischenwerfen darfst du nur, was genau einem der Enden gleicht: {snakeEnds}. Deine Kartenhälfte ist: {half}.',
  askGoesOn: 'Solange eine Karte erfragt wird, darf niemand zwischenwerfen.',
  noDraw1: {
    one: 'Zieh {count} Strafkarte oder verlängere mit „Zieh 1“. Deine Karte ist: {minoCard}.',
    other: 'Zieh {count} Strafkarten oder verlängere mit „Zieh 1“. Deine Karte ist: {minoCard}.',
  },
  onlyDrawnMino: 'Jetzt darfst du nur die gezogene Karte anlegen: {minoCard}.',
  oneMinoCardDrawn: 'Du ziehst nur eine Karte pro Zug.',
  answerFirst: 'Lege zuerst eine Karte auf den kleinen Stapel oder nimm ihn.',
  noAnswer:
    'Keine Kartenhälfte gleicht genau einer auf der obersten Karte: {minoTop}. Deine Karte ist: {minoCard}.',
  canAnswer: 'Du kannst eine Karte darauflegen, also musst du. Oben auf dem kleinen Stapel: {minoTop}.',
};

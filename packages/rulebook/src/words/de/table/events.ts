import type { events as english } from '../../en/table/events.ts';
import type { Translation } from '../../translation.ts';

export const events: Translation<typeof english> = {
  deal: { you: 'Runde {round}: Du beginnst.', other: 'Runde {round}: {name} beginnt.' },
  begin: { you: 'Du beginnst.', other: '{name} beginnt.' },
  lay: { you: 'Du legst {tile}.', other: '{name} legt {tile}.' },
  layAt: { you: 'Du legst {tile} an: {end}.', other: '{name} legt {tile} an: {end}.' },
  lock: { you: 'Du sperrst mit {tile}: {end}.', other: '{name} sperrt mit {tile}: {end}.' },
  foot: {
    you: '„{call}“ {tile} braucht zuerst drei Zehen.',
    other: '„{call}“ {tile} braucht zuerst drei Zehen.',
  },
  goOut: { you: '„{call}“', other: '„{call}“' },
  total: { you: 'Das macht {value}.', other: 'Das macht {value}.' },
  turnUp: { you: '{tile} ist aufgedeckt.', other: '{tile} ist aufgedeckt.' },
  draw: {
    you: { one: 'Du ziehst {count} Stein.', other: 'Du ziehst {count} Steine.' },
    other: { one: '{name} zieht {count} Stein.', other: '{name} zieht {count} Steine.' },
  },
  drawTile: { you: 'Du ziehst {tile}.', other: '{name} zieht {tile}.' },
  pass: { you: 'Du setzt aus.', other: '{name} setzt aus.' },
  passInstead: { you: 'Du passt.', other: '{name} passt.' },
  endTurn: { you: 'Du beendest deinen Zug.', other: '{name} beendet den Zug.' },
  noFit: { you: 'Du kannst nichts anlegen.', other: '{name} kann nichts anlegen.' },
  start: { you: 'Die erste Karte: {card}.', other: 'Die erste Karte: {card}.' },
  play: { you: 'Du legst ab: {card}.', other: '{name} legt ab: {card}.' },
  interject: { you: 'Du wirfst zwischen: {card}.', other: '{name} wirft zwischen: {card}.' },
  call: { you: 'Du rufst „{call}“', other: '{name} ruft „{call}“' },
  colour: { you: 'Du wünschst dir {colour}.', other: '{name} wünscht sich {colour}.' },
  drawCards: {
    you: { one: 'Du ziehst {count} Karte.', other: 'Du ziehst {count} Karten.' },
    other: { one: '{name} zieht {count} Karte.', other: '{name} zieht {count} Karten.' },
  },
  drawCard: { you: 'Du ziehst: {card}.', other: '{name} zieht: {card}.' },
  debt: {
    you: { one: 'Du nimmst {count} Strafkarte.', other: 'Du nimmst {count} Strafkarten.' },
    other: { one: '{name} nimmt {count} Strafkarte.', other: '{name} nimmt {count} Strafkarten.' },
  },
  owe: {
    you: { one: 'Jetzt ist es {count} Strafkarte.', other: 'Jetzt sind es {count} Strafkarten.' },
    other: { one: 'Jetzt ist es {count} Strafkarte.', other: 'Jetzt sind es {count} Strafkarten.' },
  },
  penalty: {
    you: {
      one: 'Du hast vergessen zu rufen und ziehst {count} Karte.',
      other: 'Du hast vergessen zu rufen und ziehst {count} Karten.',
    },
    other: {
      one: '{name} hat vergessen zu rufen und zieht {count} Karte.',
      other: '{name} hat vergessen zu rufen und zieht {count} Karten.',
    },
  },
  keep: { you: 'Du behältst die Karte.', other: '{name} behält die Karte.' },
  keepTile: { you: 'Du behältst den Stein.', other: '{name} behält den Stein.' },
  skip: { you: 'Du setzt aus.', other: '{name} setzt aus.' },
  reverse: { you: 'Jetzt geht es {way} weiter.', other: 'Jetzt geht es {way} weiter.' },
  swap: {
    you: 'Du tauschst alle Handkarten mit {partner}.',
    other: '{name} tauscht alle Handkarten mit {partner}.',
  },
  rotate: { you: 'Alle geben ihre Handkarten weiter.', other: 'Alle geben ihre Handkarten weiter.' },
  reshuffle: {
    you: 'Der Ablagestapel wird zu einem neuen Zugstapel gemischt.',
    other: 'Der Ablagestapel wird zu einem neuen Zugstapel gemischt.',
  },
  snake: {
    you: 'Du legst {side} an die Kartenschlange: {card}.',
    other: '{name} legt {side} an die Kartenschlange: {card}.',
  },
  snakeInterject: {
    you: 'Du wirfst {side} zwischen: {card}.',
    other: '{name} wirft {side} zwischen: {card}.',
  },
  ask: {
    you: 'Eine Karte wird erfragt. Vor dir liegt: {card}.',
    other: 'Eine Karte wird erfragt. Vor {name} liegt: {card}.',
  },
  answer: {
    you: 'Du legst auf den kleinen Stapel: {card}.',
    other: '{name} legt auf den kleinen Stapel: {card}.',
  },
  take: {
    you: {
      one: 'Du nimmst den kleinen Stapel: {count} Karte.',
      other: 'Du nimmst den kleinen Stapel: {count} Karten.',
    },
    other: {
      one: '{name} nimmt den kleinen Stapel: {count} Karte.',
      other: '{name} nimmt den kleinen Stapel: {count} Karten.',
    },
  },
  lift: {
    you: {
      one: 'Du nimmst {count} Karte von der Kartenschlange.',
      other: 'Du nimmst {count} Karten von der Kartenschlange.',
    },
    other: {
      one: '{name} nimmt {count} Karte von der Kartenschlange.',
      other: '{name} nimmt {count} Karten von der Kartenschlange.',
    },
  },
  flip: { you: 'Du deckst {tile} auf.', other: '{name} deckt {tile} auf.' },
  pair: { you: 'Du nimmst das Paar.', other: '{name} nimmt das Paar.' },
  noPair: {
    you: 'Kein Paar: Beide werden wieder umgedreht.',
    other: 'Kein Paar: Beide werden wieder umgedreht.',
  },
  chainTake: { you: 'Du nimmst {tile}.', other: '{name} nimmt {tile}.' },
  chainReturn: { you: 'Du legst {tile} zurück.', other: '{name} legt {tile} zurück.' },
  complete: { you: 'Deine Kette ist fertig.', other: 'Die Kette von {name} ist fertig.' },
  reveal: { you: 'Jetzt geht es um den Pasch {tile}.', other: 'Jetzt geht es um den Pasch {tile}.' },
  giveUp: { you: 'Du gibst auf.', other: '{name} gibt auf.' },
  abandon: {
    you: 'Alle haben aufgegeben: Niemand bekommt {tile}.',
    other: 'Alle haben aufgegeben: Niemand bekommt {tile}.',
  },
  place: { you: 'Du legst {tile} auf den Tisch.', other: '{name} legt {tile} auf den Tisch.' },
  chain: {
    you: { one: 'Du legst eine Kette aus {count} Stein.', other: 'Du legst eine Kette aus {count} Steinen.' },
    other: {
      one: '{name} legt eine Kette aus {count} Stein.',
      other: '{name} legt eine Kette aus {count} Steinen.',
    },
  },
  giveAway: {
    you: { one: 'Du gibst {count} Stein ab.', other: 'Du gibst {count} Steine ab.' },
    other: { one: '{name} gibt {count} Stein ab.', other: '{name} gibt {count} Steine ab.' },
  },
  takeFrom: { you: 'Du nimmst {tile} von {partner}.', other: '{name} nimmt {tile} von {partner}.' },
  takeTiles: {
    you: { one: 'Du nimmst einen Stein von {partner}.', other: 'Du nimmst {count} Steine von {partner}.' },
    other: {
      one: '{name} nimmt einen Stein von {partner}.',
      other: '{name} nimmt {count} Steine von {partner}.',
    },
  },
  write: {
    you: 'Du nimmst {tile} und schreibst {value} in Zeile {row}.',
    other: '{name} nimmt {tile} und schreibt {value} in Zeile {row}.',
  },
  prescribe: {
    you: 'Du nimmst {tile} und schreibst {value} in Zeile {row} von {partner}.',
    other: '{name} nimmt {tile} und schreibt {value} in Zeile {row} von {partner}.',
  },
  undo: { you: 'Du nimmst den letzten Stein zurück.', other: '{name} nimmt den letzten Stein zurück.' },
  takeBack: {
    you: { one: 'Du nimmst {count} Stein zurück.', other: 'Du nimmst {count} Steine zurück.' },
    other: { one: '{name} nimmt {count} Stein zurück.', other: '{name} nimmt {count} Steine zurück.' },
  },
  liftTile: { you: 'Du hebst {tile} auf.', other: '{name} hebt {tile} auf.' },
  refill: {
    you: { one: 'Du ziehst {count} neuen Stein.', other: 'Du ziehst {count} neue Steine.' },
    other: { one: '{name} zieht {count} neuen Stein.', other: '{name} zieht {count} neue Steine.' },
  },
  lastTile: {
    you: 'Du hast den letzten Stein gelegt: {tile}.',
    other: '{name} hat den letzten Stein gelegt: {tile}.',
  },
  lastCard: {
    you: 'Du hast die letzte Karte abgelegt: {card}.',
    other: '{name} hat die letzte Karte abgelegt: {card}.',
  },
  pointsFor: {
    you: { one: 'Du bekommst {count} Punkt ({why}).', other: 'Du bekommst {count} Punkte ({why}).' },
    other: { one: '{name} bekommt {count} Punkt ({why}).', other: '{name} bekommt {count} Punkte ({why}).' },
  },
};

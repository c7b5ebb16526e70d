import type { events as english } from '../../en/table/events.ts';
import type { Translation } from '../../translation.ts';

export const events: Translation<typeof english> = {
  deal: { you: 'Runde {round}: Du beginnst.', other: 'Runde {round}: {name} beginnt.' },
  begin: { you: 'Du beginnst.', other: '{name} beginnt.' },
  lay: { you: 'Du legst {tile}.', other: '{name} legt {tile}.' },
  layAt: { you: 'Du legst {tile} an: {end}.', other: '{name} legt {tile} an: {end}.' },
  lock: { you: 'Du sperrst mit {tile}: {end}.', other: '{name} sperrt mit {tile}: {end}.' },
  foot: {
    you: '{tile} ist eine Kralle: Erst braucht sie drei Zehen.',
    other: '{tile} ist eine Kralle: Erst braucht sie drei Zehen.',
  },
  turnUp: { you: '{tile} ist aufgedeckt.', other: '{tile} ist aufgedeckt.' },
  draw: {
    you: { one: 'Du ziehst {count} Stein.', other: 'Du ziehst {count} Steine.' },
    other: { one: '{name} zieht {count} Stein.', other: '{name} zieht {count} Steine.' },
  },
  drawTile: { you: 'Du ziehst {tile}.', other: '{name} zieht {tile}.' },
  pass: { you: 'Du passt.', other: '{name} passt.' },
  noFit: { you: 'Du hast nichts, was passt.', other: '{name} hat nichts, was passt.' },
  start: { you: 'Die erste Karte: {card}.', other: 'Die erste Karte: {card}.' },
  play: { you: 'Du legst: {card}.', other: '{name} legt: {card}.' },
  interject: { you: 'Du wirfst dazwischen: {card}.', other: '{name} wirft dazwischen: {card}.' },
  call: { you: 'Du rufst „{call}“', other: '{name} ruft „{call}“' },
  colour: { you: 'Du nennst die Farbe {colour}.', other: '{name} nennt die Farbe {colour}.' },
  drawCards: {
    you: { one: 'Du ziehst {count} Karte.', other: 'Du ziehst {count} Karten.' },
    other: { one: '{name} zieht {count} Karte.', other: '{name} zieht {count} Karten.' },
  },
  drawCard: { you: 'Du ziehst: {card}.', other: '{name} zieht: {card}.' },
  debt: {
    you: {
      one: 'Du nimmst die Zieh-Schuld: {count} Karte.',
      other: 'Du nimmst die Zieh-Schuld: {count} Karten.',
    },
    other: {
      one: '{name} nimmt die Zieh-Schuld: {count} Karte.',
      other: '{name} nimmt die Zieh-Schuld: {count} Karten.',
    },
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
  skip: { you: 'Du setzt aus.', other: '{name} setzt aus.' },
  reverse: { you: 'Jetzt geht es {way} weiter.', other: 'Jetzt geht es {way} weiter.' },
  swap: { you: 'Du tauschst die Hand mit {partner}.', other: '{name} tauscht die Hand mit {partner}.' },
  rotate: { you: 'Alle geben ihre Hand weiter.', other: 'Alle geben ihre Hand weiter.' },
  reshuffle: {
    you: 'Der Ablagestapel wird zu einem neuen Ziehstapel gemischt.',
    other: 'Der Ablagestapel wird zu einem neuen Ziehstapel gemischt.',
  },
  snake: {
    you: 'Du legst {side} an die Schlange: {card}.',
    other: '{name} legt {side} an die Schlange: {card}.',
  },
  snakeInterject: {
    you: 'Du wirfst {side} an der Schlange dazwischen: {card}.',
    other: '{name} wirft {side} an der Schlange dazwischen: {card}.',
  },
  ask: { you: 'Du wirst gefragt: {card}.', other: '{name} wird gefragt: {card}.' },
  answer: { you: 'Du antwortest: {card}.', other: '{name} antwortet: {card}.' },
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
      one: 'Du nimmst {count} Karte von der Schlange.',
      other: 'Du nimmst {count} Karten von der Schlange.',
    },
    other: {
      one: '{name} nimmt {count} Karte von der Schlange.',
      other: '{name} nimmt {count} Karten von der Schlange.',
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
    you: 'Alle haben aufgegeben: {tile} bekommt niemand.',
    other: 'Alle haben aufgegeben: {tile} bekommt niemand.',
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
    you: {
      one: 'Du ziehst die nächste Hand: {count} Stein.',
      other: 'Du ziehst die nächste Hand: {count} Steine.',
    },
    other: {
      one: '{name} zieht die nächste Hand: {count} Stein.',
      other: '{name} zieht die nächste Hand: {count} Steine.',
    },
  },
  points: {
    you: { one: 'Du bekommst {count} Punkt.', other: 'Du bekommst {count} Punkte.' },
    other: { one: '{name} bekommt {count} Punkt.', other: '{name} bekommt {count} Punkte.' },
  },
  pointsFor: {
    you: { one: 'Du bekommst {count} Punkt ({why}).', other: 'Du bekommst {count} Punkte ({why}).' },
    other: { one: '{name} bekommt {count} Punkt ({why}).', other: '{name} bekommt {count} Punkte ({why}).' },
  },
};

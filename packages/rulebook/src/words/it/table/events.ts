import type { events as english } from '../../en/table/events.ts';
import type { Translation } from '../../translation.ts';

export const events: Translation<typeof english> = {
  deal: { you: 'Manche {round}: cominci tu.', other: 'Manche {round}: comincia {name}.' },
  begin: { you: 'Cominci tu.', other: 'Comincia {name}.' },
  lay: { you: 'Hai giocato {tile}.', other: '{name} ha giocato {tile}.' },
  layAt: {
    you: 'Hai giocato {tile} accanto al {end}.',
    other: '{name} ha giocato {tile} accanto al {end}.',
  },
  lock: { you: 'Hai bloccato il {end} con {tile}.', other: '{name} ha bloccato il {end} con {tile}.' },
  foot: {
    you: '«{call}» Prima servono le tre dita di {tile}.',
    other: '«{call}» Prima servono le tre dita di {tile}.',
  },
  goOut: { you: '«{call}»', other: '«{call}»' },
  total: { you: 'Totale: {value}.', other: 'Totale: {value}.' },
  turnUp: { you: '{tile} è scoperta.', other: '{tile} è scoperta.' },
  draw: {
    you: { one: 'Hai pescato {count} tessera.', other: 'Hai pescato {count} tessere.' },
    other: { one: '{name} ha pescato {count} tessera.', other: '{name} ha pescato {count} tessere.' },
  },
  drawTile: { you: 'Hai pescato {tile}.', other: '{name} ha pescato {tile}.' },
  pass: { you: 'Hai passato.', other: '{name} ha passato.' },
  passInstead: { you: 'Hai passato.', other: '{name} ha passato.' },
  endTurn: { you: 'Hai finito il turno.', other: '{name} ha finito il turno.' },
  noFit: { you: 'Non hai niente che vada bene.', other: '{name} non ha niente che vada bene.' },
  start: { you: 'La prima carta: {card}.', other: 'La prima carta: {card}.' },
  play: { you: 'Hai giocato: {card}.', other: '{name} ha giocato: {card}.' },
  interject: { you: 'Ti inserisci: {card}.', other: '{name} si inserisce: {card}.' },
  call: { you: 'Hai annunciato «{call}».', other: '{name} ha annunciato «{call}».' },
  colour: { you: 'Hai detto «{colour}».', other: '{name} ha detto «{colour}».' },
  drawCards: {
    you: { one: 'Hai pescato {count} carta.', other: 'Hai pescato {count} carte.' },
    other: { one: '{name} ha pescato {count} carta.', other: '{name} ha pescato {count} carte.' },
  },
  drawCard: { you: 'Hai pescato: {card}.', other: '{name} ha pescato: {card}.' },
  debt: {
    you: {
      one: 'Carte da pescare: ne hai presa {count}.',
      other: 'Carte da pescare: ne hai prese {count}.',
    },
    other: {
      one: 'Carte da pescare: {name} ne ha presa {count}.',
      other: 'Carte da pescare: {name} ne ha prese {count}.',
    },
  },
  owe: {
    you: { one: 'Ora c’è {count} carta da pescare.', other: 'Ora ci sono {count} carte da pescare.' },
    other: { one: 'Ora c’è {count} carta da pescare.', other: 'Ora ci sono {count} carte da pescare.' },
  },
  penalty: {
    you: {
      one: 'Hai dimenticato l’annuncio e peschi {count} carta.',
      other: 'Hai dimenticato l’annuncio e peschi {count} carte.',
    },
    other: {
      one: '{name} ha dimenticato l’annuncio e pesca {count} carta.',
      other: '{name} ha dimenticato l’annuncio e pesca {count} carte.',
    },
  },
  keep: { you: 'Hai tenuto la carta.', other: '{name} ha tenuto la carta.' },
  keepTile: { you: 'Hai tenuto la tessera.', other: '{name} ha tenuto la tessera.' },
  skip: { you: 'Salti il turno.', other: '{name} salta il turno.' },
  reverse: { you: 'Ora si gioca {way}.', other: 'Ora si gioca {way}.' },
  swap: {
    you: 'Hai scambiato tutte le carte con {partner}.',
    other: '{name} ha scambiato tutte le carte con {partner}.',
  },
  rotate: {
    you: 'Giro delle mani: ognuno passa tutte le sue carte.',
    other: 'Giro delle mani: ognuno passa tutte le sue carte.',
  },
  reshuffle: {
    you: 'La pila degli scarti si mescola e diventa il nuovo mazzo.',
    other: 'La pila degli scarti si mescola e diventa il nuovo mazzo.',
  },
  snake: {
    you: 'Hai giocato {side} del serpente: {card}.',
    other: '{name} ha giocato {side} del serpente: {card}.',
  },
  snakeInterject: {
    you: 'Ti inserisci {side} del serpente: {card}.',
    other: '{name} si inserisce {side} del serpente: {card}.',
  },
  ask: { you: 'Richiesta di carta per te: {card}.', other: 'Richiesta di carta per {name}: {card}.' },
  answer: { you: 'Hai risposto: {card}.', other: '{name} ha risposto: {card}.' },
  take: {
    you: {
      one: 'Hai preso il mucchietto: {count} carta.',
      other: 'Hai preso il mucchietto: {count} carte.',
    },
    other: {
      one: '{name} ha preso il mucchietto: {count} carta.',
      other: '{name} ha preso il mucchietto: {count} carte.',
    },
  },
  lift: {
    you: {
      one: 'Hai preso {count} carta dal serpente.',
      other: 'Hai preso {count} carte dal serpente.',
    },
    other: {
      one: '{name} ha preso {count} carta dal serpente.',
      other: '{name} ha preso {count} carte dal serpente.',
    },
  },
  flip: { you: 'Hai scoperto {tile}.', other: '{name} ha scoperto {tile}.' },
  pair: { you: 'Hai preso la coppia.', other: '{name} ha preso la coppia.' },
  noPair: {
    you: 'Non è una coppia: si coprono di nuovo tutte e due.',
    other: 'Non è una coppia: si coprono di nuovo tutte e due.',
  },
  chainTake: { you: 'Hai preso {tile}.', other: '{name} ha preso {tile}.' },
  chainReturn: { you: 'Hai rimesso {tile} al centro.', other: '{name} ha rimesso {tile} al centro.' },
  complete: { you: 'La tua catena è completa.', other: 'La catena di {name} è completa.' },
  reveal: { you: 'Ora si gioca per il doppio {tile}.', other: 'Ora si gioca per il doppio {tile}.' },
  giveUp: { you: 'Hai rinunciato.', other: '{name} ha rinunciato.' },
  abandon: {
    you: 'Tutti hanno rinunciato: nessuno prende {tile}.',
    other: 'Tutti hanno rinunciato: nessuno prende {tile}.',
  },
  place: { you: 'Hai giocato {tile} sul tavolo.', other: '{name} ha giocato {tile} sul tavolo.' },
  chain: {
    you: {
      one: 'Hai giocato una catena di {count} tessera.',
      other: 'Hai giocato una catena di {count} tessere.',
    },
    other: {
      one: '{name} ha giocato una catena di {count} tessera.',
      other: '{name} ha giocato una catena di {count} tessere.',
    },
  },
  giveAway: {
    you: { one: 'Hai ceduto {count} tessera.', other: 'Hai ceduto {count} tessere.' },
    other: { one: '{name} ha ceduto {count} tessera.', other: '{name} ha ceduto {count} tessere.' },
  },
  takeFrom: { you: 'Hai preso {tile} da {partner}.', other: '{name} ha preso {tile} da {partner}.' },
  takeTiles: {
    you: { one: 'Hai preso una tessera da {partner}.', other: 'Hai preso {count} tessere da {partner}.' },
    other: {
      one: '{name} ha preso una tessera da {partner}.',
      other: '{name} ha preso {count} tessere da {partner}.',
    },
  },
  write: {
    you: 'Hai preso {tile} e scritto {value} nella riga {row}.',
    other: '{name} ha preso {tile} e scritto {value} nella riga {row}.',
  },
  prescribe: {
    you: 'Hai preso {tile} e scritto {value} nella riga {row} per {partner}.',
    other: '{name} ha preso {tile} e scritto {value} nella riga {row} per {partner}.',
  },
  undo: { you: 'Hai ripreso l’ultima tessera.', other: '{name} ha ripreso l’ultima tessera.' },
  takeBack: {
    you: { one: 'Hai ripreso {count} tessera.', other: 'Hai ripreso {count} tessere.' },
    other: { one: '{name} ha ripreso {count} tessera.', other: '{name} ha ripreso {count} tessere.' },
  },
  liftTile: { you: 'Hai tolto {tile}.', other: '{name} ha tolto {tile}.' },
  refill: {
    you: {
      one: 'Hai pescato la mano seguente: {count} tessera.',
      other: 'Hai pescato la mano seguente: {count} tessere.',
    },
    other: {
      one: '{name} ha pescato la mano seguente: {count} tessera.',
      other: '{name} ha pescato la mano seguente: {count} tessere.',
    },
  },
  lastTile: {
    you: 'Hai giocato l’ultima tessera: {tile}.',
    other: '{name} ha giocato l’ultima tessera: {tile}.',
  },
  lastCard: {
    you: 'Hai giocato l’ultima carta: {card}.',
    other: '{name} ha giocato l’ultima carta: {card}.',
  },
  pointsFor: {
    you: { one: 'Ricevi {count} punto ({why}).', other: 'Ricevi {count} punti ({why}).' },
    other: { one: '{name} riceve {count} punto ({why}).', other: '{name} riceve {count} punti ({why}).' },
  },
};

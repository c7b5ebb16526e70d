import type { CardNames } from '../../card-names.ts';

export const cardNames: CardNames = {
  colours: {
    r: { name: 'Rot', m: 'roter', f: 'rote', n: 'rotes' },
    g: { name: 'Grün', m: 'grüner', f: 'grüne', n: 'grünes' },
    b: { name: 'Blau', m: 'blauer', f: 'blaue', n: 'blaues' },
    y: { name: 'Gelb', m: 'gelber', f: 'gelbe', n: 'gelbes' },
  },
  numberGender: 'f',
  symbols: {
    skip: { name: 'Aussetzen', gender: 'n' },
    reverse: { name: 'Richtungswechsel', gender: 'm' },
    draw2: { name: '„Zieh 2“', gender: 'n' },
    draw1: { name: '„Zieh 1“', gender: 'n' },
    swap: { name: 'Kartentausch', gender: 'm' },
    rotate: { name: 'Kartentausch reihum', gender: 'm' },
    ask: { name: '„Karte erfragen“', gender: 'n' },
  },
  black: { wild: 'Farbenwahl', wild4: 'Zieh 4 + Farbenwahl', rotate: 'Kartentausch reihum' },
  card: '{colour} {face}',
  twoHalves: '{first} und {second}',
};

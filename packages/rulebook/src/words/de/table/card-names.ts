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
    draw2: { name: 'Zieh zwei', gender: 'n' },
    draw1: { name: 'Zieh eins', gender: 'n' },
    swap: { name: 'Tausch', gender: 'm' },
    rotate: { name: 'Rundtausch', gender: 'm' },
    ask: { name: 'Frage', gender: 'f' },
  },
  black: { wild: 'Farbwahl', wild4: 'Zieh vier', rotate: 'Rundtausch' },
  card: '{colour} {face}',
  twoHalves: '{first} und {second}',
};

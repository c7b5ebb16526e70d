import type { CardNames } from '../../card-names.ts';

export const cardNames: CardNames = {
  colours: {
    r: { name: 'rouge', m: 'rouge', f: 'rouge' },
    g: { name: 'vert', m: 'vert', f: 'verte' },
    b: { name: 'bleu', m: 'bleu', f: 'bleue' },
    y: { name: 'jaune', m: 'jaune', f: 'jaune' },
  },
  numberGender: 'm',
  symbols: {
    skip: { name: 'passe-tour', gender: 'm' },
    reverse: { name: 'changement de sens', gender: 'm' },
    draw2: { name: '+2', gender: 'm' },
    draw1: { name: '+1', gender: 'm' },
    swap: { name: 'échange', gender: 'm' },
    rotate: { name: 'grand échange', gender: 'm' },
    ask: { name: 'demande de carte', gender: 'f' },
  },
  black: {
    wild: 'choix de couleur',
    wild4: '+4',
    rotate: 'grand échange',
  },
  card: '{face} {colour}',
  twoHalves: '{first} et {second}',
};

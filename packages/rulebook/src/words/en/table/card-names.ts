import type { CardNames } from '../../card-names.ts';

export const cardNames: CardNames = {
  colours: {
    r: { name: 'red' },
    g: { name: 'green' },
    b: { name: 'blue' },
    y: { name: 'yellow' },
  },
  numberGender: 'n',
  symbols: {
    skip: { name: 'skip', gender: 'n' },
    reverse: { name: 'reverse', gender: 'n' },
    draw2: { name: 'draw two', gender: 'n' },
    draw1: { name: 'draw one', gender: 'n' },
    swap: { name: 'swap', gender: 'n' },
    rotate: { name: 'pass hands', gender: 'n' },
    ask: { name: 'card request', gender: 'n' },
  },
  black: { wild: 'colour choice', wild4: 'draw four', rotate: 'pass hands' },
  card: '{colour} {face}',
  twoHalves: '{first} and {second}',
};

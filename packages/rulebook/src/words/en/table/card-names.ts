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
    rotate: { name: 'hands move on', gender: 'n' },
    ask: { name: 'ask', gender: 'n' },
  },
  black: { wild: 'colour choice', wild4: 'draw four', rotate: 'hands move on' },
  card: '{colour} {face}',
  twoHalves: '{first} and {second}',
};

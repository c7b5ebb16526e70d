import type { CardNames } from '../../card-names.ts';

export const cardNames: CardNames = {
  colours: {
    r: { name: 'rosso', m: 'rosso', f: 'rossa' },
    g: { name: 'verde', m: 'verde', f: 'verde' },
    b: { name: 'blu', m: 'blu', f: 'blu' },
    y: { name: 'giallo', m: 'giallo', f: 'gialla' },
  },
  numberGender: 'm',
  symbols: {
    skip: { name: 'salta turno', gender: 'm' },
    reverse: { name: 'cambio di giro', gender: 'm' },
    draw2: { name: '+2', gender: 'm' },
    draw1: { name: '+1', gender: 'm' },
    swap: { name: 'scambio', gender: 'm' },
    rotate: { name: 'giro delle mani', gender: 'm' },
    ask: { name: '«richiesta di carta»', gender: 'f' },
  },
  black: { wild: 'cambio colore', wild4: '+4', rotate: 'giro delle mani' },
  card: '{face} {colour}',
  twoHalves: '{first} e {second}',
};

import type { CardNames } from '../../card-names.ts';

export const cardNames: CardNames = {
  colours: {
    r: { name: '赤' },
    g: { name: '緑' },
    b: { name: '青' },
    y: { name: '黄' },
  },
  numberGender: 'n',
  symbols: {
    skip: { name: 'スキップ', gender: 'n' },
    reverse: { name: 'リバース', gender: 'n' },
    draw2: { name: '2枚引き', gender: 'n' },
    draw1: { name: '1枚引き', gender: 'n' },
    swap: { name: '交換', gender: 'n' },
    rotate: { name: '手札回し', gender: 'n' },
    ask: { name: 'おたずね', gender: 'n' },
  },
  black: { wild: '色えらび', wild4: '4枚引き', rotate: '手札回し' },
  card: '{colour}の{face}',
  twoHalves: '{first}と{second}のカード',
};

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
    skip: { name: '「一回休み」', gender: 'n' },
    reverse: { name: '「方向転換」', gender: 'n' },
    draw2: { name: '「2枚取り」', gender: 'n' },
    draw1: { name: '「1枚取り」', gender: 'n' },
    swap: { name: '「誰かと交換」', gender: 'n' },
    rotate: { name: '「全員交換」', gender: 'n' },
    ask: { name: '「カードオーダー」', gender: 'n' },
  },
  black: { wild: '「色えらび」', wild4: '「4枚取り＋色えらび」', rotate: '「全員交換」' },
  card: '{colour}の{face}',
  twoHalves: '{first}と{second}のカード',
};

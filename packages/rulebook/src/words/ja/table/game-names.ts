import type { GameNames } from '../../game-names.ts';

export const gameNames: GameNames = {
  carlit: {
    name: 'ドミノ',
    blurb: '誰もが知っている定番。牌をつないで、番の終わりに1枚引きます。',
  },
  block: { name: 'ブロック', blurb: '置いて、引いて、ほかの人を置けなくしましょう。' },
  peruvian: { name: 'ペルー式ドミノ', blurb: 'マイナス点は、最後のラウンドまで秘密です。' },
  team: { name: 'チームブロック', blurb: '2人対2人。チームはラウンドごとに変わります。' },
  tiddlewink: {
    name: 'ティドルウィンク',
    blurb: '大人数で、1人たったの3枚。ダブルを置けば、もう1枚置けます。',
  },
  hungarian: { name: 'ハンガリー式ドミノ', blurb: 'できるだけたくさんの牌を、続けて置きましょう。' },
  french: { name: 'フランス式ドミノ', blurb: '上下2段で、2人の勝負。牌と牌を重ねていきます。' },
  sperr: { name: 'とおせんぼドミノ', blurb: '思いきって、ダブルで端をふさいでみましょう。' },
  sebastopol: { name: 'セバストポリ', blurb: '6-6から、4本の列がのびていきます。' },
  fives: { name: 'オールファイブ', blurb: '両端の合計を、5、10、15…にしましょう。' },
  sevens: { name: 'オールセブン', blurb: 'となりどうしを合わせて7に。カーディナルはどこにでも置けます。' },
  matador: { name: 'マタドール', blurb: 'となりどうしを合わせて10に。大人数で遊べます。' },
  bergen: { name: 'ベルゲン', blurb: '両端が同じ数になると、点が入ります。' },
  italian: { name: 'イタリア式ドミノ', blurb: 'みんなで目を足して、ぴったりの数をねらいます。' },
  cyprus: { name: 'キプロス', blurb: '9本の列が星の形にのびます。10人まで遊べます。' },
  chickenfoot: {
    name: 'チキンフット',
    blurb: 'ダブルはニワトリの足。まず3本の指をそろえましょう。',
  },
  concentration: { name: '神経衰弱', blurb: '2枚めくって、牌の場所を覚えましょう。' },
  hektik: { name: '大急ぎドミノ', blurb: '順番はありません。誰よりも早くチェーンを作りましょう。' },
  burg: { name: 'お城ドミノ', blurb: '1段、また1段。長いチェーンで高く積み上げましょう。' },
  dominanz: {
    name: 'ドミナンス',
    blurb: '2人の頭脳戦。どの行でも相手より大きく、でも大きすぎないように。',
  },
  solo1: { name: 'ひとりドミノ1', blurb: '牌は全部表向き。全部置ける道を見つけましょう。' },
  solo2: { name: 'ひとりドミノ2', blurb: '手牌を最後の1枚まで置いて、次の手牌を引きましょう。' },
  fortune: { name: '占い師', blurb: '不思議な手品です。チェーンの両端を先に当てます。' },
  dominosa: { name: 'ドミノサ', blurb: '残っているのは数だけ。牌はどこにあったのでしょう？' },
  quadrille: {
    name: 'ドミノスクエア',
    blurb: 'どの四角も1つの数になるように、図形を埋めましょう。',
  },
  solo: { name: 'SOLO', blurb: '色と数字と、いじわるなアクション。誰よりも早く手札をなくしましょう。' },
  solomino: {
    name: 'SOLOmino',
    blurb: '色か数字かマークを合わせて、カードをドミノの列につなぎましょう。',
  },
};

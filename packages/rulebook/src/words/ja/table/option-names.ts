import type { OptionNames } from '../../option-names.ts';

export const optionNames: OptionNames = {
  options: {
    set: { name: 'ドミノのセット', about: '0-0からこのダブルまでの牌を全部使います。' },
    rounds: { name: 'ラウンドの数', about: '対戦は、この数のラウンドで終わります。' },
    target: {
      name: '目標の点',
      about: 'だれかがこの点になったら対戦は終わりです（ゲームによっては、この点をこえたとき）。',
    },
    starter: { name: 'だれから始めるか', about: 'この人から最初のラウンドを始めます。' },
    sperr: { name: '端をふさぐ', about: '空いている端をダブルでふさぐと、ラウンドが終わります。' },
    openTalk: {
      name: '味方との相談',
      about: '味方どうしで何でも相談できます。味方の牌も見えます。',
    },
    small: { name: '少ない手牌', about: '6人のとき、1人7枚ではなく5枚の牌を取ります。' },
    pay: {
      name: 'ちょうどの数の点',
      about: 'ちょうどの数になると、何番目の数かに合わせた点か、その数と同じ点が入ります。',
    },
    copies: {
      name: '自分用のまん中',
      about: 'それぞれが、牌が全部そろった自分用のまん中を使います。ほかの人に牌を取られません。',
    },
    winnable: { name: '勝てる並び方だけ', about: '最後まで置ける並び方だけが出ます。' },
    hand: { name: '手牌の枚数', about: '1回にこの枚数の牌を引きます。' },
    grade: {
      name: 'むずかしさ',
      about: '答えを見つけるのに、どれだけ考えるかです。どのパズルも、考えれば必ず解けます。',
    },
    unique: { name: '答えは1つ', about: 'パズルの答えは、ちょうど1つです。' },
    given: { name: 'ヒントつき', about: 'いくつかの四角が初めからうまっていて、答えは1つです。' },
    reverseSkips: {
      name: '2人ならリバースで1回休み',
      about: '2人のとき、リバースを出すと相手は1回休みです。',
    },
    'solo.interject': {
      name: '割りこみ',
      about: 'いちばん上とまったく同じカードがあれば、自分の番でなくても、すぐに出せます。',
    },
    'solomino.interject': {
      name: '割りこみ',
      about: '端とまったく同じ片側のカードがあれば、自分の番でなくても、すぐそこに出せます。',
    },
  },
  choices: {
    steps: '何番目の数か',
    face: 'その数と同じ',
    easy: 'かんたん',
    medium: 'ふつう',
    hard: 'むずかしい',
    expert: 'とてもむずかしい',
  },
};

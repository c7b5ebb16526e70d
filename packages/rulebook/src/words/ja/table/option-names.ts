import type { OptionNames } from '../../option-names.ts';

export const optionNames: OptionNames = {
  options: {
    set: { name: 'ドミノのセット', about: '0-0からこのダブルまでの牌を全部使います。' },
    rounds: { name: 'ラウンドの数', about: '対戦は、この数のラウンドで終わります。' },
    target: {
      name: '目標の点',
      about: '誰かがこの点になったら対戦は終わりです（この点を超えたときに終わるゲームもあります）。',
    },
    starter: { name: '最初に始める人', about: '第1ラウンドは、この人から始めます。' },
    sperr: { name: '端をふさぐ', about: '空いている端をダブルでふさぐと、ラウンドが終わります。' },
    openTalk: {
      name: '味方との相談',
      about: '味方どうしで何でも相談できます。味方の牌も見えます。',
    },
    small: { name: '少ない手牌', about: '6人のとき、1人7枚ではなく5枚の牌を取ります。' },
    pay: {
      name: 'ぴったりの数の点',
      about: '合計がぴったり30、50、70…になると、1、2、3…点か、その数と同じ点が入ります。',
    },
    copies: {
      name: '牌は1人に1組ずつ',
      about: '全員が、全部そろった自分用の牌を使います。ほかの人に牌を取られません。',
    },
    winnable: { name: 'クリアできる並び方', about: '最後まで置ける並び方だけが出ます。' },
    hand: { name: '手牌の枚数', about: '1回にこの枚数の牌を引きます。' },
    grade: {
      name: '難しさ',
      about: '答えを見つけるのに、どれだけ考えるかです。どのパズルも、考えれば必ず解けます。',
    },
    unique: { name: '答えは1つ', about: 'パズルの答えは、ちょうど1つです。' },
    given: { name: '数のヒントつき', about: 'いくつかの四角の数が初めから決まっていて、答えは1つだけです。' },
    reverseSkips: {
      name: '2人なら方向転換で一回休み',
      about:
        '2人のとき、「方向転換」を出すと相手は一回休みです。最初のカードのときは、向きが変わるだけです。',
    },
    'solo.interject': {
      name: '割り込み',
      about: 'いちばん上とまったく同じカードがあれば、自分の番でなくても、すぐに出せます。',
    },
    'solomino.interject': {
      name: '割り込み',
      about: '列の端とまったく同じマス目のカードがあれば、自分の番でなくても、すぐそこに出せます。',
    },
  },
  choices: {
    steps: '1、2、3…点',
    face: 'その数と同じ',
    easy: '簡単',
    medium: 'ふつう',
    hard: '難しい',
    expert: 'とても難しい',
  },
};

import type { scoreSheet as english } from '../../en/table/score-sheet.ts';
import type { Translation } from '../../translation.ts';

export const scoreSheet: Translation<typeof english> = {
  'score.sheet': '得点表',
  'score.round': 'ラウンド',
  'score.roundNumber': '第{number}ラウンド',
  'score.points': { other: '{count}点' },
  'score.penalty': { other: 'マイナス{count}点' },
  'score.total': '合計',
  'score.hand': '手元の残り',
  'score.pips': { other: '目の数{count}' },
  'score.secret': '秘密',
  'score.winner': '勝ち',
  'score.most': '点がいちばん多い人の勝ちです。',
  'score.fewest': '点がいちばん少ない人の勝ちです。',
  'score.set': 'ダブル{value}のセット',
  'score.how': '点の内訳',
  'score.atEnd': 'ラウンドの終わり',
  'score.curve': 'ラウンドごとの点',
  'score.empty': '残りなし',
  // What a move brought points for.
  'scored.ends': '両端の合計が{value}',
  'scored.number': '合計がぴったりの数',
  'scored.first': '最初の牌',
  'scored.equalEnds': 'ペア：両端が同じ数',
  'scored.equalEndsDouble': 'トリプル：両端が同じ数で片方がダブル',
  'scored.highestDouble': 'いちばん大きいダブル',
  'scored.last': '最後の牌',
};

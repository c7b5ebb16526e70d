import type { results as english } from '../../en/table/results.ts';
import type { Translation } from '../../translation.ts';

export const results: Translation<typeof english> = {
  // Why a round ended.
  'reason.out': '最後の1枚が出ました。',
  'reason.blocked': '行き止まりです。',
  'reason.exhausted': '置くものも、引くものも、取るものも、もうありません。',
  'reason.locked': '端がふさがれました。',
  'reason.target': '目標の点になりました。',
  'reason.passed': '合計が最後の数以上になりました。',
  'reason.goal': 'チェーンが完成しました。',
  'reason.stuck': '誰もチェーンを完成できませんでした。',
  // … in games of which the usual words do not say it.
  'reason.nothingLeft': 'もうできることがありません。',
  'reason.noPair': 'ペアになる牌はもうありません。',
  'reason.allTaken': '牌はすべて取られました。',
  'reason.allFound': '牌がすべて見つかりました。',
  'reason.gaveUpPuzzle': 'パズルをあきらめました。',
  'reason.squares': 'どの四角も、4マスが同じ数になりました。',
  'reason.wholeChain': 'チェーンがすべてつながりました。',
  'reason.allLaid': '牌をすべて置きました。',
  'reason.noRowEnd': '段の右端に、置ける牌がありません。',
  'reason.fullHands': '引いた手牌をすべて置きました。',
  'reason.noFit': '置ける牌がありません。',
  'reason.noCards': '誰もカードを出すことも引くこともできません。',
  'reason.pileEmpty': '山札がなくなりました。',
  // Who won.
  'won.round.you': 'このラウンドは、あなたの勝ちです。',
  'won.round.other': 'このラウンドは{name}の勝ちです。',
  'won.round.several': 'このラウンドは{names}の勝ちです。',
  'won.round.nobody': 'このラウンドは、勝った人がいません。',
  'won.match.you': 'あなたの勝ちです！',
  'won.match.other': '対戦は{name}の勝ちです。',
  'won.match.several': '対戦は{names}の勝ちです。',
  'won.match.draw': '引き分けです。',
  'won.match.nobody': '今回はクリアできませんでした。',
};

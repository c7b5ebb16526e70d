import type { statistics as english } from '../../en/screens/statistics.ts';
import type { Translation } from '../../translation.ts';

export const statistics: Translation<typeof english> = {
  'stats.title': '統計',
  'stats.none': 'まだ終わった対戦がありません。最後まで遊ぶと、ここに出ます。',
  'stats.about': 'この端末で、人はあなただけだった対戦から集計します。どこにも送りません。',
  'stats.played': '対戦',
  'stats.won': '勝ち',
  'stats.streak': '連勝',
  'stats.bestStreak': '最多連勝',
  'stats.given': '1手あたりの損',
  'stats.givenAbout': '一番よい手とくらべて、平均でどれだけ勝つ見込みを減らしたかです。',
  'stats.game': 'ゲーム',
  'stats.alone': 'ひとり',
  'stats.running': '{count}回中{number}回を計算しました',
  'stats.delete': '終わった対戦を全部消す',
  'stats.deleteAbout': '統計も消えます。途中の対戦は残ります。',
};

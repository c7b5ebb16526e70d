import type { app as english } from '../../en/screens/app.ts';
import type { Translation } from '../../translation.ts';

export const app: Translation<typeof english> = {
  'page.rules': 'ルール',
  'page.matches': '対戦の記録',
  'page.settings': '設定',
  'page.menu': 'メニュー',
  'page.games': 'すべてのゲーム',
  'page.choose': 'ゲームを選ぶ',
  'page.close': '閉じる',
  'page.lost': 'このページはありません。',
  'page.lostWhy': 'アドレスが途中で切れているのかもしれません。',
  'page.noServer':
    'このアドレスにはサーバーがないため、離れた人とは遊べません。コンピューターとの対戦、1台で遊ぶモード、オフラインでのプレイはすべて使えます。',
  'page.newer': '新しいバージョンがあります。',
  'page.takeNewer': '今すぐ更新',
  // When something breaks.
  'broken.title': '問題が起きました',
  'broken.text': 'プログラムの問題です。何もなくなっていません。ここまでの対戦は保存されています。',
  'broken.again': 'もう一度試す',
  'broken.details': '詳しい内容',
};

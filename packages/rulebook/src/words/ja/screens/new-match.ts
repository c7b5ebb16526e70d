import type { newMatch as english } from '../../en/screens/new-match.ts';
import type { Translation } from '../../translation.ts';

export const newMatch: Translation<typeof english> = {
  'setUp.players': '全部で何人ですか？',
  'setUp.people': 'ここにいるのは何人ですか？',
  'setUp.handRound': '1台を順に渡して使います。それぞれ自分の分だけが見えます。',
  'setUp.interject': '割り込むときは、まずテーブルの自分の名前をタップします。',
  'setUp.botsJoin': { other: 'コンピューターが{count}人入ります。' },
  'setUp.name': '{number}人目の名前',
  'setUp.bots': 'コンピューターの強さ',
  'setUp.length': '対戦の長さ',
  'setUp.takesBack': '手の取り消しあり',
  'setUp.takesBackAbout': 'コンピューター相手や1台で遊ぶとき、ラウンドの初めまで戻せます。',
  'setUp.takesBackOnline': '全員が賛成すれば、そのあとに何かがめくられたり引かれたりしていても戻せます。',
  'setUp.more': '詳しく',
  'setUp.start': '始める',
  'level.easy': 'やさしい',
  'level.medium': 'ふつう',
  'level.strong': '強い',
};

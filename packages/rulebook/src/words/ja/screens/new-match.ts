import type { newMatch as english } from '../../en/screens/new-match.ts';
import type { Translation } from '../../translation.ts';

export const newMatch: Translation<typeof english> = {
  'setUp.players': '全部で何人ですか？',
  'setUp.people': 'ここに何人いますか？',
  'setUp.handRound': '1台を回して使います。見えるのは自分の手だけです。',
  'setUp.interject': '割りこむときは、まずテーブルの自分の名前をタップします。',
  'setUp.botsJoin': { other: 'コンピューターが{count}人入ります。' },
  'setUp.name': '{number}人目の名前',
  'setUp.bots': 'コンピューターの強さ',
  'setUp.length': '対戦の長さ',
  'setUp.usual': 'いつもどおり',
  'setUp.more': 'くわしく',
  'setUp.start': '始める',
  'level.easy': 'やさしい',
  'level.medium': 'ふつう',
  'level.strong': '強い',
};

import type { common as english } from '../../en/screens/common.ts';
import type { Translation } from '../../translation.ts';

export const common: Translation<typeof english> = {
  'book.players': { other: '{count}人' },
  'book.playersFrom': '{least}人から{most}人',
  // How long the match is.
  'length.rounds': { other: '{count}ラウンド' },
  'length.to': '{target}点まで',
  'length.past': '{target}点を超えるまで',
  'score.set': 'ダブル{value}のセット',
  'seat.you': 'あなた',
  'seat.number': 'プレイヤー{number}',
  'answer.yes': 'はい',
  'answer.no': 'いいえ',
  'puzzle.solvedToday': '今日はクリア済み',
};

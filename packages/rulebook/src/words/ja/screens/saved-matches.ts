import type { savedMatches as english } from '../../en/screens/saved-matches.ts';
import type { Translation } from '../../translation.ts';

export const savedMatches: Translation<typeof english> = {
  'kept.unfinished': '途中の対戦',
  'kept.finished': '終わった対戦',
  'kept.aside': '別に保管したもの',
  'kept.none': '対戦はまだありません。',
  'kept.moves': { other: '{count}手' },
  'kept.open': '開く',
  'kept.delete': '消す',
  'kept.sure': '本当に消しますか？',
  'kept.fromFile': 'ファイルを開く',
  'kept.toFile': 'ファイルに保存',
  'kept.damaged': 'この対戦は開けません。',
  'kept.noMatch': 'このファイルに対戦は入っていません。',
  'kept.unreadable': '保存した対戦の記録が読めなくなっています。',
  'kept.wrongMove': '{number}手目がルールに合いません：{text}',
  'kept.wrongPlace': '審判の説明：{text}',
  'kept.setAside': 'そのまま別に保管してあります。なくなってはいません。',
  'kept.gone': 'この対戦はもうありません。',
};

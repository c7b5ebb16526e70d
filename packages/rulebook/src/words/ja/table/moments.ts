import type { moments as english } from '../../en/table/moments.ts';
import type { Translation } from '../../translation.ts';

export const moments: Translation<typeof english> = {
  // Seen at a plate or in the middle of the table.
  'moment.jumpedIn': '割り込み！',
  'moment.forgot': 'コール忘れ！',
  'moment.locked': 'ふさいだ！',
  'moment.blocked': '行き止まり！',
  'moment.skipped': '一回休み',
  // What a player has done, as briefly as can be.
  'note.drew': '{count}枚引く',
  'note.passed': 'パス',
  'note.skipped': '一回休み',
  'note.chain': 'チェーン{count}枚',
  'note.took': '{count}枚取る',
  'note.swapped': '{name}と交換',
  'note.jumpedIn': '割り込み：{piece}',
};

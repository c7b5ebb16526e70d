import type { rulebook as english } from '../../en/screens/rulebook.ts';
import type { Translation } from '../../translation.ts';

export const rulebook: Translation<typeof english> = {
  'book.title': 'ルールブック',
  'book.contents': 'ゲーム一覧',
  'book.aim': '目的',
  'book.setup': '準備',
  'book.turn': '自分の番',
  'book.special': '特別なとき',
  'book.end': '終わり',
  'book.scoring': '点数',
  'book.shared': 'ドミノに共通のルール',
  'book.inherited': '{game}と同じこと',
  'book.agreed': '先に決めれば使えるルール：{game}',
  'book.table': 'どのゲームでも同じこと',
  'book.options': 'みんなで決められること',
  'book.example': '例',
  'book.introduction': '1分でわかる遊び方',
  'book.ruling': 'ハウスルール',
  'book.ruled': 'ハウスルール：{text}',
  'book.players': { other: '{count}人' },
  'book.playersFrom': '{least}人から{most}人',
  'book.usually': '（標準：{value}）',
  // Examples.
  'example.before': '前',
  'example.after': '後',
  'example.refused': 'できません',
  'example.hand': '手元',
  'example.step': '{number}番目',
};

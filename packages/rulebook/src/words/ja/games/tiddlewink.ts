import type { extras, rules } from '../../../games/tiddlewink.ts';
import type * as positions from '../../../positions/tiddlewink.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'だれよりも先に手牌をなくしましょう。ダブルを置くと、続けてもう1枚置けます。',
  rules: {
    'tiddlewink.deal': {
      title: '配り方',
      text: '6人から9人で遊びます。牌は1人3枚だけ取ります。',
      example: '6人が3枚ずつ取りました。28枚のうち、山には10枚残ります。',
    },
    'tiddlewink.double': {
      title: 'ダブルなら、もう1枚',
      text: 'ダブルを置いたら、もう1枚置けます。それもダブルなら、さらに続けられます。ラウンドの最初に置くダブルでも同じです。置かないときや置けないときは、パスして番を終えます。牌を引くのは、番の最後に1回だけです。',
      example:
        '6-6のあと、もう1枚置いても、パスしてもかまいません。6-1を置くと、ダブルではないので、5-4を引いて次の人の番です。',
    },
  },
  introduction: [
    '6-6はいちばん大きいダブルなので、自分から始めます。置きましょう。ダブルのあとは、まだ自分の番です。',
    '続けて6-2を置きましょう。ダブルではないので番は終わり、新しい牌が1枚手に入ります。',
    '端は0と6です。5-0を0の端に置きましょう。ダブルの4-4は、あとに取っておきます。',
    '4の端が空きました。ダブルの4-4を置きましょう。そのあと、もう1枚置けます。',
    'まだ自分の番です。最後の牌4-0をダブルにつなげれば、このラウンドは勝ちです！',
  ],
};

import type { extras, rules } from '../../../games/sebastopol.ts';
import type * as positions from '../../../positions/sebastopol.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'だれよりも早く手牌を全部なくしましょう。6-6からは、2本ではなく4本の列がのびます。',
  rules: {
    'sebastopol.deal': {
      title: '配り方',
      text: '4人で遊び、1人7枚の牌を取ります。これでセットの牌を全部使うので、山はありません。',
      example: '4人が7枚ずつ取りました。28枚を全部配ったので、山はありません。',
    },
    'sebastopol.open': {
      title: '6-6から始める',
      text: '6-6を持っている人が、その牌で始めます。',
      example: '6-6を持っているので、この牌で始めます。3-3では始められません。',
    },
    'sebastopol.arms': {
      title: '4つの空いている端',
      text: '6-6の4つの辺は、どれも空いている端です。ここから4本まで列がのび、どの列の端にも置けます。',
      example:
        '6-6にはもう6-5、6-4、6-3がついています。4つ目の辺に6-2を置くと、空いている端は2、3、4、5になります。',
    },
  },
  introduction: [
    '6-6を持っているので、自分から始めます。置きましょう。4つの辺が全部空いています。',
    'ほかの人が6-5、6-4、6-3を6-6につけました。あと1つ空いている辺に、6-2を置きましょう。',
    '4本の列ができて、端は0、1、2、3です。5-3を3の端に置きましょう。',
    '端は0、1、2、4です。4-4を4の端に置きましょう。2-1は2か所に置けるので、あとでだいじょうぶです。',
    '1の端はなくなりましたが、2の端は空いています。最後の牌2-1を置けば勝ちです！',
  ],
};

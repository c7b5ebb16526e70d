import type { hints as english } from '../../en/table/hints.ts';
import type { Translation } from '../../translation.ts';

export const hints: Translation<typeof english> = {
  'hint.onlyPlace': '{tile}を置ける場所は、もう1つしかありません。',
  'hint.onlyPartner': 'この{value}のとなりで空いている数は、もう1つだけです。合わせて{tile}になります。',
  'hint.sameDomino':
    'この{value}は、空いているどのとなりと組んでも{tile}になります。だから{tile}はここにあり、ほかにはありません。',
  'hint.sharedCell': '{tile}はどこに置いても、この{value}を覆います。だから、ほかの牌はここに来ません。',
  'hint.inTheWayCell':
    'ここに牌を置くと、印の付いた{value}の空いたとなりがなくなります。だから、ここには置けません。',
  'hint.inTheWayTile': 'ここに牌を置くと、{tile}を置く場所がなくなります。だから、ここには置けません。',
  'hint.cellsAndDominoes':
    '印の付いた{count}個の数に使える牌は、同じ数だけです：{tiles}。だから、これらの牌はここにあり、ほかにはありません。',
  'hint.dominoesAndCells':
    '{tiles}が使えるのは、印の付いた{count}個の数だけで、1枚に1個ずつです。だから、ほかの牌はそこに来ません。',
  'hint.cellsAndPartners':
    '印の付いた{count}個の数には、空いたとなりが同じ数しかありません。だから、そのとなりはほかの数とは組めません。',
  'hint.chain':
    '{tile}がここにあるとすると、順に牌が決まっていき、最後に置き場のないものが出ます。だから、ここではありません。',
  'hint.search': 'ここは1つの考えだけでは決まりません。答えでは、{tile}がここにあります。',
  'hint.wrong': 'どこかが違います。{tiles}は、そこには置いておけません。',
  'hint.stray': 'このままでは完成しません。牌を1枚外してみましょう。',
  'hint.twice': 'ほかの数はどれも、もう四角が2つあります。だから、印の付いた四角は{value}です。',
  'hint.touch':
    '印の付いた四角がほかの数だと、となり合えない2つの数ができて、その牌を置く場所がなくなります。だから{value}です。',
  'hint.only': '{value}には四角がもう1つ必要です。ほかのどの数ともとなり合えるのは、印の付いた四角だけです。',
  'hint.cell': 'このマスの片方には、空いたとなりがほかにありません。だから、{tile}はここです。',
  'hint.everySquare': '残っているどの答えでも、印の付いた四角は{value}です。',
  'hint.everyTile': '残っているどの答えでも、{tile}はここです。',
  'hint.free': { other: 'まだ{count}通りの答えがあります。好きなように選べます。' },
  'hint.begin': 'クリアできます。{tile}から始めましょう。',
  'hint.winning': 'まだクリアできます。{tile}を{end}の端に置きましょう。',
  'hint.lost': 'ここからは、もうクリアできません。',
  'hint.chance': '{tile}を{end}の端に置きましょう。クリアの見込み：{percent}。',
};

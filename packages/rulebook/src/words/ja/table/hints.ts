import type { hints as english } from '../../en/table/hints.ts';
import type { Translation } from '../../translation.ts';

export const hints: Translation<typeof english> = {
  'hint.onlyPlace': '{tile}を置ける場所は、もう1つしかありません。',
  'hint.onlyPartner': 'この{value}のとなりで空いている数は、もう1つだけです。合わせて{tile}になります。',
  'hint.sameDomino':
    'この{value}は、空いているどのとなりと組んでも{tile}になります。だから{tile}はここにあり、ほかにはありません。',
  'hint.sharedCell': '{tile}はどこに置いても、この{value}をおおいます。だから、ほかの牌はここに来ません。',
  'hint.inTheWayCell':
    'ここに牌を置くと、しるしの付いた{value}の空いたとなりがなくなります。だから、ここには置けません。',
  'hint.inTheWayTile': 'ここに牌を置くと、{tile}を置く場所がなくなります。だから、ここには置けません。',
  'hint.cellsAndDominoes':
    'しるしの付いた{count}個の数に使える牌は、同じ数だけです：{tiles}。だから、これらの牌はここにあり、ほかにはありません。',
  'hint.dominoesAndCells':
    '{tiles}が使えるのは、しるしの付いた{count}個の数だけで、1枚に1個ずつです。だから、ほかの牌はそこに来ません。',
  'hint.cellsAndPartners':
    'しるしの付いた{count}個の数には、空いたとなりが同じ数しかありません。だから、そのとなりはほかの数とは組めません。',
  'hint.chain':
    '{tile}がここにあるとすると、順に牌が決まっていき、最後に置き場のないものが出ます。だから、ここではありません。',
  'hint.search': 'ここは1つの考えだけでは決まりません。答えでは、{tile}がここにあります。',
  'hint.wrong': 'どこかがちがいます。{tiles}は、そこには置いておけません。',
  'hint.stray': 'このままではうまくいきません。牌を1枚はずしてみましょう。',
  'hint.twice': 'ほかの数はどれも、もう四角が2つあります。だから、しるしの付いた四角は{value}です。',
  'hint.touch':
    'しるしの付いた四角がほかの数だと、となり合えない2つの数ができて、その牌を置く場所がなくなります。だから{value}です。',
  'hint.only':
    '{value}には四角がもう1つ必要です。ほかのどの数ともとなり合えるのは、しるしの付いた四角だけです。',
  'hint.cell': 'このマスの片方には、空いたとなりがほかにありません。だから、{tile}はここです。',
  'hint.everySquare': '残っているどの答えでも、しるしの付いた四角は{value}です。',
  'hint.everyTile': '残っているどの答えでも、{tile}はここです。',
  'hint.free': { other: 'まだ{count}通りの答えがあります。好きなように選べます。' },
  'hint.begin': 'うまくいきます。{tile}から始めましょう。',
  'hint.winning': 'まだうまくいきます。{tile}を{end}に置きましょう。',
  'hint.lost': 'ここからは、もううまくいきません。',
  'hint.chance': '{tile}を{end}に置きましょう。うまくいく見こみ：{percent}。',
};

import type { refusals as english } from '../../en/table/refusals.ts';
import type { Translation } from '../../translation.ts';

export const refusals: Translation<typeof english> = {
  // Every table
  matchOver: '対戦はもう終わっています。',
  roundOver: 'ラウンドは終わりました。次のラウンドを始めましょう。',
  roundNotOver: 'ラウンドはまだ終わっていません。',
  notOnTurn: '少し待ちましょう。今は{turn}の番です。',
  noSuchMove: 'このゲームでは、それはできません：{found}。',
  badField: 'うまく読み取れませんでした：{field}。',

  // Tiles
  noSuchTile: 'ダブル{set}のセットに、その牌はありません。',
  notInHand: '{tile}は手牌にありません。',
  alreadyLaid: '{tile}はもう置かれています。',
  alreadyTaken: '{tile}はもう取られています。',

  // Open ends
  noEnds: 'まだ牌が1枚も置かれていないので、空いている端はありません。',
  noSuchEnd: 'そこは空いている端ではありません。空いているのは、{ends}です。',
  showsNo: '{tile}に{value}はありません。',
  fitsNoEnd: '{tile}は、どの端にも合いません。端は{values}です。',

  // Domino games
  otherOpens: 'このラウンドは、{tile}ではなく{other}で始めます。',
  mustLay: '置ける牌があるので、置かなければいけません。',
  mustDraw: '先に引きましょう。パスできるのは、置くことも引くこともできないときだけです。',
  nothingToDraw: '山に、引いてよい牌はもうありません。',
  oneTileDrawn: '1回の番に引けるのは1枚だけです。',
  noDrawBeforeOpening: '最初の牌が置かれる前には、誰も引きません。',
  oneTileDrawnIfFits: '置ける牌があるので、引けるのは1枚だけです。',
  noDoubleToLock: '{tile}はダブルではありません。端をふさげるのはダブルだけです。',
  footFirst: 'まず、この足に指が3本必要です：{end}。',
  missesSum: '{tile}のどちらのマス目も、{value}と合わせて{sum}になりません。',
  missesSumAtAll: '{tile}は、どの端と合わせても{sum}になりません。端は{values}です。',
  jokerAtBlank: 'ブランクの端に置けるのはジョーカーだけです。{tile}はジョーカーではありません。',
  jokerHasNo: '{tile}には、外に向けられる{value}がありません。',
  noJoker: '{tile}はジョーカーではないので、向きは選べません。',
  noJokerOpens: '最初の牌は、どちらの数を外に向けるか選べません。',

  // Concentration
  noSuchCell: '{cell}番の場所に牌はありません。',
  cellTaken: 'この場所の牌は、もう取られています。',
  faceUp: 'この牌はもう表になっています。ほかの牌をめくりましょう。',

  // Hectic domino
  hasGivenUp: 'もうあきらめました。次のダブルを待ちましょう。',
  setAside: '{tile}は、よけておいたダブルの1枚です。',
  inOwnChain: '{tile}は、もう自分のチェーンにあります。',
  inOtherChain: '{tile}は真ん中にありません。{opponent}のチェーンにあります。',
  chainShows: '{tile}は合いません。チェーンの{side}の端は{value}です。',
  fitsNoSide: '{tile}は、チェーンのどちらの端にも合いません。端は{values}です。',
  emptyChain: 'チェーンに牌がないので、戻せません。',

  // Castle domino
  emptyStock: '山に牌はもうありません。',
  fullHand: { other: '引けるのは、手牌が4枚以下のときだけです。今は{count}枚あります。' },
  laidTwice: '{tile}を2回置くことはできません。',
  offTheTable: '{tile}は、ほかの牌の上ではなく、テーブルにある牌のすぐとなりに置きます。',
  shortChain: 'チェーンは2枚以上の牌で作ります。',
  chainBegins:
    '{tile}は、テーブルにある牌のとなりに置くか、同じ段にある別々の牌のマス目2つに重ねて置きます。',
  chainGoesOn: '{tile}は、{other}のマス目と、同じ段でとなり合う同じ数のマス目に重ねて置きます。',

  // Dominance
  outsideValues: 'このゲームで使うのは、1から{value}までの数の牌だけです。',
  hasNoRow: '{tile}に{row}はないので、{row}の行には書けません。',
  onePrescribed: '相手の行に書けるのは、1回の番に1度だけです。',
  rowHasEntry: '{opponent}の{row}の行は、もう空ではありません。',
  notTheLast: '{value}のある牌が、まだ2枚以上残っています。',

  // Games for one
  noRightEnd: '{tile}は、どの段の右端にもありません。取れるのは、{tiles}です。',
  notOnTable: '{tile}はテーブルにありません。',
  nothingLaid: 'まだ1枚も置いていません。',
  notStuck: 'チェーンはまだ続けられます。戻すのは最後の1枚だけです。',
  outsideShape: 'ここは図形の外です。',
  notNeighbours: '牌は、となり合う2つのマスに置きます。',
  cellCovered: 'そこにはもう{tile}があります。',
  liesElsewhere: 'これは{tile}ですが、もう別の場所にあります。どの牌も1枚ずつです。',
  nothingLiesThere: 'この2つのマスに、牌はありません。',
  notLaid: '{tile}はまだ置かれていません。',
  wasGiven: '{tile}は初めから置いてあるので、動かせません。',
  squareShows: '{tile}は合いません。この四角の数は、4つとも{value}です。',
  twoInSquare: '{tile}には数が2つありますが、1つの四角に入る数は1つだけです。',
  squareCount: '図形の四角は{count}個で、{found}個ではありません。',
  notSideBySide: 'この2つのマスは、となり合っていません：{cells}。',
  cellTwice: '同じマスに牌が2枚あります。',
  bareCell: 'まだ空いているマスがあります。{count}マスを全部埋めましょう。',
  tileTwice: '{tile}を2回置くことになります。',

  // SOLO and SOLOmino
  noSuchCard: 'そのカードはありません：{found}。',
  mustDrawCard: '先にカードを1枚引きましょう。',

  // SOLO
  cardNotInHand: '{card}は手札にありません。',
  nothingToChoose: '今は選ぶものがありません。',
  colourFirst: '最初のカードは{top}です。先に色を選びましょう。',
  partnerFirst: '最初のカードは{top}です。先に、手札を交換する相手を選びましょう。',
  cardMisfits: '{card}は出せません。出せるのは、{colour}か{face}、または黒です。',
  cardMisfitsNamed: '{card}は出せません。今の色は{colour}で、黒も出せます。',
  draw2Due: {
    other: '引く枚数は{count}枚です。引くか、「2枚取り」をつなげましょう。{card}は出せません。',
  },
  wild4Due: {
    other: '引く枚数は{count}枚です。引くか、「4枚取り＋色えらび」をつなげましょう。{card}は出せません。',
  },
  cardsDue: { other: '先に、ペナルティの{count}枚を引きましょう。' },
  onlyDrawn: '引いたあとに出せるのは、引いたカードだけです。{card}は出せません。',
  oneCardDrawn: 'もう引きました。{card}を出すか、手札に加えるか、選びましょう。',
  noCardLeft: '引けるカードはもうありません。',
  noCardLeftMustLay: '引けるカードはもうありません。出せるカードがあるので、出さなければいけません。',
  notOnTop:
    '今は{turn}の番です。割り込めるのは、いちばん上とまったく同じ{top}だけです。{card}では割り込めません。',

  // SOLOmino
  minoCardNotInHand: '{minoCard}は手札にありません。',
  minoCardTurned: 'カードのマス目の順番が反対です。正しくは、{minoCard}です。',
  halfMisfits: '端は{snakeEnd}なので、{half}は合いません。',
  fitsNoSnakeEnd: '{minoCard}は、どちらの端にも合いません。端は{snakeEnds}です。',
  notIdentical:
    '今は{turn}の番です。割り込めるのは、端とまったく同じマス目だけです：{snakeEnds}。{half}では割り込めません。',
  askGoesOn: 'カードオーダーのあいだは、誰も割り込めません。',
  noDraw1: {
    other: '引く枚数は{count}枚です。引くか、「1枚取り」をつなげましょう。{minoCard}は出せません。',
  },
  onlyDrawnMino: '今出せるのは、引いたばかりの{minoCard}だけです。',
  oneMinoCardDrawn: '1回の番に引けるカードは1枚だけです。',
  answerFirst:
    'カードオーダーの途中です。先に、同じマス目のカードを重ねるか、オーダーのカードを引き取りましょう。',
  noAnswer: 'オーダーのカードは{minoTop}です。{minoCard}には、まったく同じマス目がありません。',
  canAnswer: '重ねられるカードがあるので、重ねなければいけません。オーダーのカードは{minoTop}です。',
};

import type { events as english } from '../../en/table/events.ts';
import type { Translation } from '../../translation.ts';

export const events: Translation<typeof english> = {
  deal: {
    you: '第{round}ラウンドは、あなたから始めます。',
    other: '第{round}ラウンドは、{name}から始めます。',
  },
  begin: { you: 'あなたから始めます。', other: '{name}から始めます。' },
  lay: { you: '{tile}を置きました。', other: '{name}が{tile}を置きました。' },
  layAt: { you: '{tile}を{end}の端に置きました。', other: '{name}が{tile}を{end}の端に置きました。' },
  lock: { you: '{tile}で{end}の端をふさぎました。', other: '{name}が{tile}で{end}の端をふさぎました。' },
  foot: {
    you: '「{call}」{tile}には、まず指が3本必要です。',
    other: '「{call}」{tile}には、まず指が3本必要です。',
  },
  goOut: { you: '「{call}」', other: '「{call}」' },
  total: { you: '合計は{value}です。', other: '合計は{value}です。' },
  turnUp: { you: '{tile}が表になりました。', other: '{tile}が表になりました。' },
  draw: {
    you: { other: '牌を{count}枚引きました。' },
    other: { other: '{name}が牌を{count}枚引きました。' },
  },
  drawTile: { you: '{tile}を引きました。', other: '{name}が{tile}を引きました。' },
  pass: { you: 'パスしました。', other: '{name}がパスしました。' },
  passInstead: { you: 'パスしました。', other: '{name}がパスしました。' },
  endTurn: { you: '番を終えました。', other: '{name}が番を終えました。' },
  noFit: { you: '合うものがありません。', other: '{name}は合うものを持っていません。' },
  start: { you: '最初のカードは{card}です。', other: '最初のカードは{card}です。' },
  play: { you: '{card}を出しました。', other: '{name}が{card}を出しました。' },
  interject: { you: '{card}で割り込みました。', other: '{name}が{card}で割り込みました。' },
  call: { you: '「{call}」とコールしました。', other: '{name}が「{call}」とコールしました。' },
  colour: { you: '「{colour}」と言いました。', other: '{name}が「{colour}」と言いました。' },
  drawCards: {
    you: { other: 'カードを{count}枚引きました。' },
    other: { other: '{name}がカードを{count}枚引きました。' },
  },
  drawCard: { you: '{card}を引きました。', other: '{name}が{card}を引きました。' },
  debt: {
    you: { other: 'ペナルティの{count}枚を引きました。' },
    other: { other: '{name}がペナルティの{count}枚を引きました。' },
  },
  owe: {
    you: { other: '引く枚数は{count}枚になりました。' },
    other: { other: '引く枚数は{count}枚になりました。' },
  },
  penalty: {
    you: { other: 'コールを忘れたペナルティで、カードを{count}枚引きました。' },
    other: { other: '{name}はコールを忘れたペナルティで、カードを{count}枚引きました。' },
  },
  keep: { you: '引いたカードを手札に加えました。', other: '{name}は引いたカードを手札に加えました。' },
  keepTile: { you: '引いた牌を手牌に加えました。', other: '{name}は引いた牌を手牌に加えました。' },
  skip: { you: '一回休みです。', other: '{name}は一回休みです。' },
  reverse: { you: 'ここからは{way}です。', other: 'ここからは{way}です。' },
  swap: { you: '{partner}と手札を全部交換しました。', other: '{name}が{partner}と手札を全部交換しました。' },
  rotate: {
    you: '全員が手札をとなりの人に渡しました。',
    other: '全員が手札をとなりの人に渡しました。',
  },
  reshuffle: {
    you: '捨て札を混ぜて、新しい山札にしました。',
    other: '捨て札を混ぜて、新しい山札にしました。',
  },
  snake: { you: '{card}を{side}の端に出しました。', other: '{name}が{card}を{side}の端に出しました。' },
  snakeInterject: {
    you: '{card}で{side}の端に割り込みました。',
    other: '{name}が{card}で{side}の端に割り込みました。',
  },
  ask: {
    you: 'カードオーダーです。あなたの前に{card}が置かれました。',
    other: 'カードオーダーです。{name}の前に{card}が置かれました。',
  },
  answer: { you: '{card}を重ねました。', other: '{name}が{card}を重ねました。' },
  take: {
    you: { other: 'オーダーのカード{count}枚を引き取りました。' },
    other: { other: '{name}がオーダーのカード{count}枚を引き取りました。' },
  },
  lift: {
    you: { other: 'ドミノの列からカードを{count}枚取りました。' },
    other: { other: '{name}がドミノの列からカードを{count}枚取りました。' },
  },
  flip: { you: '{tile}をめくりました。', other: '{name}が{tile}をめくりました。' },
  pair: { you: 'ペアを取りました。', other: '{name}がペアを取りました。' },
  noPair: {
    you: 'ペアではありません。2枚とも裏に戻します。',
    other: 'ペアではありません。2枚とも裏に戻します。',
  },
  chainTake: { you: '{tile}を取りました。', other: '{name}が{tile}を取りました。' },
  chainReturn: { you: '{tile}を戻しました。', other: '{name}が{tile}を戻しました。' },
  complete: { you: 'あなたのチェーンが完成しました。', other: '{name}のチェーンが完成しました。' },
  reveal: { you: 'めくられたダブルは{tile}です。', other: 'めくられたダブルは{tile}です。' },
  giveUp: { you: 'あきらめました。', other: '{name}があきらめました。' },
  abandon: {
    you: '全員があきらめました。{tile}は誰のものにもなりません。',
    other: '全員があきらめました。{tile}は誰のものにもなりません。',
  },
  place: { you: '{tile}をテーブルに置きました。', other: '{name}が{tile}をテーブルに置きました。' },
  chain: {
    you: { other: '{count}枚のチェーンを置きました。' },
    other: { other: '{name}が{count}枚のチェーンを置きました。' },
  },
  giveAway: {
    you: { other: '牌を{count}枚渡しました。' },
    other: { other: '{name}が牌を{count}枚渡しました。' },
  },
  takeFrom: { you: '{partner}から{tile}を取りました。', other: '{name}が{partner}から{tile}を取りました。' },
  takeTiles: {
    you: { other: '{partner}から牌を{count}枚取りました。' },
    other: { other: '{name}が{partner}から牌を{count}枚取りました。' },
  },
  write: {
    you: '{tile}を取って、{row}の行に{value}を書きました。',
    other: '{name}が{tile}を取って、{row}の行に{value}を書きました。',
  },
  prescribe: {
    you: '{tile}を取って、{partner}の{row}の行に{value}を書きました。',
    other: '{name}が{tile}を取って、{partner}の{row}の行に{value}を書きました。',
  },
  undo: { you: '最後の牌を戻しました。', other: '{name}が最後の牌を戻しました。' },
  takeBack: {
    you: { other: '牌を{count}枚戻しました。' },
    other: { other: '{name}が牌を{count}枚戻しました。' },
  },
  liftTile: { you: '{tile}を外しました。', other: '{name}が{tile}を外しました。' },
  refill: {
    you: { other: '次の手牌を{count}枚引きました。' },
    other: { other: '{name}が次の手牌を{count}枚引きました。' },
  },
  lastTile: { you: '最後の牌、{tile}を置きました。', other: '{name}が最後の牌、{tile}を置きました。' },
  lastCard: {
    you: '最後のカード、{card}を出しました。',
    other: '{name}が最後のカード、{card}を出しました。',
  },
  pointsFor: {
    you: { other: '{count}点が入りました（{why}）。' },
    other: { other: '{name}に{count}点が入りました（{why}）。' },
  },
};

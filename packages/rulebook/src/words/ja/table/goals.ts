import type { goals as english } from '../../en/table/goals.ts';
import type { Translation } from '../../translation.ts';

export const goals: Translation<typeof english> = {
  // Games in which tiles are played against open ends
  'goal.begin': '{tile}から始めましょう',
  'goal.beginAny': '好きな牌から始めましょう',
  'goal.fit': '{ends}の牌を置きましょう',
  'goal.fitAny': '合う牌を置きましょう',
  'goal.fitOrLock': '{ends}の牌を置くか、{tiles}でふさぎましょう',
  'goal.fitOrEnd': '{ends}の牌をもう1枚置くか、番を終えましょう',
  'goal.fitOrKeep': '{tile}は置けます。置くか、手牌に加えましょう',
  'goal.endTurn': 'もう置けません。番を終えましょう',
  'goal.pass': '{ends}の牌がないので、パスしましょう',
  'goal.passAny': '合う牌がないので、パスしましょう',
  'goal.passAndDraw': '{ends}の牌がありません。パスして引きましょう',
  'goal.draw': '{ends}の牌がないので、1枚引きましょう',
  'goal.drawAny': '合う牌がないので、1枚引きましょう',
  'goal.drawOn': '{ends}の牌がないので、置けるまで引きましょう',
  'goal.drawOrPass': { other: '{ends}の牌がありません。{count}枚引くか、パスです' },
  'goal.fives': '両端は{shown}。合計を5の倍数にしましょう',
  'goal.fivesAlone': '{tile}は{value}。合計を5の倍数にしましょう',
  'goal.sevens': '合わせて7：{asks}、またはカーディナル',
  'goal.sevensBlank': 'ブランクに置けるのはカーディナルだけです',
  'goal.matador': '合わせて10：{asks}、またはマタドール',
  'goal.matadorBlank': 'ブランクに置けるのはマタドールだけです',
  'goal.sumDraw': '{sum}になる牌がないので、置けるまで引きましょう',
  'goal.sumPass': '{sum}になる牌がないので、パスしましょう',
  'goal.bergen': '{ends}の牌を置きましょう。両端が同じなら得点',
  'goal.total': { other: '合計{total}。{value}まであと{count}' },
  'goal.noTiles': '手牌がないので、パスしましょう',
  'goal.arm': '{value}の牌で列を始めましょう',
  'goal.armOrFit': '{value}で列を始めるか、{ends}の牌を置きましょう',
  'goal.armOrAny': '{value}で列を始めるか、列の端に置きましょう',
  'goal.foot': { other: '{tile}の足に、あと{count}枚置きましょう' },

  // Concentration
  'goal.pair': '合わせて{sum}になる2枚をめくりましょう',
  'goal.second': '{tile}は{pips}。あと{rest}を見つけましょう',
  'goal.noPair': '{pips}で、{sum}ではありません。2枚めくりましょう',
  'goal.notSum': '{pips}で、{sum}ではありません',
  'goal.remember': '{name}の番です。めくられる牌を覚えましょう',

  // Hectic domino
  'goal.chain': { other: '{value}から{value}まで、{count}枚以上つなぎましょう' },
  'goal.chainSoFar': '{least}枚のうち{count}枚。両端は{value}です',
  'goal.chainLong': '長さは十分です。両端を{value}にしましょう',
  'goal.chainInside': '{value}を置けるのは両端だけです',
  'goal.gaveUp': 'あきらめました。次のダブルを待ちましょう',
  'goal.race': '{value}から{value}まで、先につなぐのは誰でしょう',

  // Castle domino
  'goal.burgAll': '引くか、1枚置くか、チェーンを置きましょう',
  'goal.burgNoChain': '引くか、1枚置きましょう',
  'goal.burgNoDraw': '1枚置くか、チェーンを置きましょう',
  'goal.burgPlace': '1枚置きましょう',
  'goal.burgDraw': '1枚引きましょう',

  // Dominance
  'goal.take': '自分の行のために、牌を1枚取りましょう',
  'goal.takeOrPrescribe': '牌を取るか、{name}の{rows}の行に書きましょう',
  'goal.takeNow': '次は、自分の牌を取りましょう',

  // Games for one
  'goal.rowBegin': 'どれかの段の右端から始めましょう',
  'goal.rowFit': '段の右端から、{ends}の牌を取りましょう',
  'goal.fortuneBegin': { other: '{count}枚すべてを1本のチェーンにしましょう' },
  'goal.fortuneFit': { other: 'あと{count}枚。{ends}の牌を置きましょう' },
  'goal.fortuneStuck': '行き止まりです。牌を戻しましょう',
  'goal.dominosa': 'どの牌も1回ずつ見つけましょう。あと{count}枚です',
  'goal.quadrille': { other: 'あと{count}枚。1つの四角に数は1つです' },

  // SOLO and SOLOmino
  'goal.jumpIn': '{name}の番ですが、割り込めます',
  'goal.card': '{colour}か{face}、または黒を出しましょう',
  'goal.colour': '{colour}か黒を出しましょう',
  'goal.anyCard': 'どのカードでも出せます',
  'goal.drawCard': '出せるカードがないので、1枚引きましょう',
  'goal.drawnCard': '引いたカードを出すか、手札に加えましょう',
  'goal.passCard': '出すことも引くこともできません。パスしましょう',
  'goal.debt': { other: '{count}枚引きましょう' },
  'goal.debtOr': { other: '{count}枚引くか、{card}をつなげましょう' },
  'goal.snake': '端に合わせましょう：{halves}',
  'goal.answer': '同じマス目を重ねましょう：{halves}',
  'goal.takePile': { other: '同じマス目がないので、{count}枚引き取りましょう' },
};

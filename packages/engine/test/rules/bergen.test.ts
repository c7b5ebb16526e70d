import { expect } from 'vitest';
import { rule } from '../support/rule.ts';
import { deal, setUp } from '../support/table.ts';

rule('bergen.deal', 'six tiles each for two and three, five for four', () => {
  const dealt = [2, 3, 4].map((players) => deal('bergen', players).now);
  expect(dealt.map(({ hands }) => hands.map((hand) => hand.length))).toEqual([
    [6, 6],
    [6, 6, 6],
    [5, 5, 5, 5],
  ]);
  expect(dealt.map(({ stock }) => stock)).toEqual([16, 10, 8]);
});

rule('bergen.deal', 'for two to four players, with the small set', () => {
  expect(() => deal('bergen', 1)).toThrow('players');
  expect(() => deal('bergen', 5)).toThrow('players');
  expect(() => deal('bergen', 2, { set: 9 })).toThrow('set');
});

rule('bergen.open', 'the lowest double begins, and is worth exactly 2 points', () => {
  const table = setUp('bergen', { hands: ['6-6 6-2 1-0', '5-5 2-2 2-1'] });
  expect(table.now.turn).toBe(1);
  expect(table.legal()).toEqual(['lay 2-2']);
  expect(table.refusal({ type: 'lay', tile: '5-5' })).toBe('domino.open.tile');
  expect(table.refusal({ type: 'lay', tile: '2-1' })).toBe('domino.open.tile');
  table.lay('2-2');
  expect(table.now.scores).toEqual([0, 2]);
  expect(table.now.turn).toBe(0);
});

rule('bergen.open', 'doubles go before all other tiles', () => {
  const table = setUp('bergen', { hands: ['1-0 2-0', '6-6 6-5'] });
  expect(table.legal(1)).toEqual(['lay 6-6']);
});

rule('bergen.open', 'without a double the lowest sum begins, for 2 points too', () => {
  const table = setUp('bergen', { hands: ['3-2 6-5', '6-1 2-1 5-4'] });
  expect(table.now.turn).toBe(1);
  expect(table.legal()).toEqual(['lay 2-1']);
  table.lay('2-1');
  expect(table.now.scores).toEqual([0, 2]);
});

rule('bergen.open', 'equal sums: the tile with the lower larger half, 3-1 before 4-0', () => {
  expect(setUp('bergen', { hands: ['4-0 6-4', '3-1 6-1'] }).legal(1)).toEqual(['lay 3-1']);
  expect(setUp('bergen', { hands: ['3-1 6-1', '4-0 6-4'] }).legal(0)).toEqual(['lay 3-1']);
});

rule('bergen.highest', 'a double above all doubles on the table pays 2, a lower one nothing', () => {
  const table = setUp('bergen', { hands: ['1-1 5-5 2-2 6-6 4-3', '5-1 5-2 6-1 6-3'] });
  table.lay('1-1').lay('5-1', '1-1:1');
  expect(table.now.scores).toEqual([2, 0]);
  table.lay('5-5', '5-1:5');
  expect(table.now.scores).toEqual([4, 0]);
  table.lay('5-2', '5-5:5').lay('2-2', '5-2:2');
  expect(table.now.scores).toEqual([4, 0]);
  table.lay('6-1', '1-1:1').lay('6-6', '6-1:6');
  expect(table.now.scores).toEqual([6, 0]);
});

rule('bergen.highest', 'the only double on the table is the highest', () => {
  const table = setUp('bergen', { hands: ['2-1 6-2', '5-4 6-3'], stock: '1-1 6-6 5-5' });
  table.lay('2-1').draw().lay('1-1', '2-1:1');
  expect(table.now.scores).toEqual([2, 2]);
});

rule('bergen.double', 'equal ends without a double pay the player who laid 2 points, once', () => {
  const table = setUp('bergen', { hands: ['2-1 6-5', '4-2 6-3', '4-1 6-4 5-0'], stock: '5-3 5-2 6-2' });
  table.lay('2-1').lay('4-2', '2-1:2');
  expect(table.now.scores).toEqual([2, 0, 0]);
  table.lay('4-1', '2-1:1');
  expect(table.now.ends).toEqual(['4-1:4', '4-2:4']);
  expect(table.now.scores).toEqual([2, 0, 2]);
  // The ends stay equal, but a draw and a pass pay nothing.
  table.draw();
  expect(table.now.turn).toBe(1);
  expect(table.now.scores).toEqual([2, 0, 2]);
  table.pass();
  expect(table.now.scores).toEqual([2, 0, 2]);
  table.lay('6-4', '4-1:4');
  expect(table.now.scores).toEqual([2, 0, 2]);
});

rule('bergen.double', 'passing after drawing a tile that fits pays nothing either', () => {
  const table = setUp('bergen', { hands: ['2-1 6-5', '4-2 6-3', '4-1 6-4 5-0'], stock: '4-3 5-2 6-2' });
  table.lay('2-1').lay('4-2', '2-1:2').lay('4-1', '2-1:1').draw().pass();
  expect(table.now.turn).toBe(1);
  expect(table.now.scores).toEqual([2, 0, 2]);
});

rule('bergen.triple', 'a tile that fits the double lying at the other end pays 3 instead of 2', () => {
  const table = setUp('bergen', { hands: ['1-1 4-2 6-1 5-0', '4-1 2-1 5-3'] });
  table.lay('1-1').lay('4-1', '1-1:1').lay('4-2', '4-1:4');
  expect(table.now.scores).toEqual([2, 0]);
  table.lay('2-1', '4-2:2');
  expect(table.now.ends).toEqual(['1-1:1', '2-1:1']);
  expect(table.now.scores).toEqual([2, 3]);
});

rule('bergen.triple', 'a double laid at either of two equal ends pays 3', () => {
  for (const end of ['2-1:2', '5-2:2']) {
    const table = setUp('bergen', { hands: ['1-1 5-5 2-1 6-2', '5-1 5-2 2-2 6-3'] });
    table.lay('1-1').lay('5-1', '1-1:1').lay('5-5', '5-1:5').lay('5-2', '5-5:5').lay('2-1', '1-1:1');
    expect(table.now.ends).toEqual(['2-1:2', '5-2:2']);
    expect(table.now.scores).toEqual([6, 0]);
    table.lay('2-2', end);
    expect(table.now.scores).toEqual([6, 3]);
  }
});

rule('bergen.triple', 'the highest double is paid as well: 5 in total', () => {
  const table = setUp('bergen', { hands: ['1-1 3-2 2-2 6-0', '3-1 2-1 6-2'] });
  table.lay('1-1').lay('3-1', '1-1:1').lay('3-2', '3-1:3').lay('2-1', '1-1:1');
  expect(table.now.scores).toEqual([2, 2]);
  table.lay('2-2', '2-1:2');
  expect(table.now.scores).toEqual([7, 2]);
});

rule('bergen.triple', 'a double at an end pays nothing while the ends differ', () => {
  const table = setUp('bergen', { hands: ['3-3 6-5', '3-1 6-4', '6-1'] });
  table.lay('3-3').lay('3-1', '3-3:3');
  expect(table.now.ends).toEqual(['3-1:1', '3-3:3']);
  expect(table.now.scores).toEqual([2, 0, 0]);
});

rule('bergen.draw', 'a player who cannot lay draws one tile; if it does not fit, the turn ends', () => {
  const table = setUp('bergen', { hands: ['1-1 6-1', '5-4 5-3'], stock: '6-5 6-4 6-3 6-2' });
  table.lay('1-1');
  expect(table.now.hands[0]).toEqual(['6-1']);
  expect(table.legal()).toEqual(['draw']);
  expect(table.refusal({ type: 'pass' })).toBe('domino.pass');
  table.draw();
  expect(table.now.hands[1]).toEqual(['5-4', '5-3', '6-5']);
  expect(table.now.stock).toBe(3);
  expect(table.now.turn).toBe(0);
});

rule('bergen.draw', 'a drawn tile that fits may be laid or kept, and no second one is drawn', () => {
  const table = setUp('bergen', { hands: ['1-1 6-1', '5-4 5-3'], stock: '2-1 6-4 6-3 6-2' });
  table.lay('1-1').draw();
  expect(table.now.turn).toBe(1);
  expect(table.legal()).toEqual(['lay 2-1 at 1-1:1', 'pass']);
  expect(table.refusal({ type: 'draw' })).toBe('bergen.draw');
  expect(table.refusal({ type: 'lay', tile: '2-1', at: '1-1:1' })).toBeNull();
  table.pass();
  expect(table.now.turn).toBe(0);
  expect(table.now.hands[1]).toEqual(['5-4', '5-3', '2-1']);
});

rule('bergen.draw', 'a tile that was kept must be laid on the next turn', () => {
  const table = setUp('bergen', { hands: ['1-1 6-1 6-0', '5-4 5-3'], stock: '2-1 6-4 6-3 6-2' });
  table.lay('1-1').draw().pass().lay('6-1', '1-1:1');
  expect(table.legal()).toEqual(['lay 2-1 at 1-1:1']);
  expect(table.refusal({ type: 'pass' })).toBe('domino.must');
  expect(table.refusal({ type: 'draw' })).toBe('domino.must');
});

rule('bergen.draw', 'drawing stops at the reserve of two', () => {
  const table = setUp('bergen', { hands: ['1-1 6-1 6-0', '5-4 5-3'], stock: '6-4 6-3' });
  table.lay('1-1');
  expect(table.legal()).toEqual(['pass']);
  expect(table.refusal({ type: 'draw' })).toBe('domino.reserve');
  table.pass();
  expect(table.now.stock).toBe(2);
  expect(table.now.turn).toBe(0);
});

rule('bergen.out', 'the last tile pays 2 points, and the pips of the others nothing', () => {
  const table = setUp('bergen', { hands: ['1-1 6-1', '4-1 6-5'] });
  table.lay('1-1').lay('4-1', '1-1:1').lay('6-1', '1-1:1');
  expect(table.now.scores).toEqual([4, 0]);
  expect(table.now.roundResult).toEqual({ winners: [0], points: [4, 0], reason: 'out' });
  expect(table.now.phase).toBe('roundOver');
});

rule('bergen.out', 'in addition to what the lay itself is worth', () => {
  const table = setUp('bergen', { hands: ['1-1 4-2 6-1 5-0', '4-1 2-1'] });
  table.lay('1-1').lay('4-1', '1-1:1').lay('4-2', '4-1:4').lay('2-1', '4-2:2');
  expect(table.now.roundResult).toEqual({ winners: [1], points: [2, 3 + 2], reason: 'out' });
});

rule('bergen.blocked', 'the one player without a double gets 2 points, whatever the pips', () => {
  const table = setUp('bergen', { hands: ['1-1 2-2', '6-5 6-4', '3-3'], stock: '5-0 4-0' });
  table.lay('1-1');
  expect(table.now.roundResult).toEqual({ winners: [1], points: [2, 2, 0], reason: 'blocked' });
  expect(table.now.phase).toBe('roundOver');
});

rule('bergen.blocked', 'of several players without a double, the one with the fewest pips', () => {
  const table = setUp('bergen', { hands: ['0-0 1-1', '6-5', '4-3'], stock: '5-1 4-1' });
  table.lay('0-0');
  expect(table.now.roundResult).toEqual({ winners: [2], points: [2, 0, 2], reason: 'blocked' });
});

rule('bergen.blocked', 'if everybody holds a double, the player with the fewest pips', () => {
  const table = setUp('bergen', { hands: ['0-0 5-5', '3-3', '4-4 2-1'], stock: '5-1 4-1' });
  table.lay('0-0');
  expect(table.now.roundResult).toEqual({ winners: [1], points: [2, 2, 0], reason: 'blocked' });
});

rule('bergen.blocked', 'equal pips: nobody is paid, with and without doubles', () => {
  const without = setUp('bergen', { hands: ['0-0 1-1', '6-2', '5-3'], stock: '5-1 4-1' });
  without.lay('0-0');
  expect(without.now.roundResult).toEqual({ winners: [1, 2], points: [2, 0, 0], reason: 'blocked' });
  const all = setUp('bergen', { hands: ['0-0 5-5', '4-4 1-1', '6-6'], stock: '5-1 4-1' });
  all.lay('0-0');
  expect(all.now.roundResult).toEqual({ winners: [0, 1], points: [2, 0, 0], reason: 'blocked' });
});

rule('bergen.blocked', 'only once the stock is down to the reserve; a drawn double counts as held', () => {
  const table = setUp('bergen', { hands: ['0-0 1-1', '2-1', '4-3'], stock: '6-6 5-1 4-1' });
  table.lay('0-0');
  expect(table.now.phase).toBe('play');
  table.draw();
  expect(table.now.roundResult).toEqual({ winners: [2], points: [2, 0, 2], reason: 'blocked' });
});

/** Seat 0 opens with its last tile: 2 points and 2 more. */
const four = (players: number) => ({ hands: ['0-0', '6-5', '6-4', '6-3'].slice(0, players) });

rule('bergen.target', 'two players play to 15: 14 is not enough', () => {
  const last = { hands: ['1-1 6-1', '4-1 6-5'] };
  const table = setUp('bergen', [four(2), four(2), four(2), last]);
  table.lay('0-0').next().lay('0-0').next().lay('0-0');
  expect(table.now.scores).toEqual([12, 0]);
  expect(table.now.phase).toBe('roundOver');
  table.next().lay('1-1');
  expect(table.now.scores).toEqual([14, 0]);
  expect(table.now.phase).toBe('play');
});

rule('bergen.target', 'two players: 15 ends the match at once, within the round', () => {
  const last = { hands: ['4-1 2-1 6-1', '1-1 4-2 5-0'] };
  const table = setUp('bergen', [four(2), four(2), four(2), last]);
  table.lay('0-0').next().lay('0-0').next().lay('0-0').next();
  table.lay('1-1').lay('4-1', '1-1:1').lay('4-2', '4-1:4').lay('2-1', '4-2:2');
  expect(table.now.scores).toEqual([15, 2]);
  expect(table.now.phase).toBe('matchOver');
  expect(table.now.winners).toEqual([0]);
  expect(table.now.roundResult).toEqual({ winners: [0], points: [3, 2], reason: 'target' });
  expect(table.now.hands).toEqual([['6-1'], ['5-0']]);
});

rule('bergen.target', 'three and four players play to 10, reached at once', () => {
  for (const players of [3, 4]) {
    const last = { hands: ['0-0 6-1', '2-0 6-5', '3-0 6-4', '4-0 6-3'].slice(0, players) };
    const table = setUp('bergen', [four(players), four(players), last]);
    table.lay('0-0').next().lay('0-0');
    expect(table.now.scores[0]).toBe(8);
    expect(table.now.phase).toBe('roundOver');
    table.next().lay('0-0');
    expect(table.now.scores[0]).toBe(10);
    expect(table.now.phase).toBe('matchOver');
    expect(table.now.winners).toEqual([0]);
    expect(table.now.roundResult?.reason).toBe('target');
  }
});

rule('bergen.target', 'three and four players: 9 is not enough', () => {
  const three = setUp('bergen', [four(3), { hands: ['1-1 2-1 6-5', '4-1 6-1', '4-2 6-4'] }]);
  three.lay('0-0').next().lay('1-1').lay('4-1', '1-1:1').lay('4-2', '4-1:4').lay('2-1', '4-2:2');
  expect(three.now.scores).toEqual([9, 0, 0]);
  expect(three.now.phase).toBe('play');
  const more = setUp('bergen', [four(4), { hands: ['1-1 3-1 6-5', '4-1 6-1', '4-2 6-4', '3-2 6-3'] }]);
  more
    .lay('0-0')
    .next()
    .lay('1-1')
    .lay('4-1', '1-1:1')
    .lay('4-2', '4-1:4')
    .lay('3-2', '4-2:2')
    .lay('3-1', '3-2:3');
  expect(more.now.scores).toEqual([9, 0, 0, 0]);
  expect(more.now.phase).toBe('play');
});

rule('bergen.target', 'the points for the last tile are credited first, and the target is the reason', () => {
  const table = setUp('bergen', four(2), { target: 4 });
  table.lay('0-0');
  expect(table.now.phase).toBe('matchOver');
  expect(table.now.roundResult).toEqual({ winners: [0], points: [4, 0], reason: 'target' });
  expect(table.now.winners).toEqual([0]);
});

rule('bergen.target', 'the 2 points of a blocked round can reach it too', () => {
  const first = { hands: ['1-1 2-2', '6-5 6-4', '3-3'], stock: '5-0 4-0' };
  const second = { hands: ['3-3', '6-5 6-4', '1-1 2-2'], stock: '5-0 4-0' };
  const table = setUp('bergen', [first, second], { target: 4 });
  table.lay('1-1');
  expect(table.now.scores).toEqual([2, 2, 0]);
  expect(table.now.phase).toBe('roundOver');
  table.next().lay('1-1');
  expect(table.now.scores).toEqual([2, 4, 2]);
  expect(table.now.phase).toBe('matchOver');
  expect(table.now.winners).toEqual([1]);
});

rule('bergen.target', 'agreed rounds replace it, and so does another target', () => {
  const last = { hands: ['0-0 6-1', '2-0 6-5', '3-0 6-4'] };
  const rounds = setUp('bergen', [four(3), four(3), last], { rounds: 3 });
  rounds.lay('0-0').next().lay('0-0').next().lay('0-0');
  expect(rounds.now.scores).toEqual([10, 0, 0]);
  expect(rounds.now.phase).toBe('play');
  expect(setUp('bergen', four(3), { rounds: 1 }).lay('0-0').now.phase).toBe('matchOver');
  expect(setUp('bergen', last, { target: 2 }).lay('0-0').now.phase).toBe('matchOver');
});

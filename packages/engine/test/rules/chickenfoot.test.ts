import { expect } from 'vitest';
import { rule } from '../support/rule.ts';
import { deal, setUp, type Table } from '../support/table.ts';

rule('chickenfoot.deal', 'a deal for every number of players; the rest is the stock', () => {
  const dealt = [2, 3, 4, 5, 6, 7].map((players) => {
    const { hands, stock } = deal('chickenfoot', players).now;
    return `${hands.length} hands of ${[...new Set(hands.map((hand) => hand.length))]}, stock ${stock}`;
  });
  expect(dealt).toEqual([
    '2 hands of 24, stock 7',
    '3 hands of 16, stock 7',
    '4 hands of 12, stock 7',
    '5 hands of 10, stock 5',
    '6 hands of 8, stock 7',
    '7 hands of 7, stock 6',
  ]);
});

rule('chickenfoot.deal', 'for two to seven players, not with the small set', () => {
  expect(() => deal('chickenfoot', 1)).toThrow('players');
  expect(() => deal('chickenfoot', 8)).toThrow('players');
  expect(() => deal('chickenfoot', 2, { set: 6 })).toThrow('set');
});

rule('chickenfoot.open', 'the highest double begins', () => {
  const table = setUp('chickenfoot', { hands: ['6-6 9-8', '8-8 1-0', '7-7 9-7'] });
  expect(table.now.turn).toBe(1);
  expect(table.legal()).toEqual(['lay 8-8']);
  expect(table.refusal({ type: 'lay', tile: '1-0' })).toBe('domino.open.tile');
});

rule('chickenfoot.open', 'without a double the highest tile begins, 9-6 before 8-7', () => {
  const table = setUp('chickenfoot', { hands: ['8-7 7-6', '9-6 6-5'] });
  expect(table.legal(1)).toEqual(['lay 9-6']);
  expect(table.lay('9-6').now.ends).toEqual(['9-6:6', '9-6:9']);
});

rule(
  'chickenfoot.open',
  'the opening double is not a foot: it has two ends, and play continues at either',
  () => {
    const table = setUp('chickenfoot', { hands: ['9-9 3-2 9-1 4-2', '9-3 9-4 8-0'] });
    table.lay('9-9');
    expect(table.now.ends).toEqual(['9-9:9']);
    table.lay('9-3', '9-9:9');
    expect(table.now.ends).toEqual(['9-3:3', '9-9:9']);
    expect(table.legal()).toEqual(['lay 3-2 at 9-3:3', 'lay 9-1 at 9-9:9']);
    table.lay('3-2', '9-3:3').lay('9-4', '9-9:9');
    expect(table.now.ends).toEqual(['3-2:2', '9-4:4']);
    expect(table.refusal({ type: 'lay', tile: '9-1', at: '9-9:9' })).toBe('domino.ends');
  },
);

/** 9-9 and 9-3 lie, then the foot 3-3; seat 1 is on turn. The hands are what is left by then. */
const withFoot = (first: string, second: string, stock = ''): Table =>
  setUp('chickenfoot', { hands: [`9-9 3-3 ${first}`, `9-3 ${second}`], stock })
    .lay('9-9')
    .lay('9-3', '9-9:9')
    .lay('3-3', '9-3:3');

rule('chickenfoot.foot', 'nothing may be laid elsewhere until a double has its three toes', () => {
  const table = withFoot('3-1 2-1 9-2 3-5', '3-2 3-0 9-5 3-4');
  expect(table.now.ends).toEqual(['3-3:3']);
  expect(table.legal()).toEqual(['lay 3-0 at 3-3:3', 'lay 3-2 at 3-3:3', 'lay 4-3 at 3-3:3']);
  expect(table.refusal({ type: 'lay', tile: '9-5', at: '9-9:9' })).toBe('chickenfoot.foot');
  expect(table.refusal({ type: 'lay', tile: '9-5', at: '3-3:3' })).toBe('domino.match');
  expect(table.refusal({ type: 'lay', tile: '3-2', at: '9-3:3' })).toBe('domino.ends');
  table.lay('3-2', '3-3:3');
  expect(table.now.ends).toEqual(['3-3:3']);
  expect(table.legal()).toEqual(['lay 3-1 at 3-3:3', 'lay 5-3 at 3-3:3']);
  expect(table.refusal({ type: 'lay', tile: '2-1', at: '3-2:2' })).toBe('chickenfoot.foot');
  expect(table.refusal({ type: 'lay', tile: '9-2', at: '9-9:9' })).toBe('chickenfoot.foot');
  table.lay('3-1', '3-3:3');
  expect(table.now.ends).toEqual(['3-3:3']);
  expect(table.refusal({ type: 'lay', tile: '9-5', at: '9-9:9' })).toBe('chickenfoot.foot');
  table.lay('3-0', '3-3:3');
  expect(table.refusal({ type: 'lay', tile: '9-2', at: '9-9:9' })).toBeNull();
  expect(table.refusal({ type: 'lay', tile: '5-3', at: '3-3:3' })).toBe('domino.ends');
});

rule('chickenfoot.foot', 'a player without a toe cannot lay, whatever fits elsewhere', () => {
  const table = withFoot('3-1 3-2', '9-5 9-4', '9-1 8-1 8-0 7-0');
  expect(table.legal()).toEqual(['draw']);
  expect(table.refusal({ type: 'pass' })).toBe('domino.pass');
  // 9-1 would fit 9-9, but not the foot: the turn ends automatically.
  expect(table.draw().now.turn).toBe(0);
});

rule('chickenfoot.foot', 'an unfinished foot can block the round', () => {
  const table = withFoot('9-1', '9-5 9-4', '8-0 7-0');
  expect(table.now.roundResult).toEqual({ winners: [0], points: [0, 27], reason: 'blocked' });
});

rule('chickenfoot.foot', 'every later double is a foot, including the first if no double opened', () => {
  const table = setUp('chickenfoot', { hands: ['9-6 6-5 9-1', '4-3 4-2'], stock: '6-6 5-0 4-0 3-0' });
  table.lay('9-6').draw().lay('6-6', '9-6:6');
  expect(table.now.ends).toEqual(['6-6:6']);
  expect(table.legal()).toEqual(['lay 6-5 at 6-6:6']);
  expect(table.refusal({ type: 'lay', tile: '9-1', at: '9-6:9' })).toBe('chickenfoot.foot');
});

rule('chickenfoot.foot', 'a double on a toe is the next foot', () => {
  const table = withFoot('3-1 2-1 9-2', '3-2 3-0 2-2 9-5');
  table.lay('3-2', '3-3:3').lay('3-1', '3-3:3').lay('3-0', '3-3:3').lay('9-2', '9-9:9');
  expect(table.now.ends).toEqual(['3-0:0', '3-1:1', '3-2:2', '9-2:2']);
  table.lay('2-2', '3-2:2');
  expect(table.now.ends).toEqual(['2-2:2']);
  expect(table.refusal({ type: 'lay', tile: '2-1', at: '9-2:2' })).toBe('chickenfoot.foot');
  expect(table.legal()).toEqual(['lay 2-1 at 2-2:2']);
});

rule('chickenfoot.toes', 'then all three toes are open, along with the earlier ends', () => {
  const table = withFoot('3-1 2-1 4-1 9-2 5-0', '3-2 3-0 9-5');
  table.lay('3-2', '3-3:3').lay('3-1', '3-3:3').lay('3-0', '3-3:3');
  expect(table.now.ends).toEqual(['3-0:0', '3-1:1', '3-2:2', '9-9:9']);
  expect(table.legal()).toEqual([
    'lay 2-1 at 3-1:1',
    'lay 2-1 at 3-2:2',
    'lay 4-1 at 3-1:1',
    'lay 5-0 at 3-0:0',
    'lay 9-2 at 3-2:2',
    'lay 9-2 at 9-9:9',
  ]);
  table.lay('4-1', '3-1:1');
  expect(table.now.ends).toEqual(['3-0:0', '3-2:2', '4-1:4', '9-9:9']);
});

rule('chickenfoot.draw', 'a player who cannot lay draws one tile; if it does not fit, the turn ends', () => {
  const table = setUp('chickenfoot', { hands: ['9-9 9-1', '5-4 5-3'], stock: '6-5 6-4 6-3 6-2' });
  table.lay('9-9');
  expect(table.now.hands[0]).toEqual(['9-1']);
  expect(table.legal()).toEqual(['draw']);
  expect(table.refusal({ type: 'pass' })).toBe('domino.pass');
  table.draw();
  expect(table.now.hands[1]).toEqual(['5-4', '5-3', '6-5']);
  expect(table.now.stock).toBe(3);
  expect(table.now.turn).toBe(0);
});

rule('chickenfoot.draw', 'a drawn tile that fits may be laid or kept, and no second one is drawn', () => {
  const table = setUp('chickenfoot', { hands: ['9-9 9-1', '5-4 5-3'], stock: '9-6 6-4 6-3 6-2' });
  table.lay('9-9').draw();
  expect(table.now.turn).toBe(1);
  expect(table.legal()).toEqual(['lay 9-6 at 9-9:9', 'pass']);
  expect(table.refusal({ type: 'draw' })).toBe('chickenfoot.draw');
  expect(table.refusal({ type: 'lay', tile: '9-6', at: '9-9:9' })).toBeNull();
  table.pass();
  expect(table.now.turn).toBe(0);
  expect(table.now.hands[1]).toEqual(['5-4', '5-3', '9-6']);
});

rule('chickenfoot.draw', 'a player who can lay neither draws nor passes', () => {
  const table = setUp('chickenfoot', { hands: ['9-9 1-0', '9-3 7-0'], stock: '6-5 6-4 6-3' });
  table.lay('9-9');
  expect(table.legal()).toEqual(['lay 9-3 at 9-9:9']);
  expect(table.refusal({ type: 'draw' })).toBe('domino.must');
  expect(table.refusal({ type: 'pass' })).toBe('domino.must');
});

rule('chickenfoot.draw', 'the reserve of two stays', () => {
  const table = setUp('chickenfoot', { hands: ['9-9 9-1 1-0', '5-4 5-3'], stock: '6-5 6-4' });
  table.lay('9-9');
  expect(table.legal()).toEqual(['pass']);
  expect(table.refusal({ type: 'draw' })).toBe('domino.reserve');
  table.pass();
  expect(table.now.stock).toBe(2);
});

rule('chickenfoot.score', 'the player who goes out scores 0, everybody else the pips in hand', () => {
  const table = setUp('chickenfoot', { hands: ['9-9 8-8 7-6', '9-1', '4-3'] });
  table.lay('9-9').lay('9-1', '9-9:9');
  expect(table.now.roundResult).toEqual({ winners: [1], points: [29, 0, 7], reason: 'out' });
  expect(table.now.scores).toEqual([29, 0, 7]);
});

rule(
  'chickenfoot.score',
  'blocked: the player who laid last scores 0, not the one with the fewest pips',
  () => {
    const table = setUp('chickenfoot', { hands: ['9-9 8-8', '9-1 8-7', '2-2'], stock: '6-5 6-4' });
    table.lay('9-9').lay('9-1', '9-9:9');
    expect(table.now.roundResult).toEqual({ winners: [1], points: [16, 0, 4], reason: 'blocked' });
  },
);

rule('chickenfoot.score', 'blocked by a draw: still the player who laid last', () => {
  const table = setUp('chickenfoot', { hands: ['9-9 8-8', '9-1 8-7', '2-2'], stock: '5-4 6-5 6-4' });
  table.lay('9-9').lay('9-1', '9-9:9');
  expect(table.now.phase).toBe('play');
  table.draw();
  expect(table.now.roundResult).toEqual({ winners: [1], points: [16, 0, 13], reason: 'blocked' });
});

rule('chickenfoot.blank', '0-0 in hand counts 25, other blanks nothing', () => {
  const table = setUp('chickenfoot', { hands: ['9-9', '0-0 2-1', '1-0 2-0'] });
  table.lay('9-9');
  expect(table.now.roundResult).toEqual({ winners: [0], points: [0, 28, 3], reason: 'out' });
});

rule('chickenfoot.blank', 'not for the player who laid last', () => {
  const table = setUp('chickenfoot', { hands: ['9-9 0-0', '8-7'], stock: '6-5 6-4' });
  table.lay('9-9');
  expect(table.now.roundResult).toEqual({ winners: [0], points: [0, 15], reason: 'blocked' });
});

/** 120 pips. */
const heavy = '9-8 9-7 9-6 9-5 9-4 8-8 8-7 8-6';

rule('chickenfoot.end', 'the match ends when somebody has 121 points, and the fewest win', () => {
  const table = setUp('chickenfoot', [{ hands: ['9-9', heavy, '6-5'] }, { hands: ['6-6', '1-0', '9-9'] }]);
  table.lay('9-9');
  expect(table.now.scores).toEqual([0, 120, 11]);
  expect(table.now.phase).toBe('roundOver');
  expect(table.now.winners).toBeNull();
  table.next().lay('9-9');
  expect(table.now.scores).toEqual([12, 121, 11]);
  expect(table.now.phase).toBe('matchOver');
  expect(table.now.winners).toEqual([2]);
});

rule('chickenfoot.end', 'a tie for the fewest points shares the win', () => {
  const first = { hands: ['9-9', '1-0', heavy] };
  const second = { hands: ['1-0', '9-9', '8-8'] };
  const table = setUp('chickenfoot', [first, second]);
  table.lay('9-9').next().lay('9-9');
  expect(table.now.scores).toEqual([1, 1, 136]);
  expect(table.now.phase).toBe('matchOver');
  expect(table.now.winners).toEqual([0, 1]);
});

rule(
  'chickenfoot.end',
  'no number of rounds ends it; the table may agree on rounds or another target',
  () => {
    const short = { hands: ['9-9', '6-4'] };
    const table = setUp('chickenfoot', [short, short, short]);
    table.lay('9-9').next().lay('9-9').next().lay('9-9');
    expect(table.now.scores).toEqual([0, 30]);
    expect(table.now.phase).toBe('roundOver');
    const rounds = setUp('chickenfoot', [{ hands: ['9-9', `${heavy} 1-0`] }, short], { rounds: 2 });
    expect(rounds.lay('9-9').now.phase).toBe('roundOver');
    rounds.next().lay('9-9');
    expect(rounds.now.phase).toBe('matchOver');
    expect(rounds.now.winners).toEqual([0]);
    expect(setUp('chickenfoot', short, { target: 11 }).lay('9-9').now.phase).toBe('roundOver');
    expect(setUp('chickenfoot', short, { target: 10 }).lay('9-9').now.phase).toBe('matchOver');
  },
);

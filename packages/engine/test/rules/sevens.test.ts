import { expect } from 'vitest';
import { rule } from '../support/rule.ts';
import { deal, setUp } from '../support/table.ts';

const pass = { type: 'pass' };
const draw = { type: 'draw' };

rule('sevens.deal', 'seven tiles each for two, five for three and four', () => {
  const tables = [2, 3, 4].map((players) => deal('sevens', players).now);
  expect(tables.map(({ hands }) => hands.map((hand) => hand.length))).toEqual([
    [7, 7],
    [5, 5, 5],
    [5, 5, 5, 5],
  ]);
  expect(tables.map(({ stock }) => stock)).toEqual([14, 13, 8]);
  expect(() => deal('sevens', 5)).toThrow();
  expect(() => deal('sevens', 2, { set: 9 })).toThrow();
});

rule('sevens.match', 'the halves that meet make seven: 2 lies against 5, 6 against 1', () => {
  const table = setUp('sevens', { hands: ['5-5 6-3 4-0', '5-4 2-1 3-3'] });
  table.lay('5-5');
  expect(table.legal()).toEqual(['lay 2-1 at 5-5:5']);
  expect(table.refusal({ type: 'lay', tile: '5-4', at: '5-5:5' })).toBe('sevens.match');
  expect(table.refusal({ type: 'lay', tile: '3-3', at: '5-5:5' })).toBe('sevens.match');
  table.lay('2-1', '5-5:5');
  expect(table.now.ends).toEqual(['2-1:1', '5-5:5']);
  expect(table.legal()).toEqual(['lay 6-3 at 2-1:1']);
  expect(table.refusal({ type: 'lay', tile: '6-3', at: '5-5:5' })).toBe('sevens.match');
  table.lay('6-3', '2-1:1');
  expect(table.now.ends).toEqual(['5-5:5', '6-3:3']);
  expect(table.legal()).toEqual(['lay 5-4 at 6-3:3']);
});

rule('sevens.match', 'that is so for every value', () => {
  for (const end of [1, 2, 3, 4, 5, 6]) {
    const tile = `${7 - end}-0`;
    const table = setUp('sevens', { hands: [`${end}-${end} 5-4`, `${tile} 6-5`] });
    table.lay(`${end}-${end}`).lay(tile, `${end}-${end}:${end}`);
    expect(table.now.ends).toContain(`${tile}:0`);
  }
});

rule('sevens.match', 'a double is laid like any other tile and shows its value', () => {
  const table = setUp('sevens', { hands: ['4-4 5-1', '3-3 2-1', '4-0 6-5'] });
  table.lay('4-4').lay('3-3', '4-4:4');
  expect(table.now.ends).toEqual(['3-3:3', '4-4:4']);
  expect(table.legal()).toEqual(['lay 4-0 at 3-3:3']);
});

rule('sevens.joker', '0-0, 6-1, 5-2 and 4-3 go to any end, with either half outwards', () => {
  const table = setUp('sevens', { hands: ['6-6 3-2', '6-1 5-2 4-3 0-0 5-4 6-0'] });
  table.lay('6-6');
  expect(table.legal()).toEqual([
    'lay 0-0 at 6-6:6 out 0',
    'lay 4-3 at 6-6:6 out 3',
    'lay 4-3 at 6-6:6 out 4',
    'lay 5-2 at 6-6:6 out 2',
    'lay 5-2 at 6-6:6 out 5',
    'lay 6-1 at 6-6:6 out 1',
    'lay 6-1 at 6-6:6 out 6',
  ]);
});

rule('sevens.joker', 'the half that out names is the new end', () => {
  for (const [tile, out] of [
    ['6-1', 1],
    ['6-1', 6],
    ['5-2', 5],
    ['5-2', 2],
    ['4-3', 4],
    ['4-3', 3],
    ['0-0', 0],
  ] as const) {
    const table = setUp('sevens', { hands: ['6-6 3-2', `${tile} 5-4`] }).lay('6-6');
    table.lay(tile, '6-6:6', out);
    expect(table.now.ends).toEqual([`${tile}:${out}`, '6-6:6'].sort());
  }
});

rule('sevens.joker', 'goes to either end', () => {
  const table = setUp('sevens', { hands: ['5-5 4-3 3-1', '2-1 4-4'] });
  table.lay('5-5').lay('2-1', '5-5:5');
  expect(table.legal()).toEqual([
    'lay 4-3 at 2-1:1 out 3',
    'lay 4-3 at 2-1:1 out 4',
    'lay 4-3 at 5-5:5 out 3',
    'lay 4-3 at 5-5:5 out 4',
  ]);
  expect(table.refusal({ type: 'lay', tile: '4-3', at: '5-5:2', out: 3 })).toBe('domino.ends');
  expect(table.refusal({ type: 'lay', tile: '4-3', at: '2-1:2', out: 3 })).toBe('domino.ends');
});

rule('sevens.joker', 'out is always given for a joker, and is one of its halves', () => {
  const table = setUp('sevens', { hands: ['6-6 3-2', '6-1 0-0 5-4'] }).lay('6-6');
  expect(table.refusal({ type: 'lay', tile: '6-1', at: '6-6:6' })).toBe('table.move');
  expect(table.refusal({ type: 'lay', tile: '0-0', at: '6-6:6' })).toBe('table.move');
  expect(table.refusal({ type: 'lay', tile: '6-1', at: '6-6:6', out: 5 })).toBe('sevens.joker');
  expect(table.refusal({ type: 'lay', tile: '0-0', at: '6-6:6', out: 1 })).toBe('sevens.joker');
  expect(table.refusal({ type: 'lay', tile: '6-1', at: '6-6:6', out: 1 })).toBeNull();
});

rule('sevens.joker', 'out is never given for another tile, even if it is the half that will show', () => {
  const table = setUp('sevens', { hands: ['6-6 3-2', '5-1 5-4'] }).lay('6-6');
  expect(table.refusal({ type: 'lay', tile: '5-1', at: '6-6:6', out: 5 })).toBe('sevens.joker');
  expect(table.refusal({ type: 'lay', tile: '5-1', at: '6-6:6' })).toBeNull();
});

rule('sevens.joker', 'as the opening tile a joker lies like any other: no out, both halves open', () => {
  const table = setUp('sevens', { hands: ['6-1 2-0', '3-1 1-0'] });
  expect(table.legal()).toEqual(['lay 6-1']);
  expect(table.refusal({ type: 'lay', tile: '6-1', out: 6 })).toBe('sevens.joker');
  table.lay('6-1');
  expect(table.now.ends).toEqual(['6-1:1', '6-1:6']);
  expect(table.legal()).toEqual(['lay 1-0 at 6-1:6', 'lay 3-1 at 6-1:6']);
});

rule('sevens.blank', 'only a joker may be laid at a blank', () => {
  const table = setUp('sevens', { hands: ['6-6 3-0 5-2 0-0 6-4', '1-0 4-4'] });
  table.lay('6-6').lay('1-0', '6-6:6');
  for (const tile of ['3-0', '6-4']) {
    expect(table.refusal({ type: 'lay', tile, at: '1-0:0' })).toBe('sevens.blank');
  }
  expect(table.legal().filter((move) => move.includes('1-0:0'))).toEqual([
    'lay 0-0 at 1-0:0 out 0',
    'lay 5-2 at 1-0:0 out 2',
    'lay 5-2 at 1-0:0 out 5',
  ]);
  table.lay('5-2', '1-0:0', 5);
  expect(table.now.ends).toEqual(['5-2:5', '6-6:6']);
});

rule('sevens.blank', 'a joker is needed after 0-0 too, wherever it lies', () => {
  const opening = setUp('sevens', { hands: ['0-0 6-0', '5-0 4-3'] }).lay('0-0');
  expect(opening.refusal({ type: 'lay', tile: '5-0', at: '0-0:0' })).toBe('sevens.blank');
  expect(opening.legal()).toEqual(['lay 4-3 at 0-0:0 out 3', 'lay 4-3 at 0-0:0 out 4']);
  const later = setUp('sevens', { hands: ['6-6 6-0 2-1', '0-0 5-0'] })
    .lay('6-6')
    .lay('0-0', '6-6:6', 0);
  expect(later.refusal({ type: 'lay', tile: '6-0', at: '0-0:0' })).toBe('sevens.blank');
  expect(later.legal()).toEqual(['lay 2-1 at 6-6:6']);
});

rule('sevens.draw', 'a player who can lay may draw one tile first, and must then lay', () => {
  const table = setUp('sevens', { hands: ['6-6 3-2', '2-1 4-4'], stock: '5-5 5-4 5-3 6-5' });
  table.lay('6-6');
  expect(table.now).toMatchObject({ stock: 4, hands: [['3-2'], ['2-1', '4-4']] });
  expect(table.legal()).toEqual(['draw', 'lay 2-1 at 6-6:6']);
  expect(table.refusal(pass)).toBe('domino.must');
  table.draw();
  expect(table.now).toMatchObject({ turn: 1, stock: 3, hands: [['3-2'], ['2-1', '4-4', '5-5']] });
  expect(table.legal()).toEqual(['lay 2-1 at 6-6:6']);
  expect(table.refusal(draw)).toBe('sevens.draw');
  expect(table.refusal(pass)).toBe('domino.must');
  table.lay('2-1', '6-6:6');
  expect(table.now).toMatchObject({ turn: 0, stock: 3 });
});

rule('sevens.draw', 'the drawn tile may be laid instead of the one that already fitted', () => {
  const table = setUp('sevens', { hands: ['6-6 3-2', '2-1 4-4'], stock: '5-1 5-4 5-3 6-5' });
  table.lay('6-6').draw();
  expect(table.legal()).toEqual(['lay 2-1 at 6-6:6', 'lay 5-1 at 6-6:6']);
  table.lay('5-1', '6-6:6');
  expect(table.now.hands[1]).toEqual(['2-1', '4-4']);
});

rule('sevens.draw', 'every turn allows a draw of its own', () => {
  const table = setUp('sevens', { hands: ['6-6 3-1 2-2', '2-1 4-4'], stock: '5-5 5-4 5-3 6-5' });
  table.lay('6-6').draw().lay('2-1', '6-6:6').draw();
  expect(table.now.hands[0]).toEqual(['3-1', '2-2', '5-4']);
  expect(table.refusal(draw)).toBe('sevens.draw');
});

rule('sevens.draw', 'a player who cannot lay draws, one tile at a time, until one fits, and lays', () => {
  const table = setUp('sevens', { hands: ['6-6 3-2', '4-4 2-2'], stock: '5-5 5-4 3-1 6-5 6-4 6-3' });
  table.lay('6-6');
  expect(table.legal()).toEqual(['draw']);
  expect(table.refusal(pass)).toBe('domino.pass');
  table.draw();
  expect(table.now).toMatchObject({ turn: 1, stock: 5 });
  expect(table.legal()).toEqual(['draw']);
  expect(table.refusal(pass)).toBe('domino.pass');
  table.draw().draw();
  expect(table.now).toMatchObject({ turn: 1, stock: 3 });
  expect(table.legal()).toEqual(['lay 3-1 at 6-6:6']);
  expect(table.refusal(draw)).toBe('sevens.draw');
  expect(table.refusal(pass)).toBe('domino.must');
  table.lay('3-1', '6-6:6');
  expect(table.now).toMatchObject({ turn: 0, stock: 3 });
});

rule('sevens.draw', 'a joker that is drawn fits', () => {
  const table = setUp('sevens', { hands: ['6-6 3-2', '4-4 2-2'], stock: '0-0 5-4 6-5' });
  table.lay('6-6').draw();
  expect(table.legal()).toEqual(['lay 0-0 at 6-6:6 out 0']);
});

rule('sevens.draw', 'nobody draws before the opening tile', () => {
  const table = setUp('sevens', { hands: ['6-6 3-2', '4-4 2-2'], stock: '5-5 5-4 3-1 6-5' });
  expect(table.legal()).toEqual(['lay 6-6']);
  expect(table.refusal(draw)).toBe('sevens.draw');
  expect(table.refusal(pass)).toBe('domino.must');
});

rule('sevens.draw', 'two tiles stay in the stock: a player who can lay lays without drawing', () => {
  const table = setUp('sevens', { hands: ['6-6 3-2', '2-1 4-4'], stock: '5-5 5-4' });
  table.lay('6-6');
  expect(table.legal()).toEqual(['lay 2-1 at 6-6:6']);
  expect(table.refusal(draw)).toBe('domino.reserve');
});

rule(
  'sevens.draw',
  'two tiles stay in the stock: a player who cannot lay draws down to them and passes',
  () => {
    const table = setUp('sevens', { hands: ['6-6 3-2', '4-4 2-2', '2-1 5-0'], stock: '5-5 6-5 6-4' });
    table.lay('6-6').draw();
    expect(table.now).toMatchObject({ turn: 1, stock: 2 });
    expect(table.legal()).toEqual(['pass']);
    expect(table.refusal(draw)).toBe('domino.reserve');
    table.pass();
    expect(table.now).toMatchObject({ turn: 2, stock: 2 });
    expect(table.now.hands[1]).toEqual(['4-4', '2-2', '5-5']);
  },
);

rule('sevens.score', 'the player who goes out is credited with the pips of the opponents', () => {
  const table = setUp('sevens', { hands: ['6-6 3-2', '2-1', '5-4'], stock: '5-5 6-5 6-4' });
  table.lay('6-6').lay('2-1', '6-6:6');
  expect(table.now.roundResult).toEqual({ winners: [1], points: [0, 14, 0], reason: 'out' });
});

rule('sevens.score', "blocked: the fewest pips get the opponents' pips less their own", () => {
  const three = setUp('sevens', { hands: ['6-6 2-0', '5-3', '4-0'], stock: '5-5 6-5' }).lay('6-6');
  expect(three.now.roundResult).toEqual({ winners: [0], points: [10, 0, 0], reason: 'blocked' });
  const two = setUp('sevens', { hands: ['6-6 5-4', '5-3'], stock: '5-5 6-5' }).lay('6-6');
  expect(two.now.roundResult).toEqual({ winners: [1], points: [0, 1], reason: 'blocked' });
});

rule('sevens.score', 'the round is not blocked while anybody holds a joker', () => {
  const table = setUp('sevens', { hands: ['6-6 2-0', '5-3', '4-3'], stock: '5-5 6-5' }).lay('6-6');
  expect(table.now).toMatchObject({ phase: 'play', turn: 1 });
});

rule('sevens.score', 'blocked with a tie for the fewest pips: nobody is credited', () => {
  const table = setUp('sevens', { hands: ['6-6 4-0', '2-2', '5-3'], stock: '5-5 6-5' }).lay('6-6');
  expect(table.now.roundResult).toEqual({ winners: [0, 1], points: [0, 0, 0], reason: 'blocked' });
});

rule(
  'domino.match.length',
  'All Sevens lasts as many rounds as there are players, or as long as was agreed',
  () => {
    const one = { hands: ['6-6', '6-4', '1-0'] };
    const table = setUp('sevens', [one, one, one]);
    table.lay('6-6').next().lay('6-6');
    expect(table.now.phase).toBe('roundOver');
    expect(table.next().lay('6-6').now).toMatchObject({
      phase: 'matchOver',
      scores: [33, 0, 0],
      winners: [0],
    });
    expect(setUp('sevens', one, { rounds: 1 }).lay('6-6').now.phase).toBe('matchOver');
    expect(setUp('sevens', one, { target: 11 }).lay('6-6').now.phase).toBe('matchOver');
    expect(setUp('sevens', one, { target: 12 }).lay('6-6').now.phase).toBe('roundOver');
  },
);

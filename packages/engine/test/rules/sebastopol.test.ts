import { expect } from 'vitest';
import { rule } from '../support/rule.ts';
import { deal, setUp } from '../support/table.ts';

rule('sebastopol.deal', 'seven tiles each for four: the whole set, without a stock', () => {
  const { hands, stock } = deal('sebastopol', 4).now;
  expect(hands.map((hand) => hand.length)).toEqual([7, 7, 7, 7]);
  expect(new Set(hands.flat()).size).toBe(28);
  expect(stock).toBe(0);
  for (const players of [3, 5]) expect(() => deal('sebastopol', players)).toThrow();
  expect(() => deal('sebastopol', 4, { set: 9 })).toThrow();
});

rule('sebastopol.deal', 'there is nothing to draw: a player who cannot lay passes', () => {
  const table = setUp('sebastopol', { hands: ['6-6 1-0', '5-4', '6-3 2-1', '3-1'] });
  table.lay('6-6');
  expect(table.legal()).toEqual(['pass']);
  expect(table.refusal({ type: 'draw' })).toBe('table.move');
  table.pass();
  expect(table.now.hands[1]).toEqual(['5-4']);
  expect(table.refusal({ type: 'pass' })).toBe('domino.must');
});

rule('sebastopol.open', 'the player with 6-6 begins with it', () => {
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const table = deal('sebastopol', 4, {}, seed);
    expect(table.now.turn).toBe(table.now.hands.findIndex((hand) => hand.includes('6-6')));
    expect(table.legal()).toEqual(['lay 6-6']);
  }
});

rule('sebastopol.open', 'no other tile begins, not even another double of the same hand', () => {
  const table = setUp('sebastopol', { hands: ['4-4', '5-5 6-5', '6-6 3-3', '2-2'] }, { starter: 0 });
  expect(table.now.turn).toBe(2);
  expect(table.refusal({ type: 'lay', tile: '3-3' })).toBe('domino.open.tile');
  expect(table.refusal({ type: 'lay', tile: '4-4' }, 0)).toBe('table.turn');
  expect(table.lay('6-6').now.turn).toBe(3);
});

rule('sebastopol.open', 'a deal in which nobody holds 6-6 cannot be played', () => {
  expect(() => setUp('sebastopol', { hands: ['4-4', '5-5', '6-5 3-3', '2-2'] })).toThrow('6-6');
});

rule('sebastopol.arms', 'all four sides of 6-6 are open ends, and no fifth', () => {
  const table = setUp('sebastopol', { hands: ['6-6 6-2 2-0', '6-5 6-1 5-0', '6-4 4-0', '6-3 3-0'] });
  table.lay('6-6');
  expect(table.now.ends).toEqual(['6-6:6']);
  table.lay('6-5', '6-6:6');
  expect(table.now.ends).toEqual(['6-5:5', '6-6:6']);
  table.lay('6-4', '6-6:6');
  expect(table.now.ends).toEqual(['6-4:4', '6-5:5', '6-6:6']);
  table.lay('6-3', '6-6:6');
  expect(table.now.ends).toEqual(['6-3:3', '6-4:4', '6-5:5', '6-6:6']);
  table.lay('6-2', '6-6:6');
  expect(table.now.ends).toEqual(['6-2:2', '6-3:3', '6-4:4', '6-5:5']);
  expect(table.refusal({ type: 'lay', tile: '6-1', at: '6-6:6' })).toBe('domino.ends');
});

rule('sebastopol.arms', 'every arm can be extended, whether 6-6 has all four or not', () => {
  const table = setUp('sebastopol', {
    hands: ['6-6 5-1 4-1 6-2', '6-5 5-4 3-3', '6-4 2-2', '6-3 5-2 4-2 3-2 6-1'],
  });
  table.lay('6-6').lay('6-5', '6-6:6').lay('6-4', '6-6:6');
  expect(table.legal()).toEqual([
    'lay 4-2 at 6-4:4',
    'lay 5-2 at 6-5:5',
    'lay 6-1 at 6-6:6',
    'lay 6-3 at 6-6:6',
  ]);
  table.lay('5-2', '6-5:5');
  expect(table.now.ends).toEqual(['5-2:2', '6-4:4', '6-6:6']);
  expect(table.legal()).toEqual(['lay 4-1 at 6-4:4', 'lay 6-2 at 5-2:2', 'lay 6-2 at 6-6:6']);
});

rule('sebastopol.arms', 'only 6-6 has four sides: a later double has one end', () => {
  const table = setUp('sebastopol', { hands: ['6-6 6-1 5-1', '6-5 5-3', '5-5 2-2', '4-4 5-0'] });
  table.lay('6-6').lay('6-5', '6-6:6').lay('5-5', '6-5:5');
  expect(table.now.ends).toEqual(['5-5:5', '6-6:6']);
  table.lay('5-0', '5-5:5');
  expect(table.now.ends).toEqual(['5-0:0', '6-6:6']);
  expect(table.refusal({ type: 'lay', tile: '5-1', at: '5-5:5' })).toBe('domino.ends');
});

rule('sebastopol.arms', 'the round is blocked only when nothing fits any of the ends', () => {
  const table = setUp('sebastopol', { hands: ['6-6 6-2 1-1', '6-5 1-0', '6-4 0-0', '6-3 6-1'] });
  table.lay('6-6').lay('6-5', '6-6:6').lay('6-4', '6-6:6').lay('6-3', '6-6:6');
  expect(table.now.phase).toBe('play');
  table.lay('6-2', '6-6:6');
  expect(table.now.roundResult).toEqual({ winners: [2], points: [0, 0, 10, 0], reason: 'blocked' });
});

rule('domino.match.length', 'Sebastopol lasts four rounds, or as agreed', () => {
  const one = { hands: ['6-6', '6-4', '1-0', '2-0'] };
  const table = setUp('sebastopol', [one, one, one, one]);
  for (let round = 1; round < 4; round++) table.lay('6-6').next();
  expect(table.lay('6-6').now).toMatchObject({ phase: 'matchOver', scores: [52, 0, 0, 0], winners: [0] });
  expect(setUp('sebastopol', one, { rounds: 1 }).lay('6-6').now.phase).toBe('matchOver');
  expect(setUp('sebastopol', one, { target: 13 }).lay('6-6').now.phase).toBe('matchOver');
  expect(setUp('sebastopol', one, { target: 14 }).lay('6-6').now.phase).toBe('roundOver');
});

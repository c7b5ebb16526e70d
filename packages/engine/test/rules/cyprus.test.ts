import { expect } from 'vitest';
import { rule } from '../support/rule.ts';
import { deal, setUp } from '../support/table.ts';

rule('cyprus.deal', 'a deal for every number of players, and the rest is out of the game', () => {
  const dealt = [4, 5, 6, 7, 8, 9, 10].map((players) => {
    const { hands, stock } = deal('cyprus', players).now;
    return `${hands.length} hands of ${[...new Set(hands.map((hand) => hand.length))]}, stock ${stock}`;
  });
  expect(dealt).toEqual([
    '4 hands of 13, stock 0',
    '5 hands of 11, stock 0',
    '6 hands of 9, stock 0',
    '7 hands of 7, stock 0',
    '8 hands of 6, stock 0',
    '9 hands of 6, stock 0',
    '10 hands of 5, stock 0',
  ]);
});

rule('cyprus.deal', 'a stock that a set-up deal names is out of the game too', () => {
  const table = setUp('cyprus', { hands: ['9-9 1-0', '9-1', '5-4', '6-5'], stock: '3-0 2-0 1-1' });
  expect(table.now.stock).toBe(0);
  table.lay('9-9');
  expect(table.now.hands[0]).toEqual(['1-0']);
});

rule('cyprus.deal', 'for four to ten players, with the big set', () => {
  expect(() => deal('cyprus', 3)).toThrow('players');
  expect(() => deal('cyprus', 11)).toThrow('players');
  expect(() => deal('cyprus', 4, { set: 6 })).toThrow('set');
});

rule('cyprus.open', 'tiles are dealt until somebody holds 9-9', () => {
  for (const players of [4, 6, 7, 8, 9, 10]) {
    for (let i = 0; i < 50; i++) {
      const { hands, turn } = deal('cyprus', players, {}, `deal ${i}`).now;
      const holder = hands.findIndex((hand) => hand.includes('9-9'));
      expect(holder).toBeGreaterThanOrEqual(0);
      expect(turn).toBe(holder);
    }
  }
});

rule('cyprus.open', '9-9 begins, and a set-up deal without it is refused', () => {
  const table = setUp('cyprus', { hands: ['8-8 9-8', '7-7 9-7', '9-9 9-1', '6-6'] });
  expect(table.now.turn).toBe(2);
  expect(table.legal()).toEqual(['lay 9-9']);
  expect(table.refusal({ type: 'lay', tile: '9-1' })).toBe('domino.open.tile');
  expect(() => setUp('cyprus', { hands: ['8-8 9-8', '7-7 9-7', '9-1', '6-6'] })).toThrow('9-9');
});

rule('cyprus.star', 'every tile with a 9 may be laid at 9-9, up to nine arms; `ends` names it once', () => {
  const table = setUp('cyprus', {
    hands: ['9-9 9-3 9-7 1-0', '9-0 9-4 9-8 2-0', '9-1 9-5 3-0', '9-2 9-6 4-0'],
  });
  table.lay('9-9');
  expect(table.now.ends).toEqual(['9-9:9']);
  const arms: string[] = [];
  for (let value = 0; value <= 8; value++) {
    expect(table.now.ends).toEqual([...arms, '9-9:9']);
    expect(table.legal()).toContain(`lay 9-${value} at 9-9:9`);
    table.lay(`9-${value}`, '9-9:9');
    arms.push(`9-${value}:${value}`);
  }
  expect(table.now.ends).toEqual(arms);
  expect(table.refusal({ type: 'lay', tile: '3-0', at: '9-9:9' })).toBe('domino.ends');
});

rule('cyprus.star', 'a tile without a 9 is refused there', () => {
  const table = setUp('cyprus', { hands: ['9-9 1-0', '8-7 9-1', '5-4', '6-5'] });
  table.lay('9-9');
  expect(table.refusal({ type: 'lay', tile: '8-7', at: '9-9:9' })).toBe('domino.match');
  expect(table.legal()).toEqual(['lay 9-1 at 9-9:9']);
});

rule(
  'cyprus.arms',
  'a tile may be laid at the open end of any arm instead, even by a player who holds a 9',
  () => {
    const table = setUp('cyprus', {
      hands: ['9-9 2-2 5-0', '9-3 9-2 7-0', '3-2 9-5 8-7', '9-4 4-3 8-0'],
    });
    table.lay('9-9').lay('9-3', '9-9:9');
    expect(table.legal()).toEqual(['lay 3-2 at 9-3:3', 'lay 9-5 at 9-9:9']);
    table.lay('3-2', '9-3:3');
    expect(table.now.ends).toEqual(['3-2:2', '9-9:9']);
    expect(table.refusal({ type: 'lay', tile: '4-3', at: '9-3:3' })).toBe('domino.ends');
    table.lay('9-4', '9-9:9');
    expect(table.now.ends).toEqual(['3-2:2', '9-4:4', '9-9:9']);
    // A double in an arm shows its value once and takes one tile.
    expect(table.lay('2-2', '3-2:2').now.ends).toEqual(['2-2:2', '9-4:4', '9-9:9']);
    // A 9 that points outwards is an end of its own.
    table.lay('9-2', '2-2:2');
    expect(table.now.ends).toEqual(['9-2:9', '9-4:4', '9-9:9']);
    expect(table.legal()).toEqual(['lay 9-5 at 9-2:9', 'lay 9-5 at 9-9:9']);
  },
);

rule('cyprus.arms', 'the tile must fit the arm', () => {
  const table = setUp('cyprus', { hands: ['9-9 1-0', '9-3 7-0', '4-2 3-1', '9-6 8-0'] });
  table.lay('9-9').lay('9-3', '9-9:9');
  expect(table.refusal({ type: 'lay', tile: '4-2', at: '9-3:3' })).toBe('domino.match');
  expect(table.refusal({ type: 'lay', tile: '3-1', at: '9-3:3' })).toBeNull();
});

rule('cyprus.pass', 'a player who cannot lay passes this turn and may lay again later', () => {
  const table = setUp('cyprus', { hands: ['9-9 9-5 1-0', '5-4 8-0', '9-3 4-0', '3-2 6-0'] });
  table.lay('9-9');
  expect(table.legal()).toEqual(['pass']);
  expect(table.refusal({ type: 'draw' })).not.toBeNull();
  table.pass();
  expect(table.now.turn).toBe(2);
  expect(table.now.hands[1]).toEqual(['5-4', '8-0']);
  table.lay('9-3', '9-9:9').lay('3-2', '9-3:3').lay('9-5', '9-9:9');
  expect(table.now.turn).toBe(1);
  expect(table.legal()).toEqual(['lay 5-4 at 9-5:5']);
  expect(table.lay('5-4', '9-5:5').now.turn).toBe(2);
});

rule('cyprus.pass', 'a player who can lay must lay', () => {
  const table = setUp('cyprus', { hands: ['9-9 1-0', '9-3 7-0', '3-2', '6-0'] });
  table.lay('9-9');
  expect(table.refusal({ type: 'pass' })).toBe('domino.must');
});

rule('cyprus.score', 'the first player without tiles is credited with the pips of all others', () => {
  const table = setUp('cyprus', { hands: ['9-9 9-0 8-8', '9-1', '9-2 5-4', '9-3 6-6'] });
  table.lay('9-9').lay('9-1', '9-9:9');
  expect(table.now.phase).toBe('roundOver');
  expect(table.now.roundResult).toEqual({ winners: [1], points: [0, 9 + 16 + 20 + 24, 0, 0], reason: 'out' });
});

rule('cyprus.score', 'blocked at once, without passes: the fewest pips are credited with the others', () => {
  const table = setUp('cyprus', { hands: ['9-9 8-0', '7-7', '6-5', '4-3'] });
  table.lay('9-9');
  expect(table.now.phase).toBe('roundOver');
  expect(table.now.roundResult).toEqual({
    winners: [3],
    points: [0, 0, 0, 8 + 14 + 11],
    reason: 'blocked',
  });
});

rule(
  'cyprus.score',
  'blocked with a tie for the fewest pips: they win together and are credited nothing',
  () => {
    const table = setUp('cyprus', { hands: ['9-9 4-3', '7-7', '6-5', '6-1'] });
    table.lay('9-9');
    expect(table.now.roundResult).toEqual({ winners: [0, 3], points: [0, 0, 0, 0], reason: 'blocked' });
  },
);

rule('domino.match.length', 'cyprus: as many rounds as players, or what is agreed', () => {
  const short = { hands: ['9-9', '1-0', '2-0', '3-0'] };
  const table = setUp('cyprus', [short, short, short, short]);
  table.lay('9-9').next().lay('9-9').next().lay('9-9');
  expect(table.now.phase).toBe('roundOver');
  table.next().lay('9-9');
  expect(table.now.phase).toBe('matchOver');
  expect(table.now.winners).toEqual([0]);
  expect(table.now.scores).toEqual([24, 0, 0, 0]);
  expect(setUp('cyprus', short, { rounds: 1 }).lay('9-9').now.phase).toBe('matchOver');
  expect(setUp('cyprus', short, { target: 6 }).lay('9-9').now.phase).toBe('matchOver');
  expect(setUp('cyprus', short, { target: 7 }).lay('9-9').now.phase).toBe('roundOver');
});

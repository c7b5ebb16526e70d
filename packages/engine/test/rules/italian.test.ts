import { expect } from 'vitest';
import { rule } from '../support/rule.ts';
import { deal, setUp, type Table } from '../support/table.ts';

/** One player lays these tiles, and the others, whose hands are empty, pass. */
function layAlone(table: Table, tiles: string): Table {
  for (const tile of tiles.split(' ')) {
    table.lay(tile);
    for (let other = 1; other < table.match.players && table.legal().join() === 'pass'; other++) table.pass();
  }
  return table;
}

/** A deal in which seat 0 has all the tiles. */
const alone = (hand: string, players = 3) => ({
  hands: Array.from({ length: players }, (_, seat) => (seat === 0 ? hand : '')),
});

const dealt = (players: number, set?: number): string => {
  const { hands, stock } = deal('italian', players, set === undefined ? {} : { set }).now;
  return `${hands.length} hands of ${[...new Set(hands.map((hand) => hand.length))]}, stock ${stock}`;
};

rule('italian.deal', 'seven tiles each for three, six for four, five for five', () => {
  const small = ['3 hands of 7, stock 7', '4 hands of 6, stock 4', '5 hands of 5, stock 3'];
  expect([3, 4, 5].map((players) => dealt(players))).toEqual(small);
  expect([3, 4, 5].map((players) => dealt(players, 6))).toEqual(small);
  expect([3, 4, 5].map((players) => dealt(players, 9))).toEqual([
    '3 hands of 7, stock 34',
    '4 hands of 6, stock 31',
    '5 hands of 5, stock 30',
  ]);
});

rule('italian.deal', 'for three to five players', () => {
  expect(() => deal('italian', 2)).toThrow('players');
  expect(() => deal('italian', 6)).toThrow('players');
});

rule('italian.open', 'the highest double begins', () => {
  const table = setUp('italian', { hands: ['6-5 4-4', '5-5 1-0', '6-4 2-2'] });
  expect(table.now.turn).toBe(1);
  expect(table.legal()).toEqual(['lay 5-5']);
  expect(table.refusal({ type: 'lay', tile: '1-0' })).toBe('domino.open.tile');
  expect(table.lay('5-5').now.turn).toBe(2);
});

rule('italian.open', 'without a double the highest tile begins', () => {
  const table = setUp('italian', { hands: ['5-3 4-0', '5-4 2-0', '6-3 1-0'] });
  expect(table.now.turn).toBe(2);
  expect(table.legal()).toEqual(['lay 6-3']);
  expect(table.refusal({ type: 'lay', tile: '1-0' })).toBe('domino.open.tile');
});

rule('italian.total', "the sheet's example: 12, then 2/6 makes 20, announced to everybody", () => {
  const table = setUp('italian', { hands: ['7-5 4-3', '6-2 1-0', '5-0 3-0'] }, { set: 9 });
  expect(table.now.total).toBe(0);
  expect(table.lay('7-5').now.total).toBe(12);
  expect(table.lay('2-6').now.total).toBe(20);
  expect(table.match.view(null)).toMatchObject({ total: 20 });
  expect(table.lay('3-0').now.total).toBe(23);
});

rule('italian.total', 'nothing has to match: any tile of the hand, one a turn, and there are no ends', () => {
  const table = setUp('italian', { hands: ['6-6 4-3', '5-5 2-1 1-0', '3-0 2-0'] });
  table.lay('6-6');
  expect(table.now.ends).toEqual([]);
  expect(table.legal()).toEqual(['lay 1-0', 'lay 2-1', 'lay 5-5']);
  expect(table.refusal({ type: 'lay', tile: '1-0', at: '6-6:6' })).toBe('domino.ends');
  expect(table.lay('1-0').now.turn).toBe(2);
  expect(table.now.hands).toEqual([['4-3'], ['5-5', '2-1'], ['3-0', '2-0']]);
});

rule('italian.total', 'every round begins at 0', () => {
  const small = { hands: ['6-6', '5-4', '1-0'] };
  const table = setUp('italian', [small, small]);
  table.lay('6-6').lay('5-4').lay('1-0');
  expect(table.now.total).toBe(22);
  expect(table.next().now.total).toBe(0);
});

/** The total is 30, 50, 70 and 100 with the third, fifth, eighth and twelfth tile. */
const everyNumber = {
  hands: ['6-6 6-4 5-4 5-3 1-0', '6-5 5-5 2-0 4-4 1-1', '5-2 6-3 6-2 5-1 2-1'],
};
const inTurn = ['6-6', '6-5', '5-2', '6-4', '5-5', '6-3', '5-4', '2-0', '6-2', '5-3', '4-4', '5-1'];

rule('italian.hit', '30, 50, 70 and 100 pay 1, 2, 3 and 4 points to the player who reaches them', () => {
  const table = setUp('italian', everyNumber);
  const seen = inTurn.map((tile) => {
    const { total, scores } = table.lay(tile).now;
    return `${total}: ${scores}`;
  });
  expect(seen).toEqual([
    '12: 0,0,0',
    '23: 0,0,0',
    '30: 0,0,1',
    '40: 0,0,1',
    '50: 0,2,1',
    '59: 0,2,1',
    '68: 0,2,1',
    '70: 0,5,1',
    '78: 0,5,1',
    '86: 0,5,1',
    '94: 0,5,1',
    '100: 0,5,5',
  ]);
  expect(table.now.roundResult).toEqual({ winners: [1, 2], points: [0, 5, 5], reason: 'passed' });
});

rule('italian.hit', 'with `pay: face` they pay their own value', () => {
  const table = setUp('italian', everyNumber, { pay: 'face', rounds: 1 });
  for (const tile of inTurn) table.lay(tile);
  expect(table.now.roundResult).toEqual({ winners: [2], points: [0, 120, 130], reason: 'passed' });
  expect(() => setUp('italian', everyNumber, { pay: 'double' })).toThrow('pay');
});

/** With the big set: 18, 30, 47, 50, 66, 70, 85, 100, 114, 120, 134, 147, 150. */
const bigSet = '9-9 8-4 9-8 2-1 9-7 3-1 9-6 8-7 8-6 5-1 9-5 7-6 3-0';

rule('italian.hit', 'with the big set 120 and 150 pay 5 and 6 as well', () => {
  const table = setUp('italian', alone(`${bigSet} 1-0`), { set: 9 });
  const paid = bigSet.split(' ').map((tile) => {
    const { total, scores } = layAlone(table, tile).now;
    return `${total}: ${scores[0]}`;
  });
  expect(paid).toEqual([
    '18: 0',
    '30: 1',
    '47: 1',
    '50: 3',
    '66: 3',
    '70: 6',
    '85: 6',
    '100: 10',
    '114: 10',
    '120: 15',
    '134: 15',
    '147: 15',
    '150: 21',
  ]);
  const face = setUp('italian', alone(`${bigSet} 1-0`), { set: 9, pay: 'face', rounds: 1 });
  expect(layAlone(face, bigSet).now.scores).toEqual([520, 0, 0]);
});

rule('italian.hit', '0-0 changes no total and is never paid', () => {
  for (const options of [{}, { pay: 'face' }]) {
    const table = setUp('italian', { hands: ['6-6 0-0', '6-5 1-0', '5-2 2-0'] }, options);
    table.lay('6-6').lay('6-5').lay('5-2');
    const { scores } = table.now;
    expect(scores[2]).toBeGreaterThan(0);
    table.lay('0-0');
    expect(table.now.total).toBe(30);
    expect(table.now.scores).toEqual(scores);
  }
});

rule('italian.over', 'a skipped number pays nobody, and the next one pays its usual points', () => {
  const table = setUp('italian', { hands: ['6-6 5-5 1-0', '6-5 5-2 2-0', '6-4 3-0'] });
  table.lay('6-6').lay('6-5').lay('6-4');
  expect(table.now.total).toBe(33);
  expect(table.now.scores).toEqual([0, 0, 0]);
  table.lay('5-5').lay('5-2');
  expect(table.now.total).toBe(50);
  expect(table.now.scores).toEqual([0, 2, 0]);
  expect(table.now.phase).toBe('play');
});

rule('italian.round', 'it ends when all tiles are laid, not with the first empty hand', () => {
  const table = setUp('italian', { hands: ['6-6', '6-5', '5-2 1-0'] });
  table.lay('6-6').lay('6-5').lay('5-2');
  expect(table.now.phase).toBe('play');
  table.pass().pass().lay('1-0');
  expect(table.now.phase).toBe('roundOver');
  expect(table.now.roundResult).toEqual({ winners: [2], points: [0, 0, 1], reason: 'exhausted' });
});

rule('italian.round', 'it ends when the last number is passed', () => {
  const table = setUp('italian', alone('6-6 6-5 6-4 5-5 6-3 6-2 5-3 4-4 5-4 6-1 1-1 5-1 3-3 2-0'));
  layAlone(table, '6-6 6-5 6-4 5-5 6-3 6-2 5-3 4-4 5-4');
  expect(table.now.total).toBe(85);
  layAlone(table, '6-1 5-1');
  expect(table.now.total).toBe(98);
  expect(table.now.phase).toBe('play');
  layAlone(table, '3-3');
  expect(table.now.total).toBe(104);
  expect(table.now.phase).toBe('roundOver');
  expect(table.now.roundResult).toMatchObject({ points: [0, 0, 0], reason: 'passed' });
  expect(table.now.hands[0]).toEqual(['1-1', '2-0']);
});

rule('italian.round', 'it ends when the last number is reached: 100, with the big set 150', () => {
  const small = setUp('italian', everyNumber);
  for (const tile of inTurn) {
    expect(small.now.phase).toBe('play');
    small.lay(tile);
  }
  expect(small.now.phase).toBe('roundOver');
  expect(small.now.hands).toEqual([['1-0'], ['1-1'], ['2-1']]);
  const big = setUp('italian', alone(`${bigSet} 1-0`), { set: 9 });
  for (const tile of bigSet.split(' ')) {
    expect(big.now.phase).toBe('play');
    layAlone(big, tile);
  }
  expect(big.now.phase).toBe('roundOver');
  expect(big.now.roundResult).toEqual({ winners: [0], points: [21, 0, 0], reason: 'passed' });
});

rule('italian.round', 'there is no drawing; an empty hand passes, any other must lay', () => {
  const table = setUp('italian', { hands: ['6-6 1-0', '', '5-4 2-0'], stock: '4-3 4-2 4-1 4-0' });
  table.lay('6-6');
  expect(table.legal()).toEqual(['pass']);
  expect(table.refusal({ type: 'draw' })).not.toBeNull();
  table.pass();
  expect(table.legal()).toEqual(['lay 2-0', 'lay 5-4']);
  expect(table.refusal({ type: 'pass' })).toBe('domino.must');
  expect(table.refusal({ type: 'draw' })).not.toBeNull();
  table.lay('5-4');
  expect(table.now.stock).toBe(4);
  expect(table.now.hands).toEqual([['1-0'], [], ['2-0']]);
});

rule('italian.end', 'by default a match has as many rounds as players', () => {
  for (const players of [3, 4, 5]) {
    const paid = alone('6-6 6-5 5-2', players);
    const empty = alone('6-6', players);
    const table = setUp('italian', [paid, empty, empty, empty, empty].slice(0, players));
    layAlone(table, '6-6 6-5 5-2');
    for (let round = 1; round < players; round++) {
      expect(table.now.phase).toBe('roundOver');
      layAlone(table.next(), '6-6');
    }
    expect(table.now.phase).toBe('matchOver');
    expect(table.now.winners).toEqual([0]);
  }
});

/** 50 is hit, 30 is skipped. */
const fifty = '6-6 6-5 6-4 5-5 5-2';

rule('italian.end', 'with the small set 51 points end it at once, within the round', () => {
  const table = setUp('italian', [alone(fifty), alone('6-6 6-5 5-2 1-0')], { pay: 'face' });
  layAlone(table, fifty);
  expect(table.now.scores).toEqual([50, 0, 0]);
  expect(table.now.phase).toBe('roundOver');
  layAlone(table.next(), '6-6 6-5 5-2');
  expect(table.now.scores).toEqual([80, 0, 0]);
  expect(table.now.phase).toBe('matchOver');
  expect(table.now.winners).toEqual([0]);
  expect(table.now.roundResult).toEqual({ winners: [0], points: [30, 0, 0], reason: 'target' });
  expect(table.now.hands[0]).toEqual(['1-0']);
});

/** Like `bigSet`, but 30 is skipped: 20 points. */
const twenty = '9-9 9-8 9-6 9-7 3-1 9-5 8-8 8-6 5-1 8-7 7-5 2-1';

rule('italian.end', 'with the big set 81 points end it at once: 80 is not enough', () => {
  const rounds = Array.from({ length: 4 }, () => alone(twenty, 5));
  const table = setUp('italian', [...rounds, alone('9-9 8-4 1-0', 5)], { set: 9 });
  layAlone(table, twenty);
  for (let round = 2; round <= 4; round++) layAlone(table.next(), twenty);
  expect(table.now.scores[0]).toBe(80);
  expect(table.now.phase).toBe('roundOver');
  layAlone(table.next(), '9-9');
  expect(table.now.phase).toBe('play');
  layAlone(table, '8-4');
  expect(table.now.scores[0]).toBe(81);
  expect(table.now.phase).toBe('matchOver');
  expect(table.now.roundResult).toEqual({ winners: [0], points: [1, 0, 0, 0, 0], reason: 'target' });
});

rule('italian.end', 'agreed rounds replace both', () => {
  const long = setUp('italian', [alone(`${fifty} 6-3 6-2 2-1 1-0`), alone('6-6')], {
    pay: 'face',
    rounds: 2,
  });
  layAlone(long, `${fifty} 6-3 6-2 2-1`);
  expect(long.now.scores).toEqual([120, 0, 0]);
  expect(long.now.phase).toBe('play');
  layAlone(long, '1-0');
  expect(long.now.phase).toBe('roundOver');
  expect(layAlone(long.next(), '6-6').now.phase).toBe('matchOver');
  const more = setUp('italian', [alone('6-6'), alone('6-6'), alone('6-6'), alone('6-6')], { rounds: 4 });
  for (let round = 1; round <= 3; round++) expect(layAlone(more, '6-6').next().now.phase).toBe('play');
  expect(layAlone(more, '6-6').now.phase).toBe('matchOver');
});

rule('italian.end', 'an agreed target replaces both', () => {
  const deals = [alone('6-6'), alone('6-6'), alone('6-6'), alone(`${fifty} 1-0`)];
  const table = setUp('italian', deals, { target: 2 });
  for (let round = 1; round <= 3; round++) expect(layAlone(table, '6-6').next().now.phase).toBe('play');
  layAlone(table, fifty);
  expect(table.now.phase).toBe('matchOver');
  expect(table.now.roundResult).toEqual({ winners: [0], points: [2, 0, 0], reason: 'target' });
  const high = setUp('italian', alone(`${fifty} 6-3 6-2 2-1 1-0`), { pay: 'face', target: 121 });
  layAlone(high, `${fifty} 6-3 6-2 2-1`);
  expect(high.now.scores).toEqual([120, 0, 0]);
  expect(high.now.phase).toBe('play');
});

import { expect } from 'vitest';
import { rule } from '../support/rule.ts';
import { deal, setUp, type Table, viewOf } from '../support/table.ts';

const pass = { type: 'pass' };
const draw = { type: 'draw' };

/** The layout from the end where `first` lies to the other: ['6-1 upper', '6-6 lower']. */
function layersFrom(first: string, table: Table): string[] {
  const line = (table.now.layers ?? []).map(({ tile, layer }) => `${tile} ${layer}`);
  return line[0]?.startsWith(first) ? line : line.reverse();
}

rule('french.deal', 'eight tiles each for two; the rest is the stock', () => {
  expect(deal('french', 2).now).toMatchObject({ stock: 12 });
  expect(deal('french', 2, { set: 9 }).now).toMatchObject({ stock: 39 });
  for (const set of [6, 9]) {
    expect(deal('french', 2, { set }).now.hands.map((hand) => hand.length)).toEqual([8, 8]);
  }
  expect(() => deal('french', 3)).toThrow();
});

rule('french.open', 'the older player opens, with any tile, no matter who holds the highest double', () => {
  const table = setUp('french', { hands: ['1-0 2-0', '6-6 6-5'] });
  expect(table.now.turn).toBe(0);
  expect(table.legal()).toEqual(['lay 1-0', 'lay 2-0']);
  expect(table.refusal({ type: 'lay', tile: '6-6' }, 1)).toBe('table.turn');
  table.lay('1-0');
  expect(table.now.ends).toEqual(['1-0:0', '1-0:1']);
});

rule('french.open', 'the opener must lay', () => {
  const table = setUp('french', { hands: ['1-0 2-0', '6-6 6-5'], stock: '5-5 5-4 5-3 5-2' });
  expect(table.refusal(draw)).toBe('domino.must');
  expect(table.refusal(pass)).toBe('domino.must');
});

rule('french.open', 'the option starter names the older player', () => {
  const table = setUp('french', { hands: ['6-6 6-5', '1-0 2-0'] }, { starter: 1 });
  expect(table.now.turn).toBe(1);
  expect(table.legal()).toEqual(['lay 1-0', 'lay 2-0']);
});

rule('french.open', 'the players take turns at opening, also after the opener has won', () => {
  const table = setUp('french', [{ hands: ['6-6', '1-0'] }, { hands: ['6-6 5-5', '1-0 2-0'] }], {
    rounds: 3,
  });
  table.lay('6-6').next();
  expect(table.now.turn).toBe(1);
  expect(table.legal()).toEqual(['lay 1-0', 'lay 2-0']);
});

rule('french.open', 'the players take turns at opening, also after the opener has lost', () => {
  const lost = { hands: ['2-1', '1-0 5-5'] };
  const table = setUp('french', [lost, { hands: ['1-1 3-1', '6-6'] }, lost], { starter: 1, rounds: 3 });
  table.lay('1-0').lay('2-1', '1-0:1');
  expect(table.now.roundResult?.winners).toEqual([0]);
  table.next();
  expect(table.now.turn).toBe(0);
  table.lay('1-1').pass().lay('3-1', '1-1:1').next();
  expect(table.now.turn).toBe(1);
});

rule(
  'french.layers',
  'the tiles alternate between the lower and the upper layer, starting with the opening tile',
  () => {
    const table = setUp('french', { hands: ['6-3 1-0 2-2 4-4', '6-1 3-2 5-5'] });
    expect(table.now.layers).toEqual([]);
    table.lay('6-3');
    expect(table.now.layers).toEqual([{ tile: '6-3', layer: 'lower' }]);
    table.lay('6-1', '6-3:6');
    expect(layersFrom('6-1', table)).toEqual(['6-1 upper', '6-3 lower']);
    table.lay('1-0', '6-1:1');
    expect(layersFrom('1-0', table)).toEqual(['1-0 lower', '6-1 upper', '6-3 lower']);
    table.lay('3-2', '6-3:3');
    expect(layersFrom('1-0', table)).toEqual(['1-0 lower', '6-1 upper', '6-3 lower', '3-2 upper']);
    table.lay('2-2', '3-2:2');
    expect(layersFrom('1-0', table)).toEqual([
      '1-0 lower',
      '6-1 upper',
      '6-3 lower',
      '3-2 upper',
      '2-2 lower',
    ]);
  },
);

rule('french.layers', 'both neighbours of an opening double lie on it', () => {
  const table = setUp('french', { hands: ['6-6 6-2 3-3', '6-1 1-1'] });
  table.lay('6-6').lay('6-1', '6-6:6').lay('6-2', '6-6:6');
  expect(layersFrom('6-1', table)).toEqual(['6-1 upper', '6-6 lower', '6-2 upper']);
});

rule('french.layers', 'both players see the layers, and a new round begins without any', () => {
  const table = setUp('french', [{ hands: ['6-3', '6-1'] }, { hands: ['5-0', '4-0'] }]).lay('6-3');
  const layers = [{ tile: '6-3', layer: 'lower' }];
  expect([0, 1].map((seat) => viewOf(table.match, 'french', seat).layers)).toEqual([layers, layers]);
  expect(table.next().now.layers).toEqual([]);
});

rule('french.layers', 'halves that lie on each other show the same value', () => {
  const table = setUp('french', { hands: ['6-3 4-4', '6-1 2-0'] });
  table.lay('6-3');
  expect(table.refusal({ type: 'lay', tile: '2-0', at: '6-3:3' })).toBe('domino.match');
  expect(table.refusal({ type: 'lay', tile: '6-1', at: '6-3:3' })).toBe('domino.match');
  expect(table.refusal({ type: 'lay', tile: '6-1', at: '6-1:6' })).toBe('domino.ends');
  expect(table.legal()).toEqual(['lay 6-1 at 6-3:6']);
});

rule('french.cannot', 'a player who cannot lay passes or draws', () => {
  const table = setUp('french', { hands: ['6-6 6-5 1-1', '2-2 3-3'], stock: '4-4 4-3 4-2 4-1 4-0' });
  table.lay('6-6');
  expect(table.now).toMatchObject({
    turn: 1,
    stock: 5,
    hands: [
      ['6-5', '1-1'],
      ['2-2', '3-3'],
    ],
  });
  expect(table.legal()).toEqual(['draw', 'pass']);
  table.pass();
  expect(table.now).toMatchObject({
    turn: 0,
    stock: 5,
    hands: [
      ['6-5', '1-1'],
      ['2-2', '3-3'],
    ],
  });
});

rule('french.cannot', 'two tiles are drawn, which ends the turn even if they fit', () => {
  const table = setUp('french', { hands: ['6-6 6-5 1-1', '2-2 3-3'], stock: '6-4 6-3 4-2 4-1 4-0' });
  table.lay('6-6').draw();
  expect(table.now).toMatchObject({
    turn: 0,
    stock: 3,
    hands: [
      ['6-5', '1-1'],
      ['2-2', '3-3', '6-4', '6-3'],
    ],
  });
  expect(table.refusal({ type: 'lay', tile: '6-4', at: '6-6:6' }, 1)).toBe('table.turn');
});

rule('french.cannot', 'a player who can lay neither passes nor draws', () => {
  const table = setUp('french', { hands: ['6-6 6-5 1-1', '6-2 3-3'], stock: '4-4 4-3 4-2 4-1 4-0' });
  table.lay('6-6');
  expect(table.legal()).toEqual(['lay 6-2 at 6-6:6']);
  expect(table.refusal(draw)).toBe('domino.must');
  expect(table.refusal(pass)).toBe('domino.must');
});

rule('french.cannot', 'with one tile above the reserve, only that one is drawn', () => {
  const table = setUp('french', { hands: ['6-6 6-5 1-1', '2-2 3-3'], stock: '4-4 4-3 4-2' });
  table.lay('6-6').draw();
  expect(table.now).toMatchObject({
    turn: 0,
    stock: 2,
    hands: [
      ['6-5', '1-1'],
      ['2-2', '3-3', '4-4'],
    ],
  });
});

rule('french.cannot', 'the reserve is not drawn: passing is all that is left', () => {
  const table = setUp('french', { hands: ['6-6 6-5 1-1', '2-2 3-3'], stock: '4-4 4-3' });
  table.lay('6-6');
  expect(table.legal()).toEqual(['pass']);
  expect(table.refusal(draw)).toBe('domino.reserve');
  table.pass();
  expect(table.now).toMatchObject({ turn: 0, stock: 2 });
});

rule('french.end', 'the first player without tiles wins, and is credited with what the other holds', () => {
  const table = setUp('french', { hands: ['6-6 1-1', '6-2'], stock: '4-4 4-3 4-2 4-1' });
  table.lay('6-6').lay('6-2', '6-6:6');
  expect(table.now.roundResult).toEqual({ winners: [1], points: [0, 2], reason: 'out' });
  expect(table.now.stock).toBe(4);
});

rule(
  'french.end',
  'two passes in a row block the round, whatever the stock holds; the fewest pips win',
  () => {
    const table = setUp('french', { hands: ['6-6 1-1', '2-2 3-3'], stock: '4-4 4-3 4-2 4-1 4-0' });
    table.lay('6-6').pass();
    expect(table.now.phase).toBe('play');
    table.pass();
    expect(table.now).toMatchObject({ phase: 'roundOver', stock: 5, scores: [10, 0] });
    expect(table.now.roundResult).toEqual({ winners: [0], points: [10, 0], reason: 'blocked' });
  },
);

rule('french.end', 'a draw between two passes keeps the round going', () => {
  const table = setUp('french', { hands: ['6-6 1-1', '2-2 3-3'], stock: '4-4 4-3 4-2 4-1 4-0' });
  table.lay('6-6').pass().draw().pass();
  expect(table.now).toMatchObject({ phase: 'play', turn: 0 });
  table.pass();
  expect(table.now.roundResult).toEqual({ winners: [1], points: [0, 17], reason: 'blocked' });
});

rule('french.end', 'a tile between two passes keeps the round going', () => {
  const table = setUp('french', { hands: ['6-6 6-5 1-1', '2-2 3-3'], stock: '4-4 4-3 4-2 4-1' });
  table.lay('6-6').pass().lay('6-5', '6-6:6').pass();
  expect(table.now).toMatchObject({ phase: 'play', turn: 0 });
  table.pass();
  expect(table.now.roundResult).toEqual({ winners: [0], points: [10, 0], reason: 'blocked' });
});

rule('french.end', 'passes of an earlier round do not count', () => {
  const one = { hands: ['6-6 1-1', '2-2 3-3'], stock: '4-4 4-3 4-2 4-1' };
  const table = setUp('french', [one, one], { rounds: 3 });
  table.lay('6-6').pass().pass().next().lay('2-2').pass();
  expect(table.now).toMatchObject({ phase: 'play', turn: 1 });
});

rule('french.end', 'if nothing can be laid or drawn, the round is blocked at once', () => {
  const table = setUp('french', { hands: ['6-6 1-1', '2-2 3-3'], stock: '4-4 5-5' });
  table.lay('6-6');
  expect(table.now.roundResult).toEqual({ winners: [0], points: [10, 0], reason: 'blocked' });
});

rule('french.end', 'equal pips after two passes: the players share the round without points', () => {
  const table = setUp('french', { hands: ['6-6 2-2', '3-1'], stock: '4-4 4-3 4-2 4-1' });
  table.lay('6-6').pass().pass();
  expect(table.now.roundResult).toEqual({ winners: [0, 1], points: [0, 0], reason: 'blocked' });
});

rule('domino.match.length', 'French domino lasts two rounds, or as agreed', () => {
  const two = [{ hands: ['6-6', '6-4'] }, { hands: ['1-0', '6-6'] }];
  const table = setUp('french', two).lay('6-6');
  expect(table.now).toMatchObject({ phase: 'roundOver', scores: [10, 0] });
  expect(table.next().lay('6-6').now).toMatchObject({ phase: 'matchOver', scores: [10, 1], winners: [0] });
  expect(setUp('french', two, { target: 10 }).lay('6-6').now).toMatchObject({
    phase: 'matchOver',
    winners: [0],
  });
  expect(setUp('french', two, { target: 11 }).lay('6-6').now.phase).toBe('roundOver');
});

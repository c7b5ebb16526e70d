import { expect } from 'vitest';
import { rule } from '../support/rule.ts';
import { deal, setUp } from '../support/table.ts';

rule('tiddlewink.deal', 'three tiles each for six to nine players', () => {
  const tables = [6, 7, 8, 9].map((players) => deal('tiddlewink', players).now);
  for (const { hands } of tables) expect(new Set(hands.map((hand) => hand.length))).toEqual(new Set([3]));
  expect(tables.map(({ stock }) => stock)).toEqual([10, 7, 4, 1]);
});

/** Hands without a tile that fits in the tests below. */
const rest = ['3-3', '2-2', '1-1', '0-0'];

rule(
  'tiddlewink.double',
  'a player who opens with a double may lay another tile, and draws once at the end',
  () => {
    const hands = ['6-6 6-1 5-5', '4-4 6-3', ...rest];
    const table = setUp('tiddlewink', { hands, stock: '5-4 5-3 5-2 5-1' }).lay('6-6');
    expect(table.now).toMatchObject({ phase: 'play', turn: 0, stock: 4 });
    expect(table.now.hands[0]).toEqual(['6-1', '5-5']);
    expect(table.legal()).toEqual(['lay 6-1 at 6-6:6', 'pass']);
    table.lay('6-1', '6-6:6');
    expect(table.now).toMatchObject({ turn: 1, stock: 3 });
    expect(table.now.hands[0]).toEqual(['5-5', '5-4']);
  },
);

rule('tiddlewink.double', 'pass ends the turn instead, although another tile would fit', () => {
  const hands = ['6-6 6-1 5-5', '4-4 6-3', ...rest];
  const table = setUp('tiddlewink', { hands, stock: '5-4 5-3 5-2 5-1' }).lay('6-6').pass();
  expect(table.now).toMatchObject({ turn: 1, stock: 3, ends: ['6-6:6'] });
  expect(table.now.hands[0]).toEqual(['6-1', '5-5', '5-4']);
});

rule('tiddlewink.double', 'and again after another double; the first other tile ends the turn', () => {
  const hands = ['6-6 6-5 0-0', '6-4 1-0', '5-5 4-4 4-2 2-1 3-3', '2-2', '1-1', '3-0'];
  const table = setUp('tiddlewink', { hands, stock: '3-1 3-2 2-0 5-2 6-0' });
  table.lay('6-6').lay('6-5', '6-6:6');
  expect(table.now.turn).toBe(1);
  table.lay('6-4', '6-6:6');
  expect(table.now).toMatchObject({ turn: 2, stock: 3 });
  expect(table.refusal({ type: 'pass' })).toBe('domino.must');
  table.lay('5-5', '6-5:5');
  expect(table.now).toMatchObject({ turn: 2, stock: 3 });
  expect(table.refusal({ type: 'pass' })).toBeNull();
  table.lay('4-4', '6-4:4');
  expect(table.now).toMatchObject({ turn: 2, stock: 3 });
  expect(table.legal()).toEqual(['lay 4-2 at 4-4:4', 'pass']);
  table.lay('4-2', '4-4:4');
  expect(table.now).toMatchObject({ turn: 3, stock: 2, ends: ['4-2:2', '5-5:5'] });
  expect(table.now.hands[2]).toEqual(['2-1', '3-3', '2-0']);
});

rule('tiddlewink.double', 'a player who can lay no other tile also ends the turn with a pass', () => {
  const hands = ['6-6 1-0 2-0', '4-4 6-3', ...rest];
  const table = setUp('tiddlewink', { hands, stock: '5-4 5-3 5-2 5-1' }).lay('6-6');
  expect(table.now.turn).toBe(0);
  expect(table.legal()).toEqual(['pass']);
  table.pass();
  expect(table.now).toMatchObject({ turn: 1, stock: 3 });
  expect(table.now.hands[0]).toEqual(['1-0', '2-0', '5-4']);
});

rule('tiddlewink.double', 'a tile laid after a double must fit like any other', () => {
  const table = setUp('tiddlewink', { hands: ['6-6 6-1 5-5', '4-4 6-3', ...rest] }).lay('6-6');
  expect(table.refusal({ type: 'lay', tile: '5-5', at: '6-6:6' })).toBe('domino.match');
  expect(table.refusal({ type: 'lay', tile: '6-3', at: '6-6:6' }, 1)).toBe('table.turn');
});

rule('tiddlewink.double', 'an opening tile that is not a double ends the turn', () => {
  const hands = ['6-5 5-4', '4-3', '2-1', '1-0', '3-0', '4-0 5-3'];
  const table = setUp('tiddlewink', { hands, stock: '0-0 6-1 6-2' }).lay('6-5');
  expect(table.now).toMatchObject({ turn: 1, stock: 2 });
  expect(table.now.hands[0]).toEqual(['5-4', '0-0']);
  expect(table.refusal({ type: 'pass' }, 0)).toBe('table.turn');
});

rule(
  'tiddlewink.double',
  'a double that is the last tile of the hand ends the round: nothing is laid or drawn',
  () => {
    const hands = ['6-6', '4-4 6-3', ...rest];
    const table = setUp('tiddlewink', { hands, stock: '5-4 5-3 5-2 5-1' }).lay('6-6');
    expect(table.now).toMatchObject({ phase: 'roundOver', turn: null, stock: 4 });
    expect(table.now.hands[0]).toEqual([]);
    expect(table.now.roundResult).toEqual({ winners: [0], points: [29, 0, 0, 0, 0, 0], reason: 'out' });
  },
);

rule(
  'tiddlewink.double',
  'with the draw of the turn still to come, a double does not block the round',
  () => {
    const hands = ['6-6 1-0', '4-4', ...rest];
    const table = setUp('tiddlewink', { hands, stock: '6-0 5-3 5-2' }).lay('6-6');
    expect(table.now).toMatchObject({ phase: 'play', turn: 0, stock: 3 });
    table.pass();
    expect(table.now).toMatchObject({ phase: 'play', turn: 1, stock: 2 });
    expect(table.now.hands[0]).toEqual(['1-0', '6-0']);
  },
);

rule('tiddlewink.double', 'with nothing to draw, a double blocks the round at once, within the turn', () => {
  const table = setUp('tiddlewink', { hands: ['6-6 1-0', '4-4', ...rest], stock: '6-0 5-3' }).lay('6-6');
  expect(table.now).toMatchObject({ phase: 'roundOver', stock: 2 });
  expect(table.now.roundResult).toEqual({ winners: [5], points: [0, 0, 0, 0, 0, 21], reason: 'blocked' });
});

import { expect } from 'vitest';
import { rule } from '../support/rule.ts';
import { call, draw, lastHeard, lay, layOut, pass } from '../support/solomino.ts';

const clockwise = { towards: 'clockwise' };
const counterclockwise = { towards: 'counterclockwise' };

rule('solomino.action', 'a symbol counts on the half that covers and on the half that is the new end', () => {
  const deal = {
    start: 'g5|r2',
    hands: ['g:skip|r2 y3|y4', 'y6|y5', 'y7|y4'],
    stock: 'g1|g6',
  };
  const covering = layOut(deal).move(lay('g:skip|r2', 'g:skip', 'left', call));
  expect(covering.now).toMatchObject({ turn: 2, ends: { left: 'r2', right: 'r2' } });
  const atTheEnd = layOut(deal).move(lay('g:skip|r2', 'r2', 'right', call));
  expect(atTheEnd.now).toMatchObject({ turn: 2, ends: { left: 'g5', right: 'g:skip' } });
});

rule('solomino.action', 'symbols already in the snake do nothing', () => {
  const hands = ['r:reverse|r9 y3|y4', 'y6|y5 y7|y4', 'g9|b8 b1|y7'];
  const table = layOut({ start: 'r:draw1|g1', hands, stock: 'g2|y8' });
  table.move(lay('r:reverse|r9', 'r:reverse', 'left', call)).move(lay('g9|b8', 'g9', 'left', call));
  expect(table.now).toMatchObject({ turn: 1, direction: -1, pending: 0 });
});

rule('solomino.skip', 'the next player is skipped: it is the turn of the one after', () => {
  const hands = ['r:skip|g3 y3|y4', 'y6|y5 y3|y9', 'r:skip|y6 y7|y4', 'y5|y4'];
  const table = layOut({ start: 'r5|r7', hands, stock: 'g9|b8 b1|y7' });
  expect(table.move(lay('r:skip|g3', 'r:skip', 'right', call)).now.turn).toBe(2);
  expect(table.move(lay('r:skip|y6', 'r:skip', 'left', call)).now.turn).toBe(0);
});

rule('solomino.skip', 'counterclockwise it goes the other way', () => {
  const hands = ['r:reverse|r8 y3|y4', 'y6|y5', 'y7|y4', 'r:skip|y6 y5|y4'];
  const table = layOut({ start: 'r5|r7', hands, stock: 'g9|b8 b1|y7' });
  table.move(lay('r:reverse|r8', 'r8', 'right', call)).move(lay('r:skip|y6', 'r:skip', 'left', call));
  expect(table.now.turn).toBe(1);
});

rule('solomino.skip', 'with two players the same one plays again', () => {
  const table = layOut({ start: 'r5|r7', hands: ['r:skip|g3 y3|y4', 'y6|y5'], stock: 'g9|b8' });
  expect(table.move(lay('r:skip|g3', 'r:skip', 'right', call)).now.turn).toBe(0);
  expect(table.legal()).toContain('draw');
});

rule('solomino.reverse', 'the direction turns at once, and turns back', () => {
  const hands = ['r:reverse|r8 y3|y4', 'y6|y5', 'r:reverse|r9 r1|r2 y7|y4'];
  const table = layOut({ start: 'r5|r7', hands, stock: 'g9|b8 b1|y7' });
  expect(table.move(lay('r:reverse|r8', 'r8', 'right', call)).now).toMatchObject({ turn: 2, direction: -1 });
  expect(table.move(lay('r:reverse|r9', 'r9', 'left')).now).toMatchObject({ turn: 0, direction: 1 });
});

rule('solomino.reverse', 'with two players the other one is still next', () => {
  const table = layOut({ start: 'r5|r7', hands: ['r:reverse|r8 y3|y4', 'y6|y5'], stock: 'g9|b8' });
  expect(table.move(lay('r:reverse|r8', 'r8', 'right', call)).now).toMatchObject({ turn: 1, direction: -1 });
});

const debts = {
  start: 'g5|r2',
  hands: ['r:draw1|r9 y3|y4', 'g:draw1|r9 y:draw1|y3 r1|r2 g4|g3', 'r:draw1|g1 g1|g6', 'y6|y5'],
  stock: 'b8|y9 b1|y7 b1|b7 b7|b6 b3|b5',
};

rule('solomino.draw1', 'the next player draws one, or lays another draw1 that fits', () => {
  const table = layOut(debts).move(lay('r:draw1|r9', 'r9', 'right', call));
  expect(table.now).toMatchObject({ turn: 1, pending: 1, ends: { left: 'g5', right: 'r:draw1' } });
  expect(table.legal()).toEqual([
    'draw',
    'lay g:draw1|r9 half 0 at left',
    'lay g:draw1|r9 half 0 at right',
    'lay g:draw1|r9 half 1 at right',
    'lay y:draw1|y3 half 0 at right',
  ]);
  expect(table.refusal(lay('r1|r2', 'r1', 'right'))).toBe('solomino.draw1');
  expect(table.refusal(lay('g4|g3', 'g4', 'left'))).toBe('solomino.draw1');
  expect(table.refusal(lay('y:draw1|y3', 'y3', 'left'))).toBe('solomino.match');
  table.move(draw);
  expect(table.now).toMatchObject({ pending: 0, stock: 4 });
  expect(table.now.hands[1].slice(4)).toEqual(['b8|y9']);
});

rule('solomino.draw1', 'each draw1 laid on it adds one card, for the player after', () => {
  const table = layOut(debts);
  table.move(lay('r:draw1|r9', 'r9', 'right', call)).move(lay('g:draw1|r9', 'g:draw1', 'right'));
  expect(table.now).toMatchObject({ turn: 2, pending: 2 });
  table.move(lay('r:draw1|g1', 'g1', 'left', call));
  expect(table.now).toMatchObject({ turn: 3, pending: 3 });
  expect(table.legal()).toEqual(['draw']);
  table.move(draw);
  expect(table.now).toMatchObject({ turn: 3, pending: 0, stock: 2 });
  expect(table.now.hands[3]).toEqual(['y6|y5', 'b8|y9', 'b1|y7', 'b1|b7']);
  expect(lastHeard(table)).toEqual([{ type: 'drew', seat: 3, count: 3, cards: null, cause: 'debt' }]);
});

rule('solomino.draw1', 'even with interjecting, a player on turn with a debt lays only a draw1', () => {
  const hands = ['r:draw1|r9 y3|y4', 'g5|g3 y6|y5'];
  const table = layOut({ start: 'g5|r2', hands, stock: 'b8|y9 b1|y7' }, { interject: true });
  table.move(lay('r:draw1|r9', 'r9', 'right', call));
  expect(table.refusal(lay('g5|g3', 'g5', 'left', call))).toBe('solomino.draw1');
  expect(table.legal()).toEqual(['draw']);
});

rule('solomino.draw1.turn', 'that turn is like any other: any card that fits may be laid', () => {
  const table = layOut(debts)
    .move(lay('r:draw1|r9', 'r9', 'right', call))
    .move(draw);
  expect(table.move(lay('g4|g3', 'g4', 'left')).now).toMatchObject({ turn: 2, pending: 0 });
});

rule('solomino.draw1.turn', 'the player who took the debt then takes a normal turn', () => {
  const table = layOut(debts)
    .move(lay('r:draw1|r9', 'r9', 'right', call))
    .move(draw);
  expect(table.now.turn).toBe(1);
  expect(table.legal()).toEqual(expect.arrayContaining(['draw', 'lay g4|g3 half 0 at left']));
  expect(table.refusal(pass)).toBe('solomino.draw');
  expect(table.move(draw).now).toMatchObject({ turn: 2, pending: 0, stock: 3 });
});

const trio = ['r:swap|r9 r1|r2 g1|g6', 'y6|y5 y7|y4 y3|y4', 'r:rotate|r5 r:reverse|r8 b7|b6 b8|y9'];

rule('solomino.swap', 'the player names another one, and they exchange their hands', () => {
  const table = layOut({ start: 'r5|r7', hands: trio, stock: 'g9|b8' });
  expect(table.legal().filter((move) => move.includes('swap|r9 half 0 at left'))).toEqual([
    'lay r:swap|r9 half 0 at left partner 1',
    'lay r:swap|r9 half 0 at left partner 2',
  ]);
  for (const partner of [undefined, 0, 3, -1, 0.5, '1', null]) {
    const more = partner === undefined ? {} : { partner };
    expect(table.refusal(lay('r:swap|r9', 'r9', 'left', more))).toBe('table.move');
  }
  table.move(lay('r:swap|r9', 'r9', 'left', { partner: 2 }));
  expect(table.now).toMatchObject({
    turn: 1,
    hands: [
      ['r:rotate|r5', 'r:reverse|r8', 'b7|b6', 'b8|y9'],
      ['y6|y5', 'y7|y4', 'y3|y4'],
      ['r1|r2', 'g1|g6'],
    ],
  });
  expect(lastHeard(table)).toMatchObject([
    { type: 'laid', card: 'r:swap|r9' },
    { type: 'swapped', seat: 0, partner: 2, hands: [4, 3, 2] },
  ]);
});

rule('solomino.rotate', 'everybody passes the hand on, in the direction the player names', () => {
  const hands = ['r:rotate|r5 r1|r2 g1|g6', 'y6|y5', 'y7|y4 y3|y4'];
  const deal = { start: 'r5|r7', hands, stock: 'g9|b8' };
  const table = layOut(deal);
  expect(table.legal().filter((move) => move.includes('rotate|r5 half 0 at left'))).toEqual([
    'lay r:rotate|r5 half 0 at left towards clockwise',
    'lay r:rotate|r5 half 0 at left towards counterclockwise call true',
  ]);
  for (const more of [{}, { towards: 'left' }, { towards: 1 }, { towards: ['clockwise'] }]) {
    expect(table.refusal(lay('r:rotate|r5', 'r5', 'left', more))).toBe('table.move');
  }
  table.move(lay('r:rotate|r5', 'r5', 'left', clockwise));
  expect(table.now).toMatchObject({
    turn: 1,
    direction: 1,
    hands: [['y7|y4', 'y3|y4'], ['r1|r2', 'g1|g6'], ['y6|y5']],
  });
  const other = layOut(deal).move(lay('r:rotate|r5', 'r5', 'left', { ...counterclockwise, ...call }));
  expect(other.now).toMatchObject({
    turn: 1,
    direction: 1,
    hands: [['y6|y5'], ['y7|y4', 'y3|y4'], ['r1|r2', 'g1|g6']],
  });
});

rule('solomino.rotate', 'it goes in the named direction, whatever the direction of play', () => {
  const hands = ['r:reverse|r8 y7|y4 b1|y7', 'y6|y5 y3|y9', 'r:rotate|r5 y3|y4 g1|g6'];
  const table = layOut({ start: 'r5|r7', hands, stock: 'g9|b8' });
  table.move(lay('r:reverse|r8', 'r8', 'left')).move(lay('r:rotate|r5', 'r5', 'left', clockwise));
  expect(table.now).toMatchObject({
    turn: 1,
    direction: -1,
    hands: [
      ['y3|y4', 'g1|g6'],
      ['y7|y4', 'b1|y7'],
      ['y6|y5', 'y3|y9'],
    ],
  });
});

import { expect } from 'vitest';
import { seatAt } from '../../src/index.ts';
import { rule } from '../support/rule.ts';
import { call, draw, lastHeard, lay, layOut, pass, snakeOf } from '../support/solomino.ts';
import { deal, viewOf } from '../support/table.ts';

rule('solomino.deal', 'eight cards each, one begins the snake, the rest is the pile', () => {
  for (const players of [2, 3, 4, 5, 6]) {
    const table = deal('solomino', players);
    expect(table.now.hands.map((hand) => hand.length)).toEqual(Array(players).fill(8));
    expect(table.now.stock).toBe(120 - 8 * players - 1);
    const { hands, stock, start } = JSON.parse(JSON.stringify(table.match.transcript())).deals[0];
    expect(new Set([...hands.flat(), ...stock, start]).size).toBe(120);
    const [left, right] = start.split('|');
    expect(table.now.ends).toEqual({ left, right });
  }
  expect(() => deal('solomino', 1)).toThrow();
  expect(() => deal('solomino', 7)).toThrow();
});

rule(
  'solomino.deal',
  'the first half of the first card is the left end, the pile is drawn in its order',
  () => {
    const table = layOut({ start: 'g5|r2', hands: ['y3|y4', 'y6|y5'], stock: 'b8|y9 b1|y7 y7|y4' });
    expect(table.now.ends).toEqual({ left: 'g5', right: 'r2' });
    expect(table.move(draw).move(draw).now).toMatchObject({
      hands: [
        ['y3|y4', 'b8|y9'],
        ['y6|y5', 'b1|y7'],
      ],
      stock: 1,
    });
  },
);

rule('solomino.deal', 'a symbol on the first card does nothing', () => {
  const starts = ['g:skip|r2', 'r:reverse|r9', 'r:draw1|r9', 'r:swap|r9', 'r:rotate|r5', 'r:ask|r1'];
  for (const start of starts) {
    const table = layOut({ start, hands: ['y3|y4 b7|b6', 'y6|y5', 'y5|y4'], stock: 'g1|g4 g1|g6' });
    expect(table.now).toMatchObject({
      turn: 0,
      direction: 1,
      pending: 0,
      ask: null,
      hands: [['y3|y4', 'b7|b6'], ['y6|y5'], ['y5|y4']],
      stock: 2,
    });
  }
});

rule('solomino.deal', 'an impossible set-up deal is refused with its place', () => {
  const hands = ['y3|y4', 'y6|y5'];
  expect(() => layOut({ start: 'r5|r5', hands })).toThrow('deals[0].start: there is no card r5|r5');
  expect(() => layOut({ start: 'b1|r8', hands })).toThrow(/deals\[0\]\.start: .*other.*r8\|b1/);
  expect(() => layOut({ start: 'nine', hands })).toThrow('deals[0].start: expected a card');
  expect(() => layOut({ start: 'y3|y4', hands })).toThrow(
    'deals[0].start: y3|y4 is dealt twice, first at deals[0].hands[0][0]',
  );
  expect(() => layOut({ start: 'g5|r2', hands, stock: 'y6|y5' })).toThrow(
    'deals[0].stock[0]: y6|y5 is dealt',
  );
});

rule('solomino.start', 'the youngest begins, and play goes clockwise', () => {
  const hands = ['y3|y4 y5|y4', 'y6|y5 y7|y4', 'y3|y9 y6|y2'];
  const stock = 'b8|y9 b1|b7 b7|b6 b1|y7';
  const table = layOut({ start: 'g5|r2', hands, stock });
  expect(table.now).toMatchObject({ turn: 0, direction: 1 });
  expect(table.move(draw).now.turn).toBe(1);
  expect(table.move(draw).now.turn).toBe(2);
  expect(table.move(draw).now.turn).toBe(0);
  expect(layOut({ start: 'g5|r2', hands, stock }, { starter: 2 }).move(draw).now.turn).toBe(0);
});

rule('solomino.start', 'each later round begins one seat further on, clockwise again', () => {
  const first = { start: 'g5|r2', hands: ['y3|y4', 'r:reverse|r9 r1|r2', 'y6|y5'], stock: 'b8|y9' };
  const later = { start: 'g5|r2', hands: ['y3|y4', 'y7|y4', 'y6|y5'], stock: 'b8|y9' };
  const table = layOut([first, later, later], { starter: 1, rounds: 3 });
  table.move(lay('r:reverse|r9', 'r:reverse', 'right', call));
  expect(table.now).toMatchObject({ turn: 0, direction: -1 });
  table.move(draw).next();
  expect(table.now).toMatchObject({ turn: 2, direction: 1 });
  expect(table.move(draw).next().now.turn).toBe(0);
});

rule('solomino.match', 'a red 2 takes a 2 or a red half', () => {
  const hand = 'r4|b7 b4|b2 r5|r1 y3|y4 r:skip|y9 y:skip|y1';
  const table = layOut({ start: 'b8|y9', hands: ['g9|g2 g2|y8', hand], stock: 'g1|g4' });
  table.move(lay('g9|g2', 'g9', 'right', call));
  expect(table.now.ends).toEqual({ left: 'b8', right: 'g2' });
  expect(table.legal()).toEqual([
    'draw',
    'lay b4|b2 half 0 at left',
    'lay b4|b2 half 1 at left',
    'lay b4|b2 half 1 at right',
    'lay r4|b7 half 1 at left',
  ]);
  const red = layOut({ start: 'g5|r2', hands: [hand, 'g1|g4'], stock: 'g1|g6' });
  expect(red.legal()).toEqual([
    'draw',
    'lay b4|b2 half 1 at right',
    'lay r4|b7 half 0 at right',
    'lay r5|r1 half 0 at left',
    'lay r5|r1 half 0 at right',
    'lay r5|r1 half 1 at right',
    'lay r:skip|y9 half 0 at right',
  ]);
  expect(red.refusal(lay('y3|y4', 'y3', 'right'))).toBe('solomino.match');
  expect(red.refusal(lay('r4|b7', 'b7', 'right'))).toBe('solomino.match');
  expect(red.refusal(lay('r4|b7', 'r4', 'left'))).toBe('solomino.match');
});

rule('solomino.match', 'a symbol fits the same symbol of another colour, and no other symbol', () => {
  const table = layOut({
    start: 'g:skip|r2',
    hands: ['y:skip|b3 b:reverse|y8 y3|y4', 'y6|y5'],
    stock: 'g1|g6',
  });
  expect(table.legal()).toEqual(['draw', 'lay y:skip|b3 half 0 at left']);
  expect(table.refusal(lay('b:reverse|y8', 'b:reverse', 'left'))).toBe('solomino.match');
});

rule('solomino.match', 'a card must exist, be held, and be written first half first', () => {
  const table = layOut({ start: 'g5|r2', hands: ['r4|b7 r8|b1', 'r1|r2'], stock: 'g1|g6' });
  expect(table.refusal(lay('r1|r2', 'r1', 'right'))).toBe('table.piece');
  expect(table.refusal(lay('r1|r9', 'r1', 'right'))).toBe('table.piece');
  const turned = table.match.clone().attempt(seatAt(0), lay('b7|r4', 'r4', 'right'));
  expect(turned).toMatchObject({ rule: 'table.piece', error: expect.stringContaining('r4|b7') });
  for (const wrong of [{ card: 'r4' }, { card: 7 }, { half: 2 }, { half: '0' }, { at: 'up' }, { at: 0 }]) {
    expect(table.refusal({ ...lay('r4|b7', 'r4', 'right'), ...wrong })).toBe('table.move');
  }
  expect(table.refusal({ type: 'play', card: 'r4|b7' })).toBe('table.move');
  expect(table.refusal(lay('r1|r2', 'r1', 'right'), 1)).toBe('table.turn');
});

rule('solomino.overlap', 'the red 4 on the red 2: the blue 7 is the new end', () => {
  const table = layOut({ start: 'g5|r2', hands: ['r4|b7 y3|y4', 'g9|b8 y6|y5'], stock: 'g1|g6' });
  table.move(lay('r4|b7', 'r4', 'right', call));
  expect(table.now.ends).toEqual({ left: 'g5', right: 'b7' });
  table.move(lay('g9|b8', 'b8', 'right', call));
  expect(table.now.ends).toEqual({ left: 'g5', right: 'g9' });
});

rule('solomino.overlap', 'at the left end likewise, either half first', () => {
  const table = layOut({ start: 'g5|r2', hands: ['g5|b6 y3|y4', 'b7|b6 y6|y5'], stock: 'g1|g6' });
  table.move(lay('g5|b6', 'g5', 'left', call)).move(lay('b7|b6', 'b7', 'left', call));
  expect(table.now.ends).toEqual({ left: 'b6', right: 'r2' });
  expect(snakeOf(table)).toEqual(['b6|b7', 'b6|g5', 'g5|r2']);
});

rule('solomino.overlap', 'the snake is shown from left to right, each card as it lies', () => {
  const hands = ['r5|r1 y3|y4', 'r1|r2 y6|y5', 'g5|b6 y7|y4'];
  const table = layOut({ start: 'g5|r2', hands, stock: 'g1|g6' });
  table
    .move(lay('r5|r1', 'r1', 'right', call))
    .move(lay('r1|r2', 'r1', 'right', call))
    .move(lay('g5|b6', 'g5', 'left', call));
  expect(table.now.ends).toEqual({ left: 'b6', right: 'r2' });
  expect(snakeOf(table)).toEqual(['b6|g5', 'g5|r2', 'r1|r5', 'r1|r2']);
});

rule(
  'solomino.draw',
  'a player who cannot lay draws one card; if it does not fit, it is the next player’s turn',
  () => {
    const table = layOut({ start: 'g5|r2', hands: ['y3|y4', 'y6|y5 y7|y4'], stock: 'b8|y9 g1|g6' });
    expect(table.legal()).toEqual(['draw']);
    expect(table.move(draw).now).toMatchObject({
      turn: 1,
      hands: [
        ['y3|y4', 'b8|y9'],
        ['y6|y5', 'y7|y4'],
      ],
    });
  },
);

rule('solomino.draw', 'a player who does not want to lay draws too', () => {
  const table = layOut({ start: 'g5|r2', hands: ['r4|b7 y3|y4', 'y6|y5'], stock: 'b8|y9 g1|g6' });
  expect(table.move(draw).now).toMatchObject({ turn: 1, hands: [['r4|b7', 'y3|y4', 'b8|y9'], ['y6|y5']] });
});

rule('solomino.draw', 'the drawn card may be laid at once if it fits, and no other', () => {
  const deal = { start: 'g5|r2', hands: ['r4|b7 y3|y4', 'y6|y5'], stock: 'r1|r2 g1|g6' };
  const table = layOut(deal).move(draw);
  expect(table.now.turn).toBe(0);
  expect(table.legal()).toEqual(['lay r1|r2 half 0 at right', 'lay r1|r2 half 1 at right', 'pass']);
  expect(table.refusal(lay('r4|b7', 'r4', 'right'))).toBe('solomino.draw');
  expect(table.refusal(lay('y3|y4', 'y3', 'right'))).toBe('solomino.draw');
  expect(table.refusal(lay('r1|r2', 'r1', 'left'))).toBe('solomino.match');
  expect(table.refusal(draw)).toBe('solomino.draw');
  table.move(lay('r1|r2', 'r2', 'right'));
  expect(table.now).toMatchObject({ turn: 1, ends: { left: 'g5', right: 'r1' } });
  expect(layOut(deal).move(draw).move(pass).now).toMatchObject({
    turn: 1,
    hands: [['r4|b7', 'y3|y4', 'r1|r2'], ['y6|y5']],
  });
});

rule('solomino.draw', 'nobody passes without having drawn, and the turn after is a new one', () => {
  const table = layOut({
    start: 'g5|r2',
    hands: ['r4|b7 y3|y4', 'y6|y5 r:draw1|r9'],
    stock: 'r1|r2 g1|g6 g4|g3',
  });
  expect(table.refusal(pass)).toBe('solomino.draw');
  table.move(draw).move(pass);
  expect(table.refusal(pass)).toBe('solomino.draw');
  table.move(lay('r:draw1|r9', 'r9', 'right', call));
  expect(table.refusal(pass)).toBe('solomino.draw');
});

rule('solomino.draw', 'everybody sees that a drawn card can be laid, only its holder sees which', () => {
  const table = layOut({ start: 'g5|r2', hands: ['y3|y4', 'y6|y5'], stock: 'r1|r2 g1|g6' }).move(draw);
  const views = [null, 0, 1].map((eye) => viewOf(table.match, 'solomino', eye));
  expect(views.map(({ drawn }) => drawn)).toEqual([true, 'r1|r2', true]);
  expect(views[2].hands).toEqual([2, ['y6|y5']]);
  expect(lastHeard(table)).toEqual([{ type: 'drew', seat: 0, count: 1, cards: null, cause: 'turn' }]);
});

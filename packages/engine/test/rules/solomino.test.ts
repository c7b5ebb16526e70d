import { expect } from 'vitest';
import { seatAt } from '../../src/index.ts';
import { rule } from '../support/rule.ts';
import { call, draw, lastHeard, lay, layOut, pass, snakeOf } from '../support/solomino.ts';
import { deal, viewOf } from '../support/table.ts';

const clockwise = { towards: 'clockwise' };
const counterclockwise = { towards: 'counterclockwise' };

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

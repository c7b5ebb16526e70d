import { expect, test } from 'vitest';
import { seatAt } from '../src/index.ts';
import { answer, call, draw, lay, layOut, pass, take } from './support/solomino.ts';
import { type Table, viewOf } from './support/table.ts';

/** What a spectator (null) and seats have heard of the last move, or of the deal. */
const heardBy = ({ match }: Table, ...seats: (number | null)[]) =>
  seats.map((seat) => match.latest(seat === null ? null : seatAt(seat)));

const laid = (seat: number, card: string, half: number, at: string, interjected = false) => ({
  type: 'laid',
  seat,
  card,
  half,
  at,
  interjected,
});

test('a deal reports who begins', () => {
  const table = layOut({ start: 'g5|r2', hands: ['r4|b7', 'y3|y4'], stock: 'g1|g4' }, { starter: 1 });
  const dealt = [{ type: 'dealt', round: 1, turn: 1 }];
  expect(heardBy(table, null, 0, 1)).toEqual([dealt, dealt, dealt]);
});

test('only the seat that draws hears which card; everybody hears that it is kept', () => {
  const hands = ['y3|y4 y6|y5', 'y7|y4 b1|y7'];
  const table = layOut({ start: 'g5|r2', hands, stock: 'r1|r2 g1|g6 g1|g4' }).move(draw);
  const drew = { type: 'drew', seat: 0, count: 1, cause: 'turn' };
  expect(heardBy(table, null, 0, 1)).toEqual([
    [{ ...drew, cards: null }],
    [{ ...drew, cards: ['r1|r2'] }],
    [{ ...drew, cards: null }],
  ]);
  const kept = [{ type: 'kept', seat: 0 }];
  expect(heardBy(table.move(pass), null, 0)).toEqual([kept, kept]);
});

test('a lay reports the call and who is skipped; the snake matches the events', () => {
  const hands = ['g:skip|r2 r4|b7', 'y3|y4', 'y7|y4'];
  const table = layOut({ start: 'g5|r2', hands, stock: 'g1|g4 g1|g6' });
  const told = [laid(0, 'g:skip|r2', 0, 'left'), { type: 'called', seat: 0 }, { type: 'skipped', seat: 1 }];
  expect(heardBy(table.move(lay('g:skip|r2', 'g:skip', 'left', call)), null, 0, 1)).toEqual([
    told,
    told,
    told,
  ]);
  expect(viewOf(table.match, 'solomino', null)).toMatchObject({
    snake: ['r2|g:skip', 'g5|r2'],
    startIndex: 1,
    ends: { left: 'r2', right: 'r2' },
  });
});

test('a forgotten call reports its penalty', () => {
  const hands = ['r:reverse|r9 r4|b7', 'y3|y4', 'y7|y4'];
  const table = layOut({ start: 'g5|r2', hands, stock: 'g1|g4 g1|g6' });
  const reversed = { type: 'reversed', seat: 0, direction: -1 };
  const drew = { type: 'drew', seat: 0, count: 1, cause: 'penalty' };
  expect(heardBy(table.move(lay('r:reverse|r9', 'r9', 'right')), null, 0)).toEqual([
    [laid(0, 'r:reverse|r9', 1, 'right'), reversed, { ...drew, cards: null }],
    [laid(0, 'r:reverse|r9', 1, 'right'), reversed, { ...drew, cards: ['g1|g4'] }],
  ]);
});

test('exchanged hands are known to their old and new holders', () => {
  const hands = ['r:swap|r9 r1|r2 g1|g6', 'y6|y5', 'y7|y4 y3|y4 r:rotate|r5'];
  const table = layOut({ start: 'r5|r7', hands, stock: 'g9|b8 g1|g4' });
  table.move(lay('r:swap|r9', 'r9', 'left', { partner: 2 }));
  const swapped = { type: 'swapped', seat: 0, partner: 2 };
  const [got, gave] = [
    ['y7|y4', 'y3|y4', 'r:rotate|r5'],
    ['r1|r2', 'g1|g6'],
  ];
  expect(heardBy(table, null, 0, 1, 2).map((heard) => heard[1])).toEqual([
    { ...swapped, hands: [3, 1, 2] },
    { ...swapped, hands: [got, 1, gave] },
    { ...swapped, hands: [3, ['y6|y5'], 2] },
    { ...swapped, hands: [got, 1, gave] },
  ]);
  table.move(draw).move(lay('r1|r2', 'r1', 'right', call));
  table.move(lay('r:rotate|r5', 'r5', 'right', { towards: 'counterclockwise' }));
  const rotated = { type: 'rotated', seat: 0, direction: -1 };
  expect(heardBy(table, null, 0).map((heard) => heard[1])).toEqual([
    { ...rotated, hands: [2, 1, 2] },
    { ...rotated, hands: [['y6|y5', 'g9|b8'], 1, ['y7|y4', 'y3|y4']] },
  ]);
});

test('an ask is reported from the card turned up to the pile taken', () => {
  const hands = ['r:ask|r1 y3|y4 y6|y5', 'r8|g6 b1|b7 r5|r7', 'y7|y4 g1|g4'];
  const table = layOut({ start: 'g5|r2', hands, stock: 'r8|b1 b8|y9 g4|y6' });
  table.move(lay('r:ask|r1', 'r:ask', 'right'));
  expect(heardBy(table, null)).toEqual([
    [laid(0, 'r:ask|r1', 0, 'right'), { type: 'asked', seat: 1, card: 'r8|b1' }],
  ]);
  const answered = [{ type: 'answered', seat: 1, card: 'b1|b7' }];
  expect(heardBy(table.move(answer('b1|b7')), null, 1)).toEqual([answered, answered]);
  const took = [{ type: 'took', seat: 2, cards: ['r8|b1', 'b1|b7'] }];
  expect(heardBy(table.move(take), null, 0, 2)).toEqual([took, took, took]);
});

test('a debt that the pile does not cover is paid from the snake, and ends the round', () => {
  const hands = ['r:draw1|r9 y3|y4', 'g:draw1|r9 b7|b6', 'y7|y4'];
  const table = layOut({ start: 'g5|r2', hands, stock: 'b8|y9' })
    .move(lay('r:draw1|r9', 'r:draw1', 'right', call))
    .move(lay('g:draw1|r9', 'r9', 'right', call))
    .move(draw);
  const drew = { type: 'drew', seat: 2, count: 1, cause: 'debt' };
  const rest = [
    { type: 'lifted', seat: 2, cards: ['g:draw1|r9'] },
    { type: 'roundOver', round: 1, reason: 'exhausted', winners: [0, 1], points: [1, 1, 3] },
  ];
  expect(heardBy(table, null, 2)).toEqual([
    [{ ...drew, cards: null }, ...rest],
    [{ ...drew, cards: ['b8|y9'] }, ...rest],
  ]);
});

test('a jump-in is reported as such', () => {
  const hands = ['y3|y4 y6|y5', 'y7|y4 g1|g4', 'g5|g3 b1|b7 b7|b6'];
  const table = layOut({ start: 'g5|r2', hands, stock: 'g1|g6 g9|b8' }, { interject: true });
  table.move(lay('g5|g3', 'g5', 'left'), 2);
  expect(heardBy(table, null)).toEqual([[laid(2, 'g5|g3', 0, 'left', true)]]);
});

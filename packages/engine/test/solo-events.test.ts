import { expect, test } from 'vitest';
import { seatAt } from '../src/index.ts';
import { type SoloTable, soloTable } from './support/solo.ts';

/** What a spectator and each of the seats have heard of the last move, or of the deal. */
const heardBy = ({ table: { match } }: SoloTable, ...seats: (number | null)[]) =>
  seats.map((seat) => match.latest(seat === null ? null : seatAt(seat)));

test('a deal reports who begins, and what the first card does', () => {
  const skip = soloTable({ top: 'r:skip', hands: ['r1 r2', 'b1 b2', 'g1 g2'] });
  const told = [
    { type: 'dealt', round: 1, turn: 0 },
    { type: 'turnedUp', seat: 0, card: 'r:skip' },
    { type: 'skipped', seat: 0 },
  ];
  expect(heardBy(skip, null, 0, 1)).toEqual([told, told, told]);
  const reverse = soloTable({ top: 'r:reverse', hands: ['r1 r2', 'b1 b2', 'g1 g2'] });
  expect(heardBy(reverse, null)[0].at(-1)).toEqual({ type: 'reversed', seat: 0, direction: -1 });
});

test('rotated hands are known to their old and new holders', () => {
  const table = soloTable({ top: 'rotate', hands: ['r1', 'b1 b2', 'g1 g2 g3', 'y1'] });
  const rotated = { type: 'rotated', seat: 0, direction: 1 };
  expect(heardBy(table, null, 0, 1).map((heard) => heard.at(-1))).toEqual([
    { ...rotated, hands: [1, 1, 2, 3] },
    { ...rotated, hands: [['y1'], ['r1'], 2, 3] },
    { ...rotated, hands: [1, ['r1'], ['b1', 'b2'], 3] },
  ]);
  const swapping = soloTable({ top: 'r1', hands: ['r:swap r2 r3', 'b1', 'g1'] });
  const laid = { type: 'laid', seat: 0, card: 'r:swap', interjected: false };
  const swapped = { type: 'swapped', seat: 0, partner: 2 };
  expect(heardBy(swapping.play('r:swap', { partner: 2 }), null, 0, 1, 2)).toEqual([
    [laid, { ...swapped, hands: [1, 1, 2] }],
    [laid, { ...swapped, hands: [['g1'], 1, ['r2', 'r3']] }],
    [laid, { ...swapped, hands: [1, ['b1'], 2] }],
    [laid, { ...swapped, hands: [['g1'], 1, ['r2', 'r3']] }],
  ]);
});

test('the first card may require a colour, or a partner', () => {
  const colour = soloTable({ top: 'wild', hands: ['r1', 'b1', 'g1'] }).choose({ colour: 'b' });
  expect(heardBy(colour, null, 0)).toEqual([
    [{ type: 'named', seat: 0, colour: 'b' }],
    [{ type: 'named', seat: 0, colour: 'b' }],
  ]);
  const partner = soloTable({ top: 'r:swap', hands: ['r1', 'b1 b2', 'g1'] }).choose({ partner: 1 });
  expect(heardBy(partner, null)).toEqual([[{ type: 'swapped', seat: 0, partner: 1, hands: [2, 1, 1] }]]);
});

test('only the seat that draws hears which cards', () => {
  const table = soloTable({ top: 'r1', hands: ['b2 b3', 'g2 g3'], stock: 'r5 y9' }).draw();
  const drew = { type: 'drew', seat: 0, count: 1, cause: 'turn' };
  expect(heardBy(table, null, 0, 1)).toEqual([
    [{ ...drew, cards: null }],
    [{ ...drew, cards: ['r5'] }],
    [{ ...drew, cards: null }],
  ]);
  expect(heardBy(table.pass(), null, 0)).toEqual([[{ type: 'kept', seat: 0 }], [{ type: 'kept', seat: 0 }]]);
});

test('a lay reports the colour, the call, and what the card does', () => {
  const hands = ['wild r:reverse r1', 'g:skip g1', 'b1 b2'];
  const table = soloTable({ top: 'r9', hands, stock: 'y1 y2 y3' });
  expect(heardBy(table.play('wild', { colour: 'g' }), null)).toEqual([
    [
      { type: 'laid', seat: 0, card: 'wild', interjected: false },
      { type: 'named', seat: 0, colour: 'g' },
    ],
  ]);
  expect(heardBy(table.play('g:skip', { call: true }), 2)).toEqual([
    [
      { type: 'laid', seat: 1, card: 'g:skip', interjected: false },
      { type: 'called', seat: 1 },
      { type: 'skipped', seat: 2 },
    ],
  ]);
});

test('a forgotten call reports its penalty', () => {
  const table = soloTable({ top: 'r9', hands: ['r:reverse r1', 'g1', 'b1'], stock: 'y1 y2 y3' });
  const laid = { type: 'laid', seat: 0, card: 'r:reverse', interjected: false };
  const drew = { type: 'drew', seat: 0, count: 2, cause: 'penalty' };
  const reversed = { type: 'reversed', seat: 0, direction: -1 };
  expect(heardBy(table.play('r:reverse'), null, 0)).toEqual([
    [laid, { ...drew, cards: null }, reversed],
    [laid, { ...drew, cards: ['y1', 'y2'] }, reversed],
  ]);
});

test('a debt reports how many cards were taken, and a reshuffle before it', () => {
  const table = soloTable({
    top: 'r1',
    hands: ['r:draw2 b1 b2', 'g1 g2'],
    stock: 'y1',
    chance: ['r1'],
  }).play('r:draw2');
  const reshuffled = { type: 'reshuffled', seat: 1, count: 1 };
  const drew = { type: 'drew', seat: 1, count: 2, cause: 'debt' };
  expect(heardBy(table.draw(), null, 1)).toEqual([
    [reshuffled, { ...drew, cards: null }],
    [reshuffled, { ...drew, cards: ['y1', 'r1'] }],
  ]);
});

test('everybody hears of a jump-in and of the end of a round', () => {
  const table = soloTable({ top: 'r9', hands: ['b1 b2', 'g5', 'r9'] }).interject(2, 'r9');
  const told = [
    { type: 'laid', seat: 2, card: 'r9', interjected: true },
    { type: 'roundOver', round: 1, reason: 'out', winners: [2], points: [3, 5, 0] },
  ];
  expect(heardBy(table, null, 2, 0)).toEqual([told, told, told]);
});

test('a player who can neither lay nor draw passes', () => {
  const table = soloTable({ top: 'r9', hands: ['b1', 'g5'] }).pass();
  expect(heardBy(table, null)).toEqual([[{ type: 'passed', seat: 0 }]]);
  expect(heardBy(table.pass(), null)).toEqual([
    [
      { type: 'passed', seat: 1 },
      { type: 'roundOver', round: 1, reason: 'exhausted', winners: [], points: [1, 5] },
    ],
  ]);
});

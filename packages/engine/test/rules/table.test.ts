import { expect } from 'vitest';
import { type JsonObject, seatAt } from '../../src/index.ts';
import { rule } from '../support/rule.ts';
import { setUp, type Table } from '../support/table.ts';

/** Seat 0 opens with 6-6; only the reserve is in the stock, so nobody draws. */
const fresh = (): Table => setUp('block', { hands: ['6-6 6-1 4-2', '6-3 1-0'], stock: '5-5 5-4' });
const opened = (): Table => fresh().lay('6-6');

/** Two rounds that are over with their first tile: seat 0 wins the first, seat 1 the second. */
const short = (): Table => setUp('block', [{ hands: ['6-6', '1-0'] }, { hands: ['1-0', '5-5'] }]);

rule('table.phase', 'next is refused during the round, from every seat', () => {
  expect([0, 1].map((seat) => fresh().refusal({ type: 'next' }, seat))).toEqual([
    'table.phase',
    'table.phase',
  ]);
  expect([0, 1].map((seat) => opened().refusal({ type: 'next' }, seat))).toEqual([
    'table.phase',
    'table.phase',
  ]);
});

rule('table.phase', 'after a round only next is a move, from any seat', () => {
  const table = short().lay('6-6');
  expect(table.now).toMatchObject({ phase: 'roundOver', turn: null, round: 1 });
  expect(table.now.legal).toEqual({ 0: [{ type: 'next' }], 1: [{ type: 'next' }] });
  for (const seat of [0, 1]) {
    expect(table.refusal({ type: 'lay', tile: '1-0', at: '6-6:6' }, seat)).toBe('table.phase');
    expect(table.refusal({ type: 'pass' }, seat)).toBe('table.phase');
    expect(table.refusal({ type: 'next' }, seat)).toBeNull();
  }
  table.move({ type: 'next' }, 1);
  expect(table.now).toMatchObject({ phase: 'play', round: 2, turn: 1, hands: [['1-0'], ['5-5']] });
  expect(table.now.roundResult).toBeUndefined();
});

rule('table.phase', 'after the match there are no more moves', () => {
  const table = short().lay('6-6').next().lay('5-5');
  expect(table.now).toMatchObject({ phase: 'matchOver', turn: null, legal: { 0: [], 1: [] } });
  for (const seat of [0, 1]) {
    expect(table.refusal({ type: 'next' }, seat)).toBe('table.phase');
    expect(table.refusal({ type: 'lay', tile: '1-0', at: '5-5:5' }, seat)).toBe('table.phase');
  }
});

rule('table.phase', 'is checked before the seat and before the move', () => {
  expect(opened().refusal({ type: 'next', tile: 'nonsense' }, 0)).toBe('table.phase');
  const over = short().lay('6-6');
  expect([0, 1].map((seat) => over.refusal({ type: 'jump' }, seat))).toEqual(['table.phase', 'table.phase']);
  expect(over.refusal({}, 1)).toBe('table.phase');
});

rule('table.turn', 'only the seat on turn may act, and the others have no legal move', () => {
  const table = opened();
  expect(table.now.turn).toBe(1);
  const lay = { type: 'lay', tile: '6-1', at: '6-6:6' };
  expect(table.refusal(lay, 0)).toBe('table.turn');
  expect(table.refusal({ type: 'pass' }, 0)).toBe('table.turn');
  expect(table.legal(0)).toEqual([]);
  table.lay('6-3', '6-6:6');
  expect(table.refusal(lay, 0)).toBeNull();
  expect(table.legal(1)).toEqual([]);
});

rule('table.turn', 'the seat that does not hold the opening tile may not begin', () => {
  expect(fresh().refusal({ type: 'lay', tile: '6-3' }, 1)).toBe('table.turn');
});

rule('table.turn', 'is checked before the move and the piece', () => {
  const table = opened();
  expect(table.refusal({ type: 'jump' }, 0)).toBe('table.turn');
  expect(table.refusal({}, 0)).toBe('table.turn');
  expect(table.refusal({ type: 'lay', tile: '9-9', at: '6-6:6' }, 0)).toBe('table.turn');
});

const malformed: readonly JsonObject[] = [
  {},
  { type: 'jump' },
  { type: 7 },
  { type: 'lay', at: '6-6:6' },
  { type: 'lay', tile: 'six', at: '6-6:6' },
  { type: 'lay', tile: 63, at: '6-6:6' },
  { type: 'lay', tile: '6', at: '6-6:6' },
  { type: 'lay', tile: null, at: '6-6:6' },
  { type: 'lay', tile: '6-3' },
  { type: 'lay', tile: '6-3', at: '6-6' },
  { type: 'lay', tile: '6-3', at: 'left' },
  { type: 'lay', tile: '6-3', at: 6 },
  { type: 'lay', tile: '6-3', at: null },
];

rule('table.move', 'a move that does not exist, or with a field missing or malformed, is refused', () => {
  const table = opened();
  for (const move of malformed) {
    expect([JSON.stringify(move), table.refusal(move)]).toEqual([JSON.stringify(move), 'table.move']);
  }
  expect(table.refusal({ type: 'lay', tile: '6-3', at: '6-6:6' })).toBeNull();
});

rule('table.move', 'draw is not a move if drawing is automatic, and lock is not a move without Sperr', () => {
  const table = setUp('block', { hands: ['6-6 6-1', '6-3 3-3'], stock: '5-5 5-4 5-3 5-2' }).lay('6-6');
  expect(table.refusal({ type: 'draw' })).toBe('table.move');
  const locked = (sperr: boolean) =>
    setUp('block', { hands: ['6-6 6-5 1-0', '6-3 5-5 2-0'] }, { sperr })
      .lay('6-6')
      .lay('6-3', '6-6:6')
      .lay('6-5', '6-6:6')
      .refusal({ type: 'lock', tile: '5-5', at: '6-5:5' });
  expect([locked(false), locked(true)]).toEqual(['table.move', null]);
});

rule('table.move', 'is checked before the piece', () => {
  expect(opened().refusal({ type: 'lay', tile: '4-4', at: 'left' })).toBe('table.move');
  expect(opened().refusal({ type: 'lay', tile: '4-4' })).toBe('table.move');
  expect(opened().refusal({ type: 'lay', tile: '9-9' })).toBe('table.move');
});

rule('table.piece', 'only a tile in hand can be laid', () => {
  const table = opened();
  const lay = (tile: string) => table.refusal({ type: 'lay', tile, at: '6-6:6' });
  expect(lay('6-1')).toBe('table.piece');
  expect(lay('6-6')).toBe('table.piece');
  expect(lay('6-5')).toBe('table.piece');
  expect(lay('6-3')).toBeNull();
});

rule('table.piece', 'a tile that the set does not have is in no hand', () => {
  const lay = (tile: string) => opened().refusal({ type: 'lay', tile, at: '6-6:6' });
  expect(['9-6', '9-9', '16-6', '99-99'].map(lay)).toEqual(Array(4).fill('table.piece'));
});

rule('table.piece', 'the halves of a tile and of an end may be written in either order', () => {
  const table = opened();
  expect(table.refusal({ type: 'lay', tile: '3-6', at: '6-6:6' })).toBeNull();
  table.lay('3-6', '6-6:6');
  expect(table.now.hands[1]).toEqual(['1-0']);
  expect(table.now.ends).toEqual(['6-3:3', '6-6:6']);
  const again = setUp('block', { hands: ['6-6 3-2 1-1', '6-3 3-1'] })
    .lay('6-6')
    .lay('6-3', '6-6:6');
  expect(again.refusal({ type: 'lay', tile: '2-3', at: '3-6:3' })).toBeNull();
});

rule('table.piece', 'is checked before the end, and the end before the fit', () => {
  const table = opened();
  expect(table.refusal({ type: 'lay', tile: '4-4', at: '5-5:5' })).toBe('table.piece');
  expect(table.refusal({ type: 'lay', tile: '4-4', at: '6-6:6' })).toBe('table.piece');
  expect(table.refusal({ type: 'lay', tile: '1-0', at: '5-5:5' })).toBe('domino.ends');
  expect(table.refusal({ type: 'lay', tile: '1-0', at: '6-6:6' })).toBe('domino.match');
});

rule('table.piece', 'is checked before the opening tile', () => {
  expect(fresh().refusal({ type: 'lay', tile: '6-3' })).toBe('table.piece');
  expect(fresh().refusal({ type: 'lay', tile: '6-1' })).toBe('domino.open.tile');
});

/** Everything about a match that anybody could observe. */
const allOf = ({ match }: Table): string =>
  JSON.stringify([
    match.position(),
    match.transcript(),
    match.hash(),
    match.view(seatAt(0)),
    match.view(null),
  ]);

function changesNothing(table: Table, seat: number, move: JsonObject, id: string): void {
  const before = allOf(table);
  expect(table.match.attempt(seatAt(seat), move)).toMatchObject({
    ok: false,
    rule: id,
    error: expect.any(String),
  });
  expect(allOf(table)).toBe(before);
}

rule('table.move', 'a refused move changes nothing, whatever rule it breaks', () => {
  const table = opened();
  changesNothing(table, 1, { type: 'next' }, 'table.phase');
  changesNothing(table, 0, { type: 'lay', tile: '6-1', at: '6-6:6' }, 'table.turn');
  for (const move of malformed) changesNothing(table, 1, move, 'table.move');
  changesNothing(table, 1, { type: 'lay', tile: '6-1', at: '6-6:6' }, 'table.piece');
  changesNothing(table, 1, { type: 'lay', tile: '6-3', at: '6-3:6' }, 'domino.ends');
  changesNothing(table, 1, { type: 'lay', tile: '1-0', at: '6-6:6' }, 'domino.match');
  changesNothing(table, 1, { type: 'pass' }, 'domino.must');
  changesNothing(fresh(), 0, { type: 'lay', tile: '6-1' }, 'domino.open.tile');
  changesNothing(short().lay('6-6'), 0, { type: 'pass' }, 'table.phase');
  changesNothing(short().lay('6-6').next().lay('5-5'), 0, { type: 'next' }, 'table.phase');
  table.lay('6-3', '6-6:6');
  expect(table.now).toMatchObject({ turn: 0, hands: [['6-1', '4-2'], ['1-0']], ends: ['6-3:3', '6-6:6'] });
});

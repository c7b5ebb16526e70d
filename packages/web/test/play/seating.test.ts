import { expect, test } from 'vitest';
import { nextSeat, seatingOf } from '../../src/play/seating.ts';

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])(
  '%i players sit clockwise round the table, each in a place of their own',
  (others) => {
    const { seats, top, sides } = seatingOf(others);
    expect(top + 2 * sides).toBe(others);
    expect(new Set(seats.map(({ column, row }) => `${column} ${row}`)).size).toBe(others);
    // Up along the left, to the right along the top, and down again.
    const order = ['left', 'top', 'right'];
    const ways = seats.map(({ side, column, row }) => [
      order.indexOf(side),
      side === 'left' ? -row : side === 'right' ? row : column,
    ]);
    expect(ways).toEqual(ways.toSorted(([one, here], [other, there]) => one - other || here - there));
    expect(top).toBeLessThanOrEqual(5);
  },
);

test('two and three opponents have the corners', () => {
  expect(seatingOf(3)).toMatchObject({ top: 3, sides: 0 });
  expect(seatingOf(10)).toMatchObject({ top: 4, sides: 3 });
});

test('the next seat follows the direction of play', () => {
  const view = { turn: 0, players: 4, phase: 'play' };
  expect(nextSeat(view)).toBe(1);
  expect(nextSeat({ ...view, direction: -1 })).toBe(3);
  expect(nextSeat({ ...view, turn: 3 })).toBe(0);
  expect(nextSeat({ ...view, turn: null })).toBeNull();
  expect(nextSeat({ ...view, phase: 'roundOver' })).toBeNull();
  expect(nextSeat({ ...view, players: 2 })).toBeNull();
});

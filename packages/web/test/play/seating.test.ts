import { expect, test } from 'vitest';
import { nextSeat, seatingAround, seatingOf } from '../../src/play/seating.ts';

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
    expect(top).toBeLessThanOrEqual(4);
  },
);

test('two opponents sit at the top, three at the left, the top and the right', () => {
  expect(seatingOf(2)).toMatchObject({ top: 2, sides: 0 });
  expect(seatingOf(3).seats.map(({ side }) => side)).toEqual(['left', 'top', 'right']);
  expect(seatingOf(4)).toMatchObject({ top: 2, sides: 1 });
  expect(seatingOf(10)).toMatchObject({ top: 4, sides: 3 });
});

test.each([2, 3, 4, 5, 6, 7, 8, 9, 10, 11])(
  '%i players sit clockwise around a board in the room',
  (players) => {
    const { seats, top } = seatingAround(players);
    const [above, below] = [
      seats.filter(({ side }) => side === 'top'),
      seats.filter(({ side }) => side === 'bottom'),
    ];
    expect(above).toHaveLength(top);
    expect(above.length - below.length).toBe(players % 2);
    const columns = (some: typeof seats): number[] => some.map(({ column }) => column);
    expect(columns(above)).toEqual(columns(above).toSorted((one, other) => one - other));
    expect(columns(below)).toEqual(columns(below).toSorted((one, other) => other - one));
    // The row below stands in the middle: as much is free on its left as on its right.
    expect(Math.min(...columns(below)) - 1).toBe(2 * top - 1 - Math.max(...columns(below)));
  },
);

test('the next seat follows the direction of play', () => {
  const view = { turn: 0, players: 4, phase: 'play' };
  expect(nextSeat(view)).toBe(1);
  expect(nextSeat({ ...view, direction: -1 })).toBe(3);
  expect(nextSeat({ ...view, turn: 3 })).toBe(0);
  expect(nextSeat({ ...view, turn: null })).toBeNull();
  expect(nextSeat({ ...view, phase: 'roundOver' })).toBeNull();
  expect(nextSeat({ ...view, players: 2 })).toBeNull();
});

import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import type { ConcentrationEvent } from '../src/concentration/event.ts';
import { concentration } from '../src/concentration/game.ts';
import { anyGame } from '../src/core/game.ts';
import { chanceOf, playout, seatAt, seedOf } from '../src/index.ts';
import { pips, type Tile, tileName } from '../src/pieces/dominoes.ts';
import { concentrationProbe } from './support/concentration.ts';
import { lay } from './support/no-hands.ts';
import { assertReplays, checkRandomMatch } from './support/properties.ts';
import { usualWays } from './support/tables.ts';

describe.for(usualWays(anyGame(concentration)))('$name', (way) => {
  test.prop([fc.string()], { numRuns: 1 })('keeps what must always hold', (seed) => {
    checkRandomMatch(concentration, way, concentrationProbe, seed, 16);
    assertReplays(way, seed);
  });
});

test('a guess of a small layout has a pair, since the round is still going', () => {
  const seed = seedOf('small');
  const chance = chanceOf(seed, 0);
  const deals = [{ grid: ['6-6', '5-5', '0-0'] }];
  const events: ConcentrationEvent[] = [];
  const state = concentration.begin({ players: 2, options: { set: 6 }, seed, deals });
  for (const cell of [0, 1]) concentration.play(state, seatAt(0), cell, (event) => events.push(event));
  const view = concentration.view(state, seatAt(1));
  const hidden = new Set<number>();
  for (let i = 0; i < 50; i++) {
    const guess = concentration.guess({ view, events }, chance);
    expect(concentration.view(guess, seatAt(1))).toEqual(view);
    hidden.add(guess.grid[2]);
    playout(concentration, guess, chance);
  }
  // 0-0 with 6-6, or 1-1 or 2-0 with 5-5.
  expect([...hidden].toSorted((one, other) => one - other)).toEqual([0, 2, 3]);
});

test('a guess has every tile where it was turned up, even if it is face down again', () => {
  const seed = seedOf('remembered');
  const chance = chanceOf(seed, 0);
  const events: ConcentrationEvent[] = [];
  const state = concentration.begin({ players: 2, options: { set: 6 }, seed, deals: [] });
  const flip = (cell: number) => concentration.play(state, state.turn, cell, (event) => events.push(event));
  const [first, second, third] = cellsWithoutPair(state.grid);
  for (const cell of [first, second, third]) flip(cell);
  const view = concentration.view(state, seatAt(0));
  expect(view.grid.filter((tile) => tile !== null)).toEqual([tileName(state.grid[third])]);
  for (let i = 0; i < 20; i++) {
    const { grid } = concentration.guess({ view, events }, chance);
    for (const cell of [first, second, third]) expect(grid[cell]).toBe(state.grid[cell]);
  }
});

/** Three cells, the first two of which make no pair. */
function cellsWithoutPair(grid: readonly Tile[]): readonly [number, number, number] {
  const second = grid.findIndex((tile, cell) => cell > 0 && pips[tile] + pips[grid[0]] !== 12);
  return [0, second, second + 1];
}

describe('events', () => {
  const heard = (...cells: (number | 'next')[]) => {
    const table = cells.reduce(
      (now, cell) => (cell === 'next' ? now.next() : now.move({ type: 'flip', cell })),
      lay('concentration', 2, [{ grid: ['4-2', '5-1', '6-6', '0-0'] }], { rounds: 2 }),
    );
    const [mover, ...others] = [seatAt(0), seatAt(1), null].map((seat) => table.match.latest(seat));
    for (const other of others) expect(other).toEqual(mover);
    return mover;
  };

  test('the layout: who begins', () => {
    expect(heard()).toEqual([{ type: 'dealt', round: 1, turn: 0 }]);
  });

  test('a first tile: which one was turned up', () => {
    expect(heard(2)).toEqual([{ type: 'flipped', seat: 0, cell: 2, tile: '6-6' }]);
  });

  test('a second tile: that the two are not a pair', () => {
    expect(heard(2, 1)).toEqual([
      { type: 'flipped', seat: 0, cell: 1, tile: '5-1' },
      { type: 'missed', seat: 0, cells: [2, 1], tiles: ['6-6', '5-1'] },
    ]);
  });

  test('a second tile: that the two are a pair, and finally how the layout ended', () => {
    const paired = [
      { type: 'flipped', seat: 0, cell: 2, tile: '6-6' },
      { type: 'paired', seat: 0, cells: [3, 2], tiles: ['0-0', '6-6'] },
      { type: 'scored', seat: 0, points: 2, rule: 'concentration.score' },
    ];
    expect(heard(3, 2)).toEqual(paired);
    expect(heard(0, 1, 3, 2)).toEqual([
      ...paired.map((event) => ({ ...event, seat: 1 })),
      { type: 'roundOver', round: 1, reason: 'exhausted', winners: [0, 1], points: [2, 2] },
    ]);
    expect(heard(0, 1, 2, 3, 'next')).toEqual([{ type: 'dealt', round: 2, turn: 0 }]);
  });
});

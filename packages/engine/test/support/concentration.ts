import { expect } from 'vitest';
import type { ConcentrationEvent } from '../../src/concentration/event.ts';
import type { ConcentrationState } from '../../src/concentration/state.ts';
import type { ConcentrationView } from '../../src/concentration/view.ts';
import type { Known } from '../../src/core/game.ts';
import { type Chance, type JsonObject, nobody, seatsOf } from '../../src/index.ts';
import type { Probe } from './properties.ts';
import { expectSame } from './same.ts';

export const concentrationProbe: Probe<ConcentrationState, ConcentrationView, ConcentrationEvent> = {
  assertConserved,
  conceivable,
  exchangeHidden,
  assertRebuilt,
};

/** Every tile of the set lies in a cell, and every point is a tile that was taken. */
function assertConserved(state: ConcentrationState): void {
  const { grid, takers, up, agreed } = state;
  expectSame(new Set(grid).size, agreed.tiles);
  expectSame(takers.length, grid.length);
  for (const seat of seatsOf(state.players)) {
    const taken = takers.filter((taker) => taker === seat).length;
    expectSame(state.scores[seat] - state.before[seat], taken);
  }
  for (const cell of up) expectSame(takers[cell], nobody);
}

function conceivable({ grid }: ConcentrationState): JsonObject[] {
  const cells = [-1, ...grid.keys(), grid.length, 0.5, null];
  return cells.map((cell) => ({ type: 'flip', cell }));
}

/** Exchanges the tiles of two cells that lie face down. */
function exchangeHidden(state: ConcentrationState, { grid }: ConcentrationView, chance: Chance): void {
  const hidden = [...grid.keys()].filter((cell) => grid[cell] === null);
  if (hidden.length < 2) return;
  const [one, other] = [0, 0].map(() => hidden[chance.below(hidden.length)]);
  state.grid = state.grid.with(one, state.grid[other]).with(other, state.grid[one]);
}

/** The flips determine who took which tiles, and what lies face up. */
function assertRebuilt({ view, events }: Known<ConcentrationView, ConcentrationEvent>): void {
  const takers: (number | null)[] = view.grid.map(() => null);
  const tiles: (string | null)[] = view.grid.map(() => null);
  let up: readonly number[] = [];
  for (const event of events) {
    if (event.type === 'flipped') {
      tiles[event.cell] = event.tile;
      up = [event.cell];
    }
    if (event.type === 'missed') up = event.cells;
    if (event.type === 'paired') {
      up = [];
      for (const [index, cell] of event.cells.entries()) {
        takers[cell] = event.seat;
        tiles[cell] = event.tiles[index];
      }
    }
  }
  expectSame(view.takers, takers);
  expectSame(view.up, up);
  expect(view.grid).toEqual(
    tiles.map((tile, cell) => (takers[cell] !== null || up.includes(cell) ? tile : null)),
  );
}

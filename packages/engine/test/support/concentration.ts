import { expect } from 'vitest';
import type { ConcentrationState } from '../../src/concentration/game.ts';
import { type Chance, type JsonObject, nobody, seatsOf, type View } from '../../src/index.ts';
import type { Probe } from './watching.ts';

export const concentrationProbe: Probe<ConcentrationState> = { assertConserved, conceivable, exchangeHidden };

/** Every tile of the set lies in a cell, and every point is a tile that was taken. */
function assertConserved(state: ConcentrationState): void {
  const { grid, takers, up, agreed } = state;
  expect(new Set(grid).size).toBe(agreed.tiles);
  expect(takers.length).toBe(grid.length);
  for (const seat of seatsOf(state.players)) {
    const taken = takers.filter((taker) => taker === seat).length;
    expect(state.scores[seat] - state.before[seat]).toBe(taken);
  }
  for (const cell of up) expect(takers[cell]).toBe(nobody);
}

function conceivable({ grid }: ConcentrationState): JsonObject[] {
  const cells = [-1, ...grid.keys(), grid.length, 0.5, null];
  return cells.map((cell) => ({ type: 'flip', cell }));
}

/** Exchanges the tiles of two cells that lie face down. */
function exchangeHidden(state: ConcentrationState, view: View, chance: Chance): void {
  const seen = Array.isArray(view.grid) ? view.grid : [];
  const hidden = [...seen.keys()].filter((cell) => seen[cell] === null);
  if (hidden.length < 2) return;
  const [one, other] = [0, 0].map(() => hidden[chance.below(hidden.length)]);
  state.grid = state.grid.with(one, state.grid[other]).with(other, state.grid[one]);
}

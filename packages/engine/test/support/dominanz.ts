import { expect } from 'vitest';
import type { DominanzState } from '../../src/dominanz/game.ts';
import type { JsonObject } from '../../src/index.ts';
import type { Probe } from './watching.ts';

export const dominanzProbe: Probe<DominanzState> = {
  assertConserved,
  conceivable,
  // Nothing is hidden.
  exchangeHidden: () => {},
};

const sizes: readonly number[] = [1, 2, 3, 4, 5, 6, 7];

/** The tiles that are gone were written down, each with one of its halves. */
function assertConserved(state: DominanzState): void {
  const gone = sizes
    .flatMap((high) => sizes.slice(0, high).map((low) => ({ high, low })))
    .filter((_, index) => ((state.left >> index) & 1) === 0);
  const written = state.sums.reduce((sum, entry) => sum + entry, 0);
  expect(written).toBeGreaterThanOrEqual(gone.reduce((sum, { low }) => sum + low, 0));
  expect(written).toBeLessThanOrEqual(gone.reduce((sum, { high }) => sum + high, 0));
  if (state.phase === 'play') expect(state.scores).toEqual([0, 0]);
}

function conceivable(): JsonObject[] {
  const values = [0, ...sizes, 8];
  return values.flatMap((one) =>
    values.flatMap((other) =>
      values.flatMap((row) => ['take', 'prescribe'].map((type) => ({ type, tile: `${one}-${other}`, row }))),
    ),
  );
}

import { expect } from 'vitest';
import type { Known } from '../../src/core/game.ts';
import type { DominanzEvent } from '../../src/dominanz/event.ts';
import type { DominanzState } from '../../src/dominanz/state.ts';
import type { DominanzView } from '../../src/dominanz/view.ts';
import type { JsonObject } from '../../src/index.ts';
import type { Probe } from './properties.ts';
import { expectSame } from './same.ts';

export const dominanzProbe: Probe<DominanzState, DominanzView, DominanzEvent> = {
  assertConserved,
  conceivable,
  // Nothing is hidden.
  exchangeHidden: () => {},
  assertRebuilt,
};

const sizes: readonly number[] = [1, 2, 3, 4, 5, 6, 7];

/** Every taken tile has been entered, with one of its halves. */
function assertConserved(state: DominanzState): void {
  const gone = sizes
    .flatMap((high) => sizes.slice(0, high).map((low) => ({ high, low })))
    .filter((_, index) => ((state.left >> index) & 1) === 0);
  const written = state.sums.reduce((sum, entry) => sum + entry, 0);
  expect(written).toBeGreaterThanOrEqual(gone.reduce((sum, { low }) => sum + low, 0));
  expect(written).toBeLessThanOrEqual(gone.reduce((sum, { high }) => sum + high, 0));
  if (state.phase === 'play') expectSame(state.scores, [0, 0]);
}

function conceivable(): JsonObject[] {
  const values = [0, ...sizes, 8];
  return values.flatMap((one) =>
    values.flatMap((other) =>
      values.flatMap((row) => ['take', 'prescribe'].map((type) => ({ type, tile: `${one}-${other}`, row }))),
    ),
  );
}

/** The entries determine the rows and the tiles left; with the skips they determine the turn. */
function assertRebuilt({ view, events }: Known<DominanzView, DominanzEvent>): void {
  const rows = view.rows.map((row) => row.map(() => 0));
  let taken = 0;
  let turn: number | null = null;
  for (const event of events) {
    if (event.type === 'dealt') turn = event.turn;
    if (event.type === 'skipped') turn = 1 - event.seat;
    if (event.type !== 'wrote' && event.type !== 'prescribed') continue;
    const to = event.type === 'wrote' ? event.seat : event.opponent;
    rows[to][event.row - 1] += event.value;
    taken++;
    turn = event.type === 'wrote' ? 1 - event.seat : event.seat;
  }
  expectSame(view.rows, rows);
  expect(view.left).toHaveLength(28 - taken);
  if (view.phase === 'play') expectSame(view.turn, turn);
}

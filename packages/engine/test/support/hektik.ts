import { expect } from 'vitest';
import { allTiles, type HektikState } from '../../src/hektik/state.ts';
import { type Chance, type JsonObject, nobody, seatsOf, type View } from '../../src/index.ts';
import { high, isDouble, low, tileOf } from '../../src/pieces/dominoes.ts';
import type { Probe } from './watching.ts';

export const hektikProbe: Probe<HektikState> = {
  assertConserved,
  conceivable,
  exchangeHidden,
};

const tilesIn = (chain: readonly number[]): number[] =>
  chain.slice(1).map((value, index) => tileOf(chain[index], value));

/** A tile stands in one chain at most, with copies in one of each seat; what stands nowhere is in the middle. */
function assertConserved(state: HektikState): void {
  const chains = state.chains.map(tilesIn);
  for (const tile of allTiles) {
    const builders = seatsOf(state.players).filter((seat) => chains[seat].includes(tile));
    expect(state.builders[tile]).toBe(builders.reduce((bits, seat) => bits | (1 << seat), 0));
    if (isDouble(tile) || !state.copies) expect(builders.length).toBeLessThanOrEqual(isDouble(tile) ? 0 : 1);
  }
  for (const chain of chains) expect(new Set(chain).size).toBe(chain.length);
  expect(state.turn).toBe(nobody);
  expect(new Set(state.order).size).toBe(10);
  expect(state.owners.length).toBe(state.phase === 'play' ? state.round - 1 : state.round);
}

function conceivable(): JsonObject[] {
  const moves: JsonObject[] = [{ type: 'giveUp' }, { type: 'take', tile: '10-9', side: 'left' }];
  for (const side of ['left', 'right', 'middle']) {
    moves.push({ type: 'return', side });
    for (const tile of allTiles) {
      moves.push({ type: 'take', tile: `${high[tile]}-${low[tile]}`, side });
      moves.push({ type: 'take', tile: `${low[tile]}-${high[tile]}`, side });
    }
  }
  return moves;
}

/** Exchanges two doubles that are still face down. */
function exchangeHidden(state: HektikState, _view: View, chance: Chance): void {
  const hidden = state.order.length - state.round;
  if (hidden < 2) return;
  const [one, other] = [0, 0].map(() => state.round + chance.below(hidden));
  state.order = state.order.with(one, state.order[other]).with(other, state.order[one]);
}

import { expect } from 'vitest';
import type { Known } from '../../src/core/game.ts';
import type { HektikEvent } from '../../src/hektik/event.ts';
import { allTiles, type HektikState } from '../../src/hektik/state.ts';
import type { HektikView } from '../../src/hektik/view.ts';
import { type Chance, type JsonObject, nobody, seatsOf } from '../../src/index.ts';
import { high, isDouble, low, tileOf } from '../../src/pieces/dominoes.ts';
import type { Probe } from './properties.ts';
import { expectSame } from './same.ts';

export const hektikProbe: Probe<HektikState, HektikView, HektikEvent> = {
  assertConserved,
  conceivable,
  exchangeHidden,
  assertRebuilt,
};

const tilesIn = (chain: readonly number[]): number[] =>
  chain.slice(1).map((value, index) => tileOf(chain[index], value));

/** A tile is in at most one chain, or with copies at most once per seat; all other tiles are in the middle. */
function assertConserved(state: HektikState): void {
  const chains = state.chains.map(tilesIn);
  for (const tile of allTiles) {
    const builders = seatsOf(state.players).filter((seat) => chains[seat].includes(tile));
    expectSame(
      state.builders[tile],
      builders.reduce((bits, seat) => bits | (1 << seat), 0),
    );
    if (isDouble(tile) || !state.copies) expect(builders.length).toBeLessThanOrEqual(isDouble(tile) ? 0 : 1);
  }
  for (const chain of chains) expectSame(new Set(chain).size, chain.length);
  expectSame(state.turn, nobody);
  expectSame(new Set(state.order).size, 10);
  expectSame(state.owners.length, state.phase === 'play' ? state.round - 1 : state.round);
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
function exchangeHidden(state: HektikState, _view: HektikView, chance: Chance): void {
  const hidden = state.order.length - state.round;
  if (hidden < 2) return;
  const [one, other] = [0, 0].map(() => state.round + chance.below(hidden));
  state.order = state.order.with(one, state.order[other]).with(other, state.order[one]);
}

/** The events since the deal determine the double, the chains and who gave up; the end of a round clears the table. */
function assertRebuilt({ view, events }: Known<HektikView, HektikEvent>): void {
  let chains: string[][] = view.chains.map(() => []);
  let gaveUp: number[] = [];
  for (const event of events) {
    if (event.type === 'took') {
      const chain = chains[event.seat];
      const at = event.side === 'left' ? 0 : chain.length;
      chain.splice(at, 0, turned(chain, event.tile, event.side));
    }
    if (event.type === 'returned') {
      const tile = event.side === 'left' ? chains[event.seat].shift() : chains[event.seat].pop();
      expectSame(event.tile, tile);
    }
    if (event.type === 'gaveUp') gaveUp.push(event.seat);
    if (event.type === 'completed') expectSame(event.chain, chains[event.seat]);
    if (event.type === 'completed' || event.type === 'abandoned') {
      expectSame(event.double, view.past.at(-1)?.double);
      chains = chains.map(() => []);
      gaveUp = [];
    }
  }
  expectSame(events[1], { type: 'revealed', double: view.double });
  expectSame(view.chains, chains);
  expectSame(view.gaveUp, gaveUp.toSorted());
}

/** A tile as it lies at the end of a chain; the first one lies as it is written. */
function turned(chain: readonly string[], tile: string, side: 'left' | 'right'): string {
  const [one, other] = tile.split('-');
  const end = side === 'left' ? chain.at(0)?.split('-')[0] : chain.at(-1)?.split('-')[1];
  const fits = end === undefined || end === (side === 'left' ? other : one);
  return fits ? tile : `${other}-${one}`;
}

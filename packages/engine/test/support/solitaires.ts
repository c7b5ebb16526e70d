import { expect } from 'vitest';
import type { JsonObject } from '../../src/index.ts';
import { type Tile, tileName } from '../../src/pieces/dominoes.ts';
import { fromLeftToRight, type Line, lineFields, tileIn } from '../../src/solitaire/line.ts';
import type { Solo1State } from '../../src/solitaire/solo1.ts';
import type { Solo2State } from '../../src/solitaire/solo2.ts';
import type { Probe } from './properties.ts';

export const solo1Probe: Probe<Solo1State> = {
  assertConserved({ rows, line }) {
    assertAllThere([...rows.flat(), ...line.laid.map(tileIn)], 28);
  },
  conceivable: ({ line }) => conceivableLays(line, 7),
  // Nothing is hidden.
  exchangeHidden: () => {},
  assertMore: ({ line }) => assertIsLine(line),
};

export const solo2Probe: Probe<Solo2State> = {
  assertConserved({ hand, stock, line, tiles }) {
    assertAllThere([...hand, ...stock, ...line.laid.map(tileIn)], tiles);
  },
  conceivable: ({ line, tiles }) => conceivableLays(line, tiles === 28 ? 7 : 10),
  exchangeHidden(state, view, chance) {
    const hand = typeof view.hands[0] === 'number' ? state.hand : [];
    const hidden = [...hand, ...state.stock];
    chance.shuffle(hidden);
    if (hand.length > 0) state.hand = hidden.slice(0, hand.length);
    state.stock = hidden.slice(hand.length);
  },
  assertMore({ line, hand, handSize, phase, stock }) {
    assertIsLine(line);
    expect(hand.length).toBeLessThanOrEqual(handSize);
    if (phase === 'play') expect(hand.length).toBeGreaterThan(0);
    if (phase === 'matchOver' && hand.length === 0) expect(stock.length).toBeLessThan(handSize);
  },
};

function assertAllThere(tiles: readonly Tile[], count: number): void {
  expect(tiles.toSorted((one, other) => one - other)).toEqual([...Array(count).keys()]);
}

/** Neighbouring halves are equal, and the ends are what the outermost tiles show. */
function assertIsLine(line: Line): void {
  const tiles = fromLeftToRight(line).map((tile) => tile.split('-'));
  for (let i = 1; i < tiles.length; i++) expect(tiles[i][0]).toBe(tiles[i - 1][1]);
  const shown = new Set(lineFields(line).ends.map((end) => end.split(':')[1]));
  expect(shown).toEqual(new Set(tiles.length === 0 ? [] : [tiles[0][0], tiles[tiles.length - 1][1]]));
}

/** Every tile and one that does not exist, at every half of every laid tile and at ends that do not exist. */
function conceivableLays({ laid }: Line, values: number): JsonObject[] {
  const numbers = [...Array(values + 1).keys()];
  const tiles = numbers.flatMap((one) => numbers.map((other) => `${one}-${other}`));
  const ends = laid.flatMap((entry) => {
    const name = tileName(tileIn(entry));
    return [...new Set(name.split('-'))].map((value) => ({ at: `${name}:${value}` }));
  });
  return tiles.flatMap((tile) => [{}, { at: '6-6:5' }, ...ends].map((at) => ({ type: 'lay', tile, ...at })));
}

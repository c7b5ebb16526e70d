import { expect } from 'vitest';
import type { JsonObject } from '../../src/index.ts';
import { isDouble, sizeOfSet, tileName } from '../../src/pieces/dominoes.ts';
import type { FortuneState } from '../../src/solitaire/fortune.ts';
import { lineFields, tileIn, valuesAtEnds } from '../../src/solitaire/line.ts';
import type { Probe } from './properties.ts';
import { expectSame } from './same.ts';

export const fortuneProbe: Probe<FortuneState> = {
  assertConserved,
  conceivable,
  // The view does not name the missing tile, but it can be worked out from the face-up tiles.
  exchangeHidden: () => {},
  assertMore,
};

const sizeFor = ({ options }: FortuneState): number => sizeOfSet(Number(options.set));

/** The tiles of the chain are different, and the removed tile is not among them. */
function assertConserved(state: FortuneState): void {
  const laid = state.line.laid.map(tileIn);
  expectSame(new Set(laid).size, laid.length);
  expect(laid).not.toContain(state.removed);
  expectSame(isDouble(state.removed), false);
  expectSame(laid.length === sizeFor(state) - 1, state.phase === 'matchOver');
}

/** Neighbouring tiles match; when the chain is complete, its ends are as predicted. */
function assertMore(state: FortuneState): void {
  const { line } = lineFields(state.line);
  for (const [index, tile] of line.slice(1).entries())
    expectSame(line[index].split('-')[1], tile.split('-')[0]);
  if (state.phase === 'matchOver') {
    const ends = [...(valuesAtEnds(state.line) ?? [])].sort((one, other) => other - one);
    expectSame(ends.join('-'), tileName(state.removed));
  }
}

function conceivable(state: FortuneState): JsonObject[] {
  const ends = lineFields(state.line).ends;
  const tiles = Array.from({ length: sizeFor(state) + 1 }, (_, tile) => tileName(tile));
  return [
    { type: 'undo' },
    { type: 'undo', far: true },
    { type: 'undo', far: 2 },
    ...tiles.flatMap((tile) => [undefined, '6-6:5', ...ends].map((at) => laying(tile, at))),
  ];
}

const laying = (tile: string, at: string | undefined): JsonObject =>
  at === undefined ? { type: 'lay', tile } : { type: 'lay', tile, at };

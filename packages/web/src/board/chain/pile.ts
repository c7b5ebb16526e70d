import type { DominoView, OptionValue } from '@tischrunde/engine';
import { halvesOf } from './tile-tree.ts';

// Italian domino: nothing has to match. The tiles lie in a row, each over the last, and only their sum counts.

/** A number that pays (italian.hit), and whether it was hit. */
export interface Goal {
  readonly number: number;
  readonly pays: number;
  readonly state: 'hit' | 'gone' | 'next' | 'later';
}

export const pipsOn = (tile: string): number => {
  const [one, other] = halvesOf(tile);
  return one + other;
};

const numbersOf = (set: OptionValue | undefined): readonly number[] =>
  set === undefined || set === 6 ? [30, 50, 70, 100] : [30, 50, 70, 100, 120, 150];

export function goalsIn({ options, layout }: Pick<DominoView, 'options' | 'layout'>): Goal[] {
  const totals: number[] = [];
  for (const { tile } of layout) totals.push((totals.at(-1) ?? 0) + pipsOn(tile));
  const total = totals.at(-1) ?? 0;
  const numbers = numbersOf(options.set);
  const next = numbers.find((number) => number > total);
  return numbers.map((number, place) => ({
    number,
    pays: options.pay === 'face' ? number : place + 1,
    state: number === next ? 'next' : number > total ? 'later' : totals.includes(number) ? 'hit' : 'gone',
  }));
}

/** Upright tiles side by side in rows that are filled one after the other. In pixels; `size` is that of a half. */
export interface Rows {
  readonly size: number;
  readonly places: readonly { readonly x: number; readonly y: number }[];
}

const largest = 60;
const across = 1.12;
const down = 2.2;

/** A round has up to so many tiles, hardly ever more. */
const usual = 21;

/** Positions for this many tiles in an area. The rows are as long as makes the tiles of a usual round largest. */
export function rowsFor(count: number, width: number, height: number): Rows {
  const most = count <= usual ? usual : 56;
  let [inRow, largestSize] = [1, 0];
  for (let tried = 1; tried <= 8; tried++) {
    const each = Math.ceil(most / tried);
    const fits = Math.min(largest, height / (tried * down), width / (each * across));
    if (fits > largestSize * 1.05) [inRow, largestSize] = [each, fits];
  }
  const rows = Math.max(1, Math.ceil(count / inRow));
  const size = Math.min(largest, height / (rows * down), width / (inRow * across));
  const places = Array.from({ length: count }, (_, index) => ({
    x: width / 2 + ((index % inRow) - (inRow - 1) / 2) * across * size,
    y: height / 2 + (Math.floor(index / inRow) - (rows - 1) / 2) * down * size,
  }));
  return { size, places };
}

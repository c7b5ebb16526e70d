import type { Json, View } from '@tischrunde/engine';
import { readTile, type Tile } from '@tischrunde/engine/internals';
import type { Level, Notes, Sight } from '../../bot.ts';

/** A tile that a seat remembers. */
export interface Seen {
  readonly cell: number;
  readonly tile: Tile;
  /** How many flips had been made when it lay open. */
  readonly when: number;
}

/** What a seat remembers of a layout. */
export interface Memory {
  readonly round: number;
  /** How many flips it has seen. */
  readonly flips: number;
  /** The flip at which a tile was last taken, or an unknown one turned up. */
  readonly news: number;
  /** What lay open at the last look, and how many tiles were left. */
  readonly up: readonly number[];
  readonly left: number;
  readonly seen: readonly Seen[];
}

/** The number of flips after which a tile is forgotten, on average. */
const span: Readonly<Record<Level, number>> = { easy: 8, medium: 50, strong: Number.POSITIVE_INFINITY };

/** Notes what lies open, and forgets tiles that are gone or were seen too long ago. */
export function look(notes: Notes, { view, seat }: Sight, level: Level): Notes {
  const before = memoryIn(notes);
  const memory = before.round === view.round ? before : { ...blank, round: view.round };
  const up = numbersIn(view.up);
  const left = numbersIn(view.left);
  const isChanged = left.length !== memory.left || up.join() !== memory.up.join();
  const flips = memory.flips + (isChanged ? 1 : 0);
  const isNews =
    left.length !== memory.left || up.some((cell) => memory.seen.every((one) => one.cell !== cell));
  const kept = memory.seen.filter(
    (one) =>
      left.includes(one.cell) &&
      !up.includes(one.cell) &&
      flips - one.when <= lifeOf(one, view.round, seat, level),
  );
  const shown = up.map((cell): Seen => ({ cell, tile: tileOn(view, cell), when: flips }));
  return {
    round: view.round,
    flips,
    news: isNews ? flips : memory.news,
    up,
    left: left.length,
    seen: [...kept, ...shown].map(({ cell, tile, when }) => [cell, tile, when]),
  };
}

const blank: Memory = { round: 0, flips: 0, news: 0, up: [], left: 0, seen: [] };

/** Reads the notes of `look`. */
export const memoryIn = ({ round, flips, news, up, left, seen }: Notes): Memory => ({
  round: Number(round ?? blank.round),
  flips: Number(flips ?? blank.flips),
  news: Number(news ?? blank.news),
  up: numbersIn(up),
  left: Number(left ?? blank.left),
  seen: listIn(seen).map((one) => {
    const [cell, tile, when] = numbersIn(one);
    return { cell, tile, when };
  }),
});

const listIn = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);
const numbersIn = (value: Json | undefined): number[] => listIn(value).map(Number);

/** The tile that is seen on a cell. */
export const tileOn = (view: View, cell: number): Tile => readTile(listIn(view.grid)[cell]) ?? 0;

/**
 * For how many flips a tile is remembered: mostly a short time, sometimes a very long one. It must not change
 * from one look to the next, so it is a hash of what was seen instead of a random number.
 */
function lifeOf({ cell, tile, when }: Seen, round: number, seat: number, level: Level): number {
  let word = 0x9e3779b1;
  for (const part of [cell, tile, when, round, seat]) {
    word = Math.imul(word ^ part, 0x85ebca6b);
    word ^= word >>> 15;
  }
  return -span[level] * Math.log(((word >>> 0) + 1) * 2 ** -32);
}

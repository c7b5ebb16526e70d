import type { ConcentrationEvent } from '@tischrunde/engine';
import { readTile, type Tile } from '@tischrunde/engine/internals';
import type { Level } from '../../bot.ts';

/** A tile that a seat remembers. */
export interface Seen {
  readonly cell: number;
  readonly tile: Tile;
  /** How many flips had been made when it lay open. */
  readonly when: number;
}

/** What a seat remembers of a layout. */
export interface Memory {
  /** How many flips it has seen. */
  readonly flips: number;
  /** The flip at which a tile was last taken, or an unknown one turned up. */
  readonly news: number;
  /** What lies open, in the order of the flips. */
  readonly up: readonly Shown[];
  readonly seen: readonly Seen[];
}

type Shown = Omit<Seen, 'when'>;

/** The number of flips after which a tile is forgotten, on average. */
const span: Readonly<Record<Level, number>> = { easy: 8, medium: 50, strong: Number.POSITIVE_INFINITY };

/** What a seat of this level remembers of all that it has seen in a layout. */
export function memoryOf(events: readonly ConcentrationEvent[], seat: number, level: Level): Memory {
  let memory = blank;
  let round = 0;
  for (const event of events) {
    if (event.type === 'dealt') {
      memory = blank;
      round = event.round;
    } else if (event.type === 'flipped') {
      const shown = { cell: event.cell, tile: readTile(event.tile) ?? 0 };
      memory = afterFlip(memory, shown, (seen) => lifeOf(seen, round, seat, level));
    } else if (event.type === 'paired') memory = withoutPair(memory, event.cells);
  }
  return memory;
}

/** The deal counts as a flip that brought something new. */
const blank: Memory = { flips: 1, news: 1, up: [], seen: [] };

/** Notes what lies open, and forgets tiles that were seen too long ago. */
function afterFlip(before: Memory, shown: Shown, life: (seen: Seen) => number): Memory {
  const flips = before.flips + 1;
  const up = before.up.length === 1 ? [...before.up, shown] : [shown];
  const isNews = before.seen.every(({ cell }) => cell !== shown.cell);
  const kept = before.seen.filter(
    (one) => up.every(({ cell }) => cell !== one.cell) && flips - one.when <= life(one),
  );
  const open = up.map((one): Seen => ({ ...one, when: flips }));
  return { flips, news: isNews ? flips : before.news, up, seen: [...kept, ...open] };
}

const withoutPair = ({ flips, seen }: Memory, pair: readonly number[]): Memory => ({
  flips,
  news: flips,
  up: [],
  seen: seen.filter(({ cell }) => !pair.includes(cell)),
});

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

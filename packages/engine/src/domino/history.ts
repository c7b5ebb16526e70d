import { type Seat, seatAt } from '../core/seat.ts';
import { high, low, type Tile } from '../pieces/dominoes.ts';

/**
 * What everybody at the table has seen in a round, one number per entry, so that a search can carry it along and read what
 * other seats have revealed: bits 0–2 the kind, 3–6 the seat, then the fields of the kind. Outside the engine, events tell
 * the same.
 */
export const entryKinds = { lay: 0, lock: 1, draw: 2, pass: 3, tile: 4, noFit: 5 } as const;

const kinds = ['lay', 'lock', 'draw', 'pass', 'tile', 'noFit'] as const;

/** A tile laid at the half `at.value` of the tile `at.tile`, or an end locked there, with its own half `out` outwards. */
interface Lay {
  readonly kind: 'lay' | 'lock';
  readonly seat: Seat;
  readonly tile: Tile;
  /** Null for the opening tile. */
  readonly at: { readonly tile: Tile; readonly value: number } | null;
  readonly out: number;
}

/** Draws, passes and turns that ended because nothing fitted, with the halves the hand turned out to lack, as bits. */
interface Showing {
  readonly kind: 'draw' | 'pass' | 'noFit';
  readonly seat: Seat;
  readonly lacks: number;
}

/** One tile was drawn from the stock. */
interface TileDrawn {
  readonly kind: 'tile';
  readonly seat: Seat;
}

export type Entry = Lay | Showing | TileDrawn;

const nowhere = 255;

export const layEntry = (
  kind: number,
  seat: Seat,
  tile: Tile,
  out: number,
  atTile: Tile,
  atValue: number,
): number =>
  kind |
  (seat << 3) |
  (tile << 7) |
  (atTile << 15) |
  ((atValue === high[atTile] ? 1 : 0) << 23) |
  ((out === high[tile] ? 1 : 0) << 24);

export const openingEntry = (seat: Seat, tile: Tile): number =>
  entryKinds.lay | (seat << 3) | (tile << 7) | (nowhere << 15) | (1 << 24);

export const showingEntry = (kind: number, seat: Seat, lacks: number): number =>
  kind | (seat << 3) | (lacks << 7);

export const tileEntry = (seat: Seat): number => entryKinds.tile | (seat << 3);

// For hot code that reads many entries without creating objects.

/** One of `entryKinds`. */
export const kindOfEntry = (entry: number): number => entry & 7;
export const seatOfEntry = (entry: number): Seat => seatAt((entry >> 3) & 15);
/** The tile of a lay or a lock. */
export const tileOfEntry = (entry: number): Tile => (entry >> 7) & 255;
/** The halves that a draw, a pass or a `noFit` revealed as missing. */
export const lacksOfEntry = (entry: number): number => entry >> 7;
export const isLay = (entry: number): boolean => kindOfEntry(entry) <= entryKinds.lock;
/** The entry without its seat. */
export const withoutSeat = (entry: number): number => entry & ~(15 << 3);

export function readEntry(entry: number): Entry {
  const kind = kinds[kindOfEntry(entry)];
  const seat = seatOfEntry(entry);
  if (kind === 'tile') return { kind, seat };
  return kind === 'lay' || kind === 'lock' ? readLay(entry) : { kind, seat, lacks: lacksOfEntry(entry) };
}

/** Reads the entry of a lay or a lock. */
export function readLay(entry: number): Lay {
  const half = (tile: Tile, isHigh: number) => (isHigh === 1 ? high[tile] : low[tile]);
  const tile = tileOfEntry(entry);
  const at = (entry >> 15) & 255;
  return {
    kind: kindOfEntry(entry) === entryKinds.lock ? 'lock' : 'lay',
    seat: seatOfEntry(entry),
    tile,
    at: at === nowhere ? null : { tile: at, value: half(at, (entry >> 23) & 1) },
    out: half(tile, (entry >> 24) & 1),
  };
}

import { type Seat, seatAt } from '../core/seat.ts';
import { high, low, type Tile } from '../pieces/dominoes.ts';

/**
 * What everybody at the table saw in a round, one number an event, so that views can be made without the state
 * carrying more than it plays with: bits 0–2 the kind, 3–6 the seat, then what belongs to the kind.
 */
export const saw = { lay: 0, lock: 1, draw: 2, pass: 3, tile: 4, noFit: 5 } as const;

/** A tile laid (or an end locked) at the half `atHigh` of the tile `at`, with its own half `outHigh` outwards. */
interface Lay {
  readonly kind: 'lay' | 'lock';
  readonly seat: Seat;
  readonly tile: Tile;
  /** Null for the opening tile. */
  readonly at: { readonly tile: Tile; readonly value: number } | null;
  readonly out: number;
}

/** Draws, passes and turns that ended by themselves, with what they showed that the hand lacks, as bits. */
interface Showing {
  readonly kind: 'draw' | 'pass' | 'noFit';
  readonly seat: Seat;
  readonly lacks: number;
}

/** One tile came from the stock into a hand. */
interface TileDrawn {
  readonly kind: 'tile';
  readonly seat: Seat;
}

export type Event = Lay | Showing | TileDrawn;

const nowhere = 255;

export const layEvent = (
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

export const openEvent = (seat: Seat, tile: Tile): number =>
  saw.lay | (seat << 3) | (tile << 7) | (nowhere << 15) | (1 << 24);

export const showEvent = (kind: number, seat: Seat, lacks: number): number =>
  kind | (seat << 3) | (lacks << 7);

export const tileEvent = (seat: Seat): number => saw.tile | (seat << 3);

const kinds = ['lay', 'lock', 'draw', 'pass', 'tile', 'noFit'] as const;

// For whoever reads many events and has no time to make objects of them.

/** The kind of an event, one of `saw`. */
export const sawIn = (entry: number): number => entry & 7;
export const seatOf = (entry: number): Seat => seatAt((entry >> 3) & 15);
/** The tile of a lay or a lock. */
export const tileOfEvent = (entry: number): Tile => (entry >> 7) & 255;
/** What a draw, a pass or a turn that ended by itself showed. */
export const lacksOf = (entry: number): number => entry >> 7;

export function readEvent(entry: number): Event {
  const kind = kinds[sawIn(entry)];
  const seat = seatOf(entry);
  if (kind === 'tile') return { kind, seat };
  if (kind !== 'lay' && kind !== 'lock') return { kind, seat, lacks: lacksOf(entry) };
  const half = (tile: Tile, isHigh: number) => (isHigh === 1 ? high[tile] : low[tile]);
  const tile = tileOfEvent(entry);
  const at = (entry >> 15) & 255;
  return {
    kind,
    seat,
    tile,
    at: at === nowhere ? null : { tile: at, value: half(at, (entry >> 23) & 1) },
    out: half(tile, (entry >> 24) & 1),
  };
}

import type { HektikEvent, HektikView, MoveText } from '@tischrunde/engine';

// The player's own chain lies large at the bottom, the middle above it, and the other chains small along the top.

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface HektikAreas {
  readonly others: readonly Rect[];
  readonly middle: Rect;
  readonly goal: Rect;
  readonly chain: Rect;
}

export function hektikAreas(width: number, height: number, others: number): HektikAreas {
  // In a small picture everything shrinks alike.
  const margin = Math.min(10, height * 0.03);
  const inner = width - 2 * margin;
  const strip = Math.min(Math.max(height * 0.1, 44), height * 0.15, 72);
  const band = Math.min(Math.max(height * 0.25, 88), height * 0.32, 170);
  const each = (inner - (others - 1) * margin) / Math.max(others, 1);
  const goalWidth = Math.min(band * 0.72, width * 0.22);
  const top = margin + (others > 0 ? strip + margin : 0);
  const bandTop = height - margin - band;
  return {
    others: Array.from({ length: others }, (_, index) => ({
      x: margin + index * (each + margin),
      y: margin,
      width: each,
      height: strip,
    })),
    middle: { x: margin, y: top, width: inner, height: bandTop - margin - top },
    goal: { x: margin, y: bandTop, width: goalWidth, height: band },
    chain: {
      x: margin + goalWidth + margin,
      y: bandTop,
      width: inner - goalWidth - margin,
      height: band,
    },
  };
}

/** A place in a chain, which lies in rows that alternate in direction. */
export interface Link {
  readonly x: number;
  readonly y: number;
  /** -90: the first half is to the left. */
  readonly angle: -90 | 90;
}

export interface Chain {
  readonly half: number;
  readonly links: readonly Link[];
}

/** Between rows, and between the tiles of a row, in halves. */
const rowsApart = 0.3;
const joint = 0.14;

/** A chain is seldom longer than this, with a free place at either end. */
const usual = 9;

/** How many tiles make a row in an area: as many as make them largest in a chain of the usual length. */
function inRow({ width, height }: Rect, largest: number): number {
  const sized = (perRow: number, rows: number): number =>
    Math.min(largest, width / ((2 + joint) * perRow), height / (rows * (1 + rowsApart)));
  let best = { half: 0, perRow: usual, rows: 1 };
  for (let rows = 1; rows <= 3; rows++) {
    const perRow = Math.ceil(usual / rows);
    const half = sized(perRow, rows);
    if (half > best.half) best = { half, perRow, rows };
    // Fewer rows are easier to follow.
    if (half >= Math.min(28, largest * 0.6)) break;
  }
  // A chain that grows mostly to one side needs one more row, unless its rows are longer.
  const { perRow, rows } = best;
  const longer = rows === 1 ? perRow : Math.ceil((usual - 1) / (rows - 1));
  return sized(longer, rows) > 1.15 * sized(perRow, rows + 1) ? longer : perRow;
}

/**
 * Lays out this many tiles in sequence, as large as the area allows. The tile with the number 0 lies in the middle of a row, and
 * those before and after it in rows that alternate in direction, so that tiles keep their rows and columns when others join them.
 */
export function layChain(from: number, count: number, area: Rect, largest: number): Chain {
  const { x, y, width, height } = area;
  const perRow = inRow(area, largest);
  const rowOf = (number: number): number => Math.floor((number + Math.floor(perRow / 2)) / perRow);
  const [first, last] = [rowOf(from), rowOf(from + Math.max(count, 1) - 1)];
  const half = Math.min(
    largest,
    width / ((2 + joint) * perRow),
    height / ((last - first + 1) * (1 + rowsApart)),
  );
  const links = Array.from({ length: count }, (_, index): Link => {
    const number = from + index;
    const row = rowOf(number);
    const back = row % 2 !== 0;
    const along = number + Math.floor(perRow / 2) - row * perRow;
    const column = back ? perRow - 1 - along : along;
    return {
      x: x + width / 2 + (column - (perRow - 1) / 2) * (2 + joint) * half,
      y: y + height / 2 + (row - (first + last) / 2) * (1 + rowsApart) * half,
      angle: back ? 90 : -90,
    };
  });
  return { half, links };
}

/** The number of a tile at the beginning of a row, for a chain that does not grow any more. */
export const startOfRow = (area: Rect, largest: number): number => 0 - Math.floor(inRow(area, largest) / 2);

/** The number of the leftmost tile of a chain, counted from the tile that it began with. */
export function leftmostOf(events: readonly HektikEvent[], seat: number): number {
  let [left, count] = [0, 0];
  for (const event of events) {
    if (event.type === 'dealt') [left, count] = [0, 0];
    if ((event.type !== 'took' && event.type !== 'returned') || event.seat !== seat) continue;
    const more = event.type === 'took' ? 1 : -1;
    if (event.side === 'left' && count > 0) left -= more;
    count += more;
    if (count === 0) left = 0;
  }
  return left;
}

export type Side = 'left' | 'right';

/** The number at an end of a chain; undefined if it is empty. */
export const endOf = (tiles: readonly string[], side: Side): number | undefined =>
  side === 'left' ? halvesOf(tiles[0])[0] : halvesOf(tiles.at(-1))[1];

const halvesOf = (tile: string | undefined): number[] => tile?.split('-').map(Number) ?? [];

export interface Takes {
  readonly left: MoveText | null;
  readonly right: MoveText | null;
}

/** Where the chosen tile may be put. In an empty chain both sides are the same place. */
export function takesOf(legal: readonly MoveText[], chosen: string | null, isEmpty: boolean): Takes {
  const at = (side: Side): MoveText | null =>
    legal.find((move) => move.type === 'take' && move.tile === chosen && move.side === side) ?? null;
  return { left: isEmpty ? null : at('left'), right: at('right') };
}

/**
 * The move that one tap on a tile makes: to the end that it fits, if both are alike to the right one, and to the one that wins. Null if it
 * fits both ends and that makes a difference. A tile that fits nowhere is sent as well: the referee explains why it is refused.
 */
export function takeAtOnce(
  chain: readonly string[],
  tile: string,
  { left, right }: Takes,
  double: number,
): MoveText | null {
  if (left === null || right === null) return left ?? right ?? { type: 'take', tile, side: 'right' };
  const [first, last] = [endOf(chain, 'left'), endOf(chain, 'right')];
  if (first === last) return right;
  if (chain.length + 1 < neededFor(double)) return null;
  // On the right it shows there what is on the left, and the other way round.
  return first === double ? right : last === double ? left : null;
}

/** The tiles that can be taken. With copies, everybody has a full middle without the tiles of their own chain. */
export function middleIn({ chains, table }: Pick<HektikView, 'chains' | 'table'>, seat: number): string[] {
  const own = new Set(chains[seat].map(higherFirst));
  return table.filter((tile) => !own.has(tile));
}

const higherFirst = (tile: string): string => {
  const [one, other] = tile.split('-').map(Number);
  return one > other ? tile : `${other}-${one}`;
};

/** hektik.score: the points for a double. */
export const worthOf = (double: number): number => (double < 4 ? 3 : double < 7 ? 4 : 5);

/**
 * How many tiles a chain needs: the number on the double, but at least three, since shorter rings of different tiles do not
 * exist.
 */
export const neededFor = (double: number): number => Math.max(double, 3);

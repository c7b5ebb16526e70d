// All tiles face up, always in the same order, so that they are easy to find: one group per number, with the tiles on which it is
// the higher half. Group g has g tiles, so the largest and the smallest group, the second largest and the second smallest … fill
// rows of equal length; in wide areas the groups form a staircase.

export interface Spread {
  /** The size of a half, in pixels. */
  readonly half: number;
  /** The touch target of a tile. */
  readonly across: number;
  readonly down: number;
  /** The rotation of all tiles: 0 is upright, -90 on the side with the first half to the left. */
  readonly angle: 0 | -90;
  /** The centres of the tiles, by name. */
  readonly middles: ReadonlyMap<string, { readonly x: number; readonly y: number }>;
}

export interface TileGroups {
  /** The number of tiles in the largest group. */
  readonly most: number;
  /** The tile at an index of a group. */
  tileOf(group: number, index: number): string;
}

/** `7-1 … 7-7`, `6-1 … 6-6`, …, `1-1`. */
export const fromOneToSeven: TileGroups = { most: 7, tileOf: (group, index) => `${group}-${index + 1}` };

/** `9-0 … 9-8`, `8-0 … 8-7`, …, `1-0`: no doubles. */
export const nineWithoutDoubles: TileGroups = { most: 9, tileOf: (group, index) => `${group}-${index}` };

interface Pattern {
  readonly places: ReadonlyMap<string, readonly [along: number, below: number]>;
  readonly columns: number;
  readonly rows: number;
}

/** The gap between tiles, in halves. */
const gap = 0.22;
/** The gap between two groups in a row, in tiles. */
const apart = 0.35;

function folded({ most, tileOf }: TileGroups): Pattern {
  const places = new Map<string, readonly [number, number]>();
  const rows = (most + 1) / 2;
  for (let row = 0; row < rows; row++) {
    const long = most - row;
    for (let index = 0; index < long; index++) places.set(tileOf(long, index), [index, row]);
    for (let index = 0; index < row; index++) places.set(tileOf(row, index), [long + apart + index, row]);
  }
  return { places, columns: most + apart, rows };
}

function staircase({ most, tileOf }: TileGroups): Pattern {
  const places = new Map<string, readonly [number, number]>();
  for (let group = most; group > 0; group--) {
    for (let index = 0; index < group; index++) places.set(tileOf(group, index), [index, most - group]);
  }
  return { places, columns: most, rows: most };
}

/** The spread with the largest tiles; the staircase is easier to read and may be slightly smaller. */
export function spreadIn(groups: TileGroups, width: number, height: number, largest: number): Spread {
  const candidates = [
    { ...sized(staircase(groups), width, height), rank: 1.2 },
    { ...sized(folded(groups), width, height), rank: 1 },
    { ...sized(across(folded(groups)), width, height), rank: 1 },
  ];
  const drawn = ({ half, rank }: { half: number; rank: number }) => Math.min(half, largest) * rank;
  const [best] = candidates.sort((one, other) => drawn(other) - drawn(one));
  const { pattern, lying } = best;
  const half = Math.min(best.half, largest);
  const [wide, tall] = lying ? [half * (2 + gap), half * (1 + gap)] : [half * (1 + gap), half * (2 + gap)];
  const middles = new Map<string, { x: number; y: number }>();
  for (const [tile, [along, below]] of pattern.places) {
    middles.set(tile, {
      x: width / 2 + (along - (pattern.columns - 1) / 2) * wide,
      y: height / 2 + (below - (pattern.rows - 1) / 2) * tall,
    });
  }
  return { half, across: wide, down: tall, angle: lying ? -90 : 0, middles };
}

/** Turns rows into columns. */
const across = ({ places, columns, rows }: Pattern): Pattern => ({
  places: new Map([...places].map(([tile, [along, below]]) => [tile, [below, along]])),
  columns: rows,
  rows: columns,
});

function sized(pattern: Pattern, width: number, height: number) {
  const { columns, rows } = pattern;
  const upright = Math.min(width / (columns * (1 + gap)), height / (rows * (2 + gap)));
  const onSide = Math.min(width / (columns * (2 + gap)), height / (rows * (1 + gap)));
  return { pattern, lying: onSide > upright, half: Math.max(upright, onSide) };
}

// All tiles lie open on the table, always in the same order, so that one finds them: a group for every number with the tiles on which
// it is the higher half. Group g has g tiles, so that the largest and the smallest, the second largest and the second smallest … fill
// rows of one length; where the room is wide, the groups lie one below the other as a staircase.

export interface Spread {
  /** How large a half is, in pixels. */
  readonly half: number;
  /** The room of one tile, for a finger. */
  readonly across: number;
  readonly down: number;
  /** Of every tile: upright is 0, on its side with the first half to the left -90. */
  readonly angle: 0 | -90;
  /** The middles of the tiles, by name. */
  readonly middles: ReadonlyMap<string, { readonly x: number; readonly y: number }>;
}

export interface TileGroups {
  /** How many tiles the largest group has. */
  readonly most: number;
  /** The tile of a group, counted from 0. */
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

/** Between tiles, in halves. */
const gap = 0.22;
/** Between two groups in one row, in tiles. */
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

/** The spread that can be drawn largest; the staircase is easier to read and may be a little smaller. */
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

/** Rows become columns. */
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

/** Two cells side by side, the lower number first. */
export type Pair = readonly [number, number];

/** What a hint points at on the board of a puzzle. */
export interface Highlight {
  /** The cells it is about. */
  readonly cells: readonly number[];
  /** Where the hint says that a tile lies. */
  readonly lay: Pair | null;
  /** Where it says that none can lie. */
  readonly out: readonly Pair[];
  /** The numbers of the squares that the hint has deduced so far. */
  readonly squares?: readonly (number | null)[];
  /** Tiles that are wrong. */
  readonly wrong: readonly Pair[];
}

export const pairOf = (one: number, other: number): Pair => (one < other ? [one, other] : [other, one]);

export const isSamePair = (one: Pair, other: Pair): boolean => one[0] === other[0] && one[1] === other[1];

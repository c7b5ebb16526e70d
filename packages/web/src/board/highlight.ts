/** Two cells side by side, the lower number first. */
export type Pair = readonly [number, number];

/** What a hint points at on the board of a puzzle. */
export interface Highlight {
  /** The cells it is about. */
  readonly cells: readonly number[];
  /** Where a tile lies by what the hint says. */
  readonly lay: Pair | null;
  /** Where none can lie. */
  readonly out: readonly Pair[];
  /** The numbers of the squares as far as the hint has got, where it is about those. */
  readonly squares?: readonly (number | null)[];
  /** Tiles that cannot stay. */
  readonly wrong: readonly Pair[];
}

export const pairOf = (one: number, other: number): Pair => (one < other ? [one, other] : [other, one]);

export const isSamePair = (one: Pair, other: Pair): boolean => one[0] === other[0] && one[1] === other[1];

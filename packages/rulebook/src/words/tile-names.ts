/** How tiles are named, in a sentence and aloud: “the six of double six”. */
export interface TileNames {
  /** The numbers from 0 to 15, on tiles and on cards. */
  readonly numbers: readonly string[];
  /** With {high} and {low}. */
  readonly tile: string;
  /** With {value}. */
  readonly double: string;
  /** The open end of a tile, with {value} and {tile}. */
  readonly end: string;
}

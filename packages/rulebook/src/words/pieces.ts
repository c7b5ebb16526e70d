/** The three genders that a name of a card can have; languages without them use the first. */
type Gender = 'm' | 'f' | 'n';

export type Colour = 'r' | 'g' | 'b' | 'y';

/** What is on coloured cards besides numbers, in SOLO and SOLOmino. */
export const symbols = ['skip', 'reverse', 'draw2', 'draw1', 'swap', 'rotate', 'ask'] as const;
export type CardSymbol = (typeof symbols)[number];

export const blackCards = ['wild', 'wild4', 'rotate'] as const;
export type BlackCard = (typeof blackCards)[number];

/** How pieces are said aloud: “six three”, “red nine”. */
export interface PieceWords {
  /** From 0 to 15. */
  readonly numbers: readonly string[];
  /** With {high} and {low}. */
  readonly tile: string;
  /** With {value}. */
  readonly double: string;
  /** With {value} and {tile}: the open end of a tile. */
  readonly end: string;
  /** A colour by itself, and as an adjective where that changes with the gender of what it goes with. */
  readonly colours: Readonly<
    Record<Colour, { readonly name: string } & Readonly<Partial<Record<Gender, string>>>>
  >;
  /** The numbers on cards have this gender. */
  readonly numberGender: Gender;
  readonly symbols: { readonly [S in CardSymbol]: { readonly name: string; readonly gender: Gender } };
  readonly black: { readonly [B in BlackCard]: string };
  /** A coloured card, with {colour} and {face}. */
  readonly card: string;
  /** A card with two halves, with {first} and {second}. */
  readonly twoHalves: string;
}

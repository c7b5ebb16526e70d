export type Colour = 'r' | 'g' | 'b' | 'y';

/** The symbols on coloured cards, in SOLO and SOLOmino. */
export const symbols = ['skip', 'reverse', 'draw2', 'draw1', 'swap', 'rotate', 'ask'] as const;
export type CardSymbol = (typeof symbols)[number];

export const blackCards = ['wild', 'wild4', 'rotate'] as const;
export type BlackCard = (typeof blackCards)[number];

/** The grammatical gender of a card's name. Languages without genders use `n`. */
type Gender = 'm' | 'f' | 'n';

/** How cards are named, in a sentence and aloud: “red nine”. */
export interface CardNames {
  /** A colour on its own, and as an adjective where that depends on the gender of the noun. */
  readonly colours: Readonly<
    Record<Colour, { readonly name: string } & Readonly<Partial<Record<Gender, string>>>>
  >;
  /** The gender of the numbers on cards. */
  readonly numberGender: Gender;
  readonly symbols: { readonly [S in CardSymbol]: { readonly name: string; readonly gender: Gender } };
  readonly black: { readonly [B in BlackCard]: string };
  /** A coloured card, with {colour} and {face}. */
  readonly card: string;
  /** A card of two halves, with {first} and {second}. */
  readonly twoHalves: string;
}

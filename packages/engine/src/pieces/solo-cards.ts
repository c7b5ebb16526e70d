/** A card of SOLO as a number: 4 × face + colour for the coloured ones, then the three black ones. Copies of a card share a number. */
export type Card = number;

/** 0 … 3: red, green, blue, yellow. */
export type Colour = number;

/** The colour of black cards, and of no colour named. */
export const noColour: Colour = 4;

/** A colour in notation. */
export type ColourName = 'r' | 'g' | 'b' | 'y';

const letters: readonly ColourName[] = ['r', 'g', 'b', 'y'];
const symbols: readonly string[] = ['skip', 'reverse', 'draw2', 'swap'];

/** What a coloured card shows: 0 … 8 for the numbers 1 … 9, then the symbols; all black cards count as `black`. */
export const face = { skip: 9, reverse: 10, draw2: 11, swap: 12, black: 13 } as const;

export const wild: Card = 52;
export const wild4: Card = 53;
export const rotate: Card = 54;

/** How many different cards there are. */
export const kinds = 55;

export const colours: readonly Colour[] = [0, 1, 2, 3];

export const faceOf = (card: Card): number => card >> 2;
export const isBlack = (card: Card): boolean => card >= wild;
export const colourOf = (card: Card): Colour => (card >= wild ? noColour : card & 3);
export const namesColour = (card: Card): boolean => card === wild || card === wild4;
export const isSwap = (card: Card): boolean => card >> 2 === face.swap;

const allKinds: readonly Card[] = Array.from({ length: kinds }, (_, card) => card);

/** How many copies of each card the deck has. */
export const copies: readonly number[] = allKinds.map((card) => (isBlack(card) ? 4 : isSwap(card) ? 1 : 2));

/** The 112 cards. */
export const deck: readonly Card[] = allKinds.flatMap((card) =>
  Array.from({ length: copies[card] }, () => card),
);

const names: readonly string[] = allKinds.map((card) => {
  if (isBlack(card)) return ['wild', 'wild4', 'rotate'][card - wild];
  const letter = letters[colourOf(card)];
  return faceOf(card) < face.skip
    ? `${letter}${faceOf(card) + 1}`
    : `${letter}:${symbols[faceOf(card) - face.skip]}`;
});

/** In notation: r9, g:skip, wild4. */
export const cardName = (card: Card): string => names[card];

const byName: ReadonlyMap<unknown, Card> = new Map(names.map((name, card) => [name, card]));

export const readCard = (text: unknown): Card | null => byName.get(text) ?? null;

/** Whether a text has the form of a card, even if there is no such card: r0, g:wild. */
export const looksLikeCard = (text: unknown): boolean =>
  typeof text === 'string' && (byName.has(text) || /^[rgby](\d{1,2}|:\w{1,10})$/.test(text));

/** Null for `noColour`. */
export const colourName = (colour: Colour): ColourName | null =>
  colour === noColour ? null : letters[colour];

const byLetter: ReadonlyMap<unknown, Colour> = new Map(letters.map((letter, colour) => [letter, colour]));

export const readColour = (text: unknown): Colour | null => byLetter.get(text) ?? null;

/** solo.score: what each card counts in hand. */
export const worth: readonly number[] = allKinds.map((card) => {
  if (isBlack(card)) return card === wild4 ? 50 : 40;
  const shown = faceOf(card);
  return shown < face.skip ? shown + 1 : [20, 10, 30, 30][shown - face.skip];
});

/** solo.score: what the cards of a hand count together. */
export function worthOfHand(hand: readonly Card[]): number {
  let sum = 0;
  for (let i = 0; i < hand.length; i++) sum += worth[hand[i]];
  return sum;
}

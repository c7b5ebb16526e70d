import { solominoDeck } from './solomino-deck.ts';

/** A card, as its index in the deck. */
export type Card = number;

/** What a half shows, as one number: colour × `faces` + face. Identical halves have equal numbers. */
export type Half = number;

const colours = ['r', 'g', 'b', 'y'];
const symbolNames = ['skip', 'reverse', 'draw1', 'swap', 'rotate', 'ask'];
const faceNames = ['1', '2', '3', '4', '5', '6', '7', '8', '9', ...symbolNames.map((name) => `:${name}`)];

/** The faces that are symbols; lower ones are numbers. */
export const symbol = { skip: 9, reverse: 10, draw1: 11, swap: 12, rotate: 13, ask: 14 } as const;

const faces = faceNames.length;

/** How many different halves there can be. */
export const halfKinds = colours.length * faces;

export const cardCount = solominoDeck.length;

export const allCards: readonly Card[] = solominoDeck.map((_, card) => card);

export const faceOf = (half: Half): number => half % faces;

export const colourOf = (half: Half): number => (half - faceOf(half)) / faces;

/** `r8`, `b:skip` */
export const halfName = (half: Half): string => colours[colourOf(half)] + faceNames[faceOf(half)];

const halfNamed = new Map<string, Half>(
  Array.from({ length: halfKinds }, (_, half) => [halfName(half), half]),
);

/** Reads `r8` or `b:skip`; null if it is not a half. */
export const readHalf = (text: unknown): Half | null =>
  (typeof text === 'string' ? halfNamed.get(text) : undefined) ?? null;

/** Whether a text has the form of a card, `r8|b1`, even if there is no such card. */
export function isCardText(text: unknown): text is string {
  if (typeof text !== 'string') return false;
  const halves = text.split('|');
  return halves.length === 2 && halves.every((half) => halfNamed.has(half));
}

/** `r8|b1`: the first half, the second half. */
export const minoCardName = (card: Card): string => solominoDeck[card];

const cardNamed = new Map<string, Card>(solominoDeck.map((name, card) => [name, card]));

/** Finds a card by its exact name, first half first; null if there is none. */
export const findCard = (name: string): Card | null => cardNamed.get(name) ?? null;

/** Finds the card whose halves are named in the wrong order. */
export const findTurned = (name: string): Card | null => findCard(name.split('|').reverse().join('|'));

/** The halves of all cards: card c has those at 2c and 2c + 1. */
const halves: readonly Half[] = solominoDeck.flatMap((name) => {
  if (!isCardText(name)) throw new Error(`${name} in the deck is not a card`);
  return name.split('|').map((half) => halfNamed.get(half) ?? 0);
});

if (cardNamed.size !== cardCount) throw new Error('a card is in the deck twice');

/** The first (0) or the second (1) half of a card. */
export const halfOf = (card: Card, which: number): Half => halves[2 * card + which];

/** The faces of both halves as bits. */
const marks: readonly number[] = allCards.map(
  (card) => (1 << faceOf(halfOf(card, 0))) | (1 << faceOf(halfOf(card, 1))),
);

/** Whether a half of the card shows the symbol. */
export const bears = (card: Card, face: number): boolean => ((marks[card] >> face) & 1) === 1;

/** Whether a half of the card shows any symbol. */
export const isAction = (card: Card): boolean => marks[card] >> symbol.skip !== 0;

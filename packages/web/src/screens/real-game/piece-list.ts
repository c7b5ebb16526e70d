import type { PadPieces } from '@tischrunde/engine/pad';

const blackCards: readonly string[] = ['wild', 'wild4', 'rotate'];

/** Every different piece of a box, in the order in which one looks for it. */
export function piecesOf(pieces: PadPieces): readonly string[] {
  switch (pieces.kind) {
    case 'dominoes':
      return Array.from({ length: pieces.set + 1 }, (_, high) =>
        Array.from({ length: high + 1 }, (_, low) => `${high}-${low}`),
      ).flat();
    case 'solo':
      return [...['r', 'g', 'b', 'y'].flatMap(cardsOfColour), ...blackCards];
    case 'number':
      return [];
  }
}

const cardsOfColour = (colour: string): string[] => [
  ...Array.from({ length: 9 }, (_, index) => `${colour}${index + 1}`),
  ...['skip', 'reverse', 'draw2', 'swap'].map((symbol) => `${colour}:${symbol}`),
];

/** Every colour, and black, begins on a line of its own. */
export const isFirstOfKind = (piece: string): boolean => /^[rgby]1$/.test(piece) || piece === blackCards[0];

/** How many copies of a piece are in the box. A test compares them with the engine's. */
export function copiesOf(pieces: PadPieces, piece: string): number {
  if (pieces.kind !== 'solo') return 1;
  return blackCards.includes(piece) ? 4 : piece.endsWith(':swap') ? 1 : 2;
}

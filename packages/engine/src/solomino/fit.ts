import {
  allCards,
  type Card,
  cardCount,
  colourOf,
  faceOf,
  type Half,
  halfKinds,
  halfOf,
} from '../pieces/solomino-cards.ts';

/** solomino.match: the same colour, number or symbol. */
export const halvesFit = (one: Half, other: Half): boolean =>
  colourOf(one) === colourOf(other) || faceOf(one) === faceOf(other);

const halvesEqual = (one: Half, other: Half): boolean => one === other;

/**
 * Which halves of a card can be laid on the half at an end, by `end × cardCount + card`: bit 0 its first half, bit 1 its second.
 */
export type Fit = Uint8Array;

/** solomino.match: for a player on turn. */
export const fitting: Fit = fitBy(halvesFit);

/** solomino.interject: for a player who is not. */
export const identical: Fit = fitBy(halvesEqual);

function fitBy(matches: (one: Half, other: Half) => boolean): Fit {
  const fit = new Uint8Array(halfKinds * cardCount);
  for (let end = 0; end < halfKinds; end++) {
    for (const card of allCards) {
      const first = matches(halfOf(card, 0), end) ? 1 : 0;
      const second = matches(halfOf(card, 1), end) ? 2 : 0;
      fit[end * cardCount + card] = first | second;
    }
  }
  return fit;
}

/** solomino.ask: a half of the one is identical to a half of the other. */
export const answers = (card: Card, top: Card): boolean =>
  (identical[halfOf(top, 0) * cardCount + card] | identical[halfOf(top, 1) * cardCount + card]) !== 0;

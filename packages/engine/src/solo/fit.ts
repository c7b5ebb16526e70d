import {
  type Card,
  colourOf,
  deck,
  face,
  faceOf,
  isBlack,
  noColour,
  rotate,
  wild,
  wild4,
} from '../pieces/solo-cards.ts';
import type { SoloState } from './state.ts';

// What a card must fit, as an index into the tables below: a coloured card (its own number), then these.
const named = wild;
const anything = named + 4;
const draw2Debt = anything + 1;
const wild4Debt = anything + 2;

/** What the player on turn must fit: an open debt, anything, a named colour, or the top card. */
export function askedBy({ top, colour, pending }: SoloState): number {
  if (pending > 0) return top === wild4 ? wild4Debt : draw2Debt;
  if (!isBlack(top)) return top;
  return top === rotate || colour === noColour ? anything : named + colour;
}

function fits(asked: number, card: Card): boolean {
  if (asked === wild4Debt) return card === wild4;
  if (asked === draw2Debt) return faceOf(card) === face.draw2;
  if (asked === anything || isBlack(card)) return true;
  if (asked >= named) return colourOf(card) === asked - named;
  return colourOf(card) === colourOf(asked) || faceOf(card) === faceOf(asked);
}

/** The cards that fit, as bits: those below 32 in `low`, the others in `high`. */
const low: number[] = [];
const high: number[] = [];
for (let asked = 0; asked <= wild4Debt; asked++) {
  const fitting = new Set(deck.filter((card) => fits(asked, card)));
  low.push([...fitting].reduce((bits, card) => (card < 32 ? bits | (1 << card) : bits), 0));
  high.push([...fitting].reduce((bits, card) => (card < 32 ? bits : bits | (1 << (card - 32))), 0));
}

export const fitsLow = (asked: number): number => low[asked];
export const fitsHigh = (asked: number): number => high[asked];

/** Whether the pile and the debt allow the player on turn to lay a card. */
export const fitsNow = (state: SoloState, card: Card): boolean => {
  const asked = askedBy(state);
  return ((card < 32 ? low[asked] >> card : high[asked] >> (card - 32)) & 1) === 1;
};

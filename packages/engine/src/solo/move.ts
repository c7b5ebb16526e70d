import type { MoveText } from '../core/game.ts';
import { type Seat, seatAt } from '../core/seat.ts';
import { type Card, type Colour, cardName, colourName, noColour } from '../pieces/solo-cards.ts';

/** A move as one number: bits 0–1 the type, 2–7 the card, 8–10 the colour, 11–14 the partner, 15 the call. */
export type SoloMove = number;

const plays = 0;
export const draws: SoloMove = 1;
export const passes: SoloMove = 2;
export const chooses = 3;

const noPartner = 15;

/** The call “SOLO!”, added to a move. */
export const call = 1 << 15;

const choiceOf = (colour: Colour, partner: number): number => (colour << 8) | (partner << 11);

/** A card that needs no choice, such as the last one. */
export const playMove = (card: Card): SoloMove => plays | (card << 2) | choiceOf(noColour, noPartner);
export const playNaming = (card: Card, colour: Colour): SoloMove =>
  plays | (card << 2) | choiceOf(colour, noPartner);
export const playWith = (card: Card, partner: Seat): SoloMove =>
  plays | (card << 2) | choiceOf(noColour, partner);

export const chooseColour = (colour: Colour): SoloMove => chooses | choiceOf(colour, noPartner);
export const choosePartner = (partner: Seat): SoloMove => chooses | choiceOf(noColour, partner);

export const typeOf = (move: SoloMove): number => move & 3;
export const cardIn = (move: SoloMove): Card => (move >> 2) & 63;
export const colourIn = (move: SoloMove): Colour => (move >> 8) & 7;
export const hasPartner = (move: SoloMove): boolean => ((move >> 11) & 15) !== noPartner;
export const partnerIn = (move: SoloMove): Seat => seatAt((move >> 11) & 15);
export const isCalled = (move: SoloMove): boolean => (move & call) !== 0;

export function writeMove(move: SoloMove): MoveText {
  const type = typeOf(move);
  if (type === draws) return { type: 'draw' };
  if (type === passes) return { type: 'pass' };
  const choice = {
    ...(colourIn(move) === noColour ? {} : { colour: colourName(colourIn(move)) }),
    ...(hasPartner(move) ? { partner: partnerIn(move) } : {}),
  };
  if (type === chooses) return { type: 'choose', ...choice };
  return { type: 'play', card: cardName(cardIn(move)), ...choice, ...(isCalled(move) ? { call: true } : {}) };
}

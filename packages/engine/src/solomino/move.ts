import type { Direction } from '../core/direction.ts';
import type { MoveText } from '../core/game.ts';
import type { JsonObject } from '../core/json.ts';
import { type Card, minoCardName } from '../pieces/solomino-cards.ts';

/**
 * A move as one number: bits 0–2 the kind, 3–10 the card, 11 the half that covers the end, 12 the end, 13–15 the partner of
 * a swap, 16–17 the direction of a rotate, 18 the call.
 */
export type SolominoMove = number;

export const lays = 0;
export const draws = 1;
export const passes = 2;
export const answersWith = 3;
export const takes = 4;

export const sides = ['left', 'right'] as const;
export const leftSide = 0;

const noPartner = 7;
const anyWay = 0;

export const ways: readonly string[] = ['clockwise', 'counterclockwise'];

/** The index of a side or a direction by its name; −1 for anything else. */
export const numberIn = (names: readonly string[], name: unknown): number =>
  typeof name === 'string' ? names.indexOf(name) : -1;

/** The choice in a move that names neither a partner nor a direction. */
export const noChoice = (noPartner << 13) | (anyWay << 16);

export const calls = 1 << 18;

/** `place` is the half and the end: half + 2 × side. */
export const layMove = (card: Card, place: number, choice: number): SolominoMove =>
  lays | (card << 3) | (place << 11) | choice;

/** The choice of a partner, a direction or both; −1 stands for one that is not needed. */
export const choiceOf = (partner: number, way: number): number =>
  ((partner < 0 ? noPartner : partner) << 13) | ((way + 1) << 16);

export const answerMove = (card: Card): SolominoMove => answersWith | (card << 3) | noChoice;

export const kindOf = (move: SolominoMove): number => move & 7;
export const cardIn = (move: SolominoMove): Card => (move >> 3) & 255;
export const halfIn = (move: SolominoMove): number => (move >> 11) & 1;
export const sideIn = (move: SolominoMove): number => (move >> 12) & 1;
export const partnerIn = (move: SolominoMove): number => (move >> 13) & 7;
export const wayIn = (move: SolominoMove): Direction => (((move >> 16) & 3) === 2 ? -1 : 1);
export const hasCall = (move: SolominoMove): boolean => (move & calls) !== 0;

export function writeMove(move: SolominoMove): MoveText {
  const called = hasCall(move) ? { call: true } : {};
  switch (kindOf(move)) {
    case draws:
      return { type: 'draw', ...called };
    case passes:
      return { type: 'pass', ...called };
    case answersWith:
      return { type: 'answer', card: minoCardName(cardIn(move)) };
    case takes:
      return { type: 'take' };
    default:
      return {
        type: 'lay',
        card: minoCardName(cardIn(move)),
        half: halfIn(move),
        at: sides[sideIn(move)],
        ...writeChoice(move),
        ...called,
      };
  }
}

function writeChoice(move: SolominoMove): JsonObject {
  const partner = partnerIn(move);
  const way = (move >> 16) & 3;
  return {
    ...(partner === noPartner ? {} : { partner }),
    ...(way === anyWay ? {} : { towards: ways[way - 1] }),
  };
}

import type { Seat } from '../core/seat.ts';
import { allCards, type Card, type Half, halfName, halfOf, minoCardName } from '../pieces/solomino-cards.ts';
import type { MaybeReport } from './event.ts';
import { cardIn, halfIn, leftSide, type SolominoMove, sideIn } from './move.ts';
import type { SolominoState } from './state.ts';

/** A card in the snake: the card × 2, plus 1 if its second half is on the left. */
export type Link = number;

export const cardOf = (link: Link): Card => link >> 1;
const rightHalf = (link: Link): Half => halfOf(cardOf(link), 1 - (link & 1));

const linkNames: readonly string[] = allCards.flatMap((card) => [
  minoCardName(card),
  `${halfName(halfOf(card, 1))}|${halfName(halfOf(card, 0))}`,
]);

/** A card of the snake with its left half first, whichever half that is: `b7|r4` if r4|b7 lies turned. */
export const nameOfLink = (link: Link): string => linkNames[link];

const linkNamed: ReadonlyMap<string, Link> = new Map(linkNames.map((name, link) => [name, link]));

export const readLink = (name: string): Link | null => linkNamed.get(name) ?? null;

export function beginSnake(state: SolominoState, start: Card): void {
  state.leftArm = [];
  state.rightArm = [start * 2];
  state.left = halfOf(start, 0);
  state.right = halfOf(start, 1);
}

/** solomino.overlap: the card's other half is the new end. */
export function lengthen(state: SolominoState, move: SolominoMove): void {
  const card = cardIn(move);
  const covering = halfIn(move);
  const end = halfOf(card, 1 - covering);
  if (sideIn(move) === leftSide) {
    state.leftArm.push(card * 2 + 1 - covering);
    state.left = end;
  } else {
    state.rightArm.push(card * 2 + covering);
    state.right = end;
  }
}

/** All cards of the snake, from its left end to its right. */
export const snakeOf = ({ leftArm, rightArm }: SolominoState): Link[] => [
  ...leftArm.toReversed(),
  ...rightArm,
];

/** solomino.exhausted.debt: a seat takes cards from the right end of the snake, last first. */
export function liftCards(state: SolominoState, seat: Seat, due: number, report: MaybeReport): void {
  const { leftArm, rightArm } = state;
  const lifted: Card[] = [];
  while (lifted.length < due) {
    const link = rightArm.pop() ?? leftArm.shift();
    if (link === undefined) break;
    lifted.push(cardOf(link));
  }
  state.hands[seat].push(...lifted);
  report?.({ type: 'lifted', seat, cards: lifted.map(minoCardName) });
  const last = rightArm.at(-1) ?? leftArm.at(0);
  if (last !== undefined) state.right = rightHalf(last);
}

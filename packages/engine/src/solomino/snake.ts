import type { Seat } from '../core/seat.ts';
import { type Card, type Half, halfOf } from '../pieces/solomino-cards.ts';
import { countEvent, countIn, saw } from './history.ts';
import { cardIn, halfIn, kindOf, leftSide, type SolominoMove, sideIn } from './move.ts';
import type { SolominoState } from './state.ts';

/** A card in the snake: the card × 2, and 1 more where its second half lies on the left. */
export type Link = number;

export const cardOf = (link: Link): Card => link >> 1;
export const leftHalf = (link: Link): Half => halfOf(cardOf(link), link & 1);
export const rightHalf = (link: Link): Half => halfOf(cardOf(link), 1 - (link & 1));

export function beginSnake(state: SolominoState, start: Card): void {
  state.start = start;
  state.left = halfOf(start, 0);
  state.right = halfOf(start, 1);
}

/** solomino.overlap: the card's other half is the new end. */
export function lengthen(state: SolominoState, move: SolominoMove): void {
  const end = halfOf(cardIn(move), 1 - halfIn(move));
  if (sideIn(move) === leftSide) state.left = end;
  else state.right = end;
}

/** All cards of the snake, from its left end to its right. */
export function snakeOf(state: SolominoState): Link[] {
  const snake: Link[] = [state.start * 2];
  for (const event of state.history) {
    if (kindOf(event) === saw.lay) {
      const card = cardIn(event);
      if (sideIn(event) === leftSide) snake.unshift(card * 2 + 1 - halfIn(event));
      else snake.push(card * 2 + halfIn(event));
    } else if (kindOf(event) === saw.lift) {
      snake.length -= countIn(event);
    }
  }
  return snake;
}

/** solomino.exhausted.debt: a seat takes cards from the right end of the snake, last first. */
export function liftCards(state: SolominoState, seat: Seat, due: number): void {
  const snake = snakeOf(state);
  const lifted = snake.splice(-Math.min(due, snake.length)).reverse();
  state.hands[seat].push(...lifted.map(cardOf));
  state.history.push(countEvent(saw.lift, seat, lifted.length));
  const last = snake.at(-1);
  if (last !== undefined) state.right = rightHalf(last);
}

import { neighbour, rotateHands, swapHands } from '../core/direction.ts';
import { type Seat, seatAt } from '../core/seat.ts';
import { bears, faceOf, halfOf, symbol } from '../pieces/solomino-cards.ts';
import { askEvent } from './history.ts';
import { cardIn, halfIn, partnerIn, type SolominoMove, wayIn } from './move.ts';
import { pileLeft, type SolominoState } from './state.ts';

/** solomino.action: carries out the symbols on a laid card, that of the covering half first; then the next player is on. */
export function carryOut(state: SolominoState, seat: Seat, move: SolominoMove): void {
  const card = cardIn(move);
  const covering = halfIn(move);
  const passedOver =
    obey(state, seat, move, faceOf(halfOf(card, covering))) +
    obey(state, seat, move, faceOf(halfOf(card, 1 - covering)));
  state.turn = neighbour(seat, state.direction, state.players);
  for (let i = 0; i < passedOver; i++) state.turn = neighbour(state.turn, state.direction, state.players);
  if (bears(card, symbol.ask)) turnUp(state);
}

/** Obeys one face, and says how many players are passed over. */
function obey(state: SolominoState, seat: Seat, move: SolominoMove, face: number): number {
  switch (face) {
    case symbol.skip:
      return 1;
    case symbol.reverse:
      state.direction = state.direction === 1 ? -1 : 1;
      break;
    case symbol.draw1:
      state.pending++;
      break;
    case symbol.swap:
      swapHands(state.hands, seat, seatAt(partnerIn(move)));
      break;
    case symbol.rotate:
      rotateHands(state.hands, wayIn(move));
  }
  return 0;
}

/** solomino.ask: lays the top card of the pile before the next player. (Only a set-up deal can leave no card for it.) */
function turnUp(state: SolominoState): void {
  if (pileLeft(state) === 0) return;
  const card = state.deck[state.pileFrom++];
  state.ask.push(card);
  state.history.push(askEvent(state.turn, card));
}

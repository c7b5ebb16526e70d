import { neighbour, rotateHands, swapHands } from '../core/direction.ts';
import { type Seat, seatAt } from '../core/seat.ts';
import { bears, faceOf, halfOf, minoCardName, symbol } from '../pieces/solomino-cards.ts';
import type { MaybeReport } from './event.ts';
import { cardIn, halfIn, partnerIn, type SolominoMove, wayIn } from './move.ts';
import { namesInHands, pileLeft, type SolominoState } from './state.ts';

/** solomino.action: carries out the symbols on a laid card, the covering half first; then it is the next player's turn. */
export function carryOut(state: SolominoState, seat: Seat, move: SolominoMove, report: MaybeReport): void {
  const card = cardIn(move);
  const covering = halfIn(move);
  const skipped =
    obey(state, seat, move, faceOf(halfOf(card, covering)), report) +
    obey(state, seat, move, faceOf(halfOf(card, 1 - covering)), report);
  state.turn = neighbour(seat, state.direction, state.players);
  for (let i = 0; i < skipped; i++) {
    report?.({ type: 'skipped', seat: state.turn });
    state.turn = neighbour(state.turn, state.direction, state.players);
  }
  if (bears(card, symbol.ask)) turnUp(state, report);
}

/** Carries out one face, and returns how many players are skipped. */
function obey(
  state: SolominoState,
  seat: Seat,
  move: SolominoMove,
  face: number,
  report: MaybeReport,
): number {
  switch (face) {
    case symbol.skip:
      return 1;
    case symbol.reverse:
      state.direction = state.direction === 1 ? -1 : 1;
      report?.({ type: 'reversed', seat, direction: state.direction });
      break;
    case symbol.draw1:
      state.pending++;
      report?.({ type: 'owed', seat, count: state.pending });
      break;
    case symbol.swap: {
      const partner = seatAt(partnerIn(move));
      swapHands(state.hands, seat, partner);
      report?.({ type: 'swapped', seat, partner, hands: namesInHands(state) });
      break;
    }
    case symbol.rotate: {
      const direction = wayIn(move);
      rotateHands(state.hands, direction);
      report?.({ type: 'rotated', seat, direction, hands: namesInHands(state) });
    }
  }
  return 0;
}

/** solomino.ask: turns up the top card of the pile in front of the next player. (Only a set-up deal can leave no card for it.) */
function turnUp(state: SolominoState, report: MaybeReport): void {
  if (pileLeft(state) === 0) return;
  const card = state.deck[state.pileFrom++];
  state.ask.push(card);
  report?.({ type: 'asked', seat: state.turn, card: minoCardName(card) });
}

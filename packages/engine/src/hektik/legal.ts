import type { Seat } from '../core/seat.ts';
import { high, low, tileOf } from '../pieces/dominoes.ts';
import { bothSides, givesUp, type HektikMove, returnMove, takeMove } from './move.ts';
import { endOf, fullMiddle, type HektikState, hasGivenUp, highest, isFree } from './state.ts';

export function legalMoves(state: HektikState, seat: Seat, into: HektikMove[]): number {
  if (hasGivenUp(state, seat)) return 0;
  const isEmpty = state.chains[seat].length === 0;
  const count = isEmpty ? writeFirstTakes(state, seat, into) : writeTakesAndReturns(state, seat, into);
  into[count] = givesUp;
  return count + 1;
}

/** In an empty chain a tile lies as the move writes it, so each orientation and each side is a separate move. */
function writeFirstTakes(state: HektikState, seat: Seat, into: HektikMove[]): number {
  let count = 0;
  for (const tile of fullMiddle) {
    if (!isFree(state, seat, tile)) continue;
    for (const side of bothSides) {
      into[count++] = takeMove(high[tile], low[tile], side);
      into[count++] = takeMove(low[tile], high[tile], side);
    }
  }
  return count;
}

function writeTakesAndReturns(state: HektikState, seat: Seat, into: HektikMove[]): number {
  let count = 0;
  for (const side of bothSides) {
    const end = endOf(state.chains[seat], side);
    for (let value = 0; value <= highest; value++) {
      const tile = tileOf(end, value);
      if (value !== end && isFree(state, seat, tile)) into[count++] = takeMove(high[tile], low[tile], side);
    }
    into[count++] = returnMove(side);
  }
  return count;
}

import type { Seat } from '../core/seat.ts';
import { high, isDouble, low, pips } from '../pieces/dominoes.ts';
import { noFoot, valueOfEnd } from '../pieces/open-ends.ts';
import { isEmptyHand, lowestBit } from './hands.ts';
import { type DominoMove, draws, layMove, lockMove, noEnd, passes } from './move.ts';
import { isJoker } from './rules.ts';
import { anyTile, canDraw, type DominoState } from './state.ts';

/** The halves that the open ends ask for, as bits; jokers are always asked for. */
export function wanted(state: DominoState): number {
  const { ends, rules, foot } = state;
  if (foot !== noFoot) return (1 << rules.partner[valueOfEnd(ends[foot])]) | rules.jokerBit;
  let bits = rules.jokerBit;
  for (let i = 0; i < ends.length; i++) bits |= 1 << rules.partner[valueOfEnd(ends[i])];
  return bits;
}

/** Whether a seat could lay a tile if it were its turn. */
export function canLay(state: DominoState, seat: Seat): boolean {
  const { rules, hands, ends, foot } = state;
  if (!rules.matching || state.laid === 0) return !isEmptyHand(state, seat);
  const { words, fitting } = rules;
  const from = seat * words;
  const first = foot === noFoot ? 0 : foot;
  const last = foot === noFoot ? ends.length : foot + 1;
  for (let end = first; end < last; end++) {
    const shown = valueOfEnd(ends[end]) * words;
    for (let word = 0; word < words; word++)
      if ((hands[from + word] & fitting[shown + word]) !== 0) return true;
  }
  return false;
}

export function legalMoves(state: DominoState, seat: Seat, into: DominoMove[]): number {
  if (seat !== state.turn) return 0;
  const lays =
    state.laid > 0 && state.rules.matching ? writeLays(state, into) : writeWithoutEnds(state, into);
  if (lays > 0 && state.rules.mustLay) return lays;
  let count = lays;
  if (mayDraw(state, lays > 0)) into[count++] = draws;
  if (mayPass(state, lays > 0)) into[count++] = passes;
  return count;
}

/** The opening tile, or any tile if the opening is free or nothing has to match. */
function writeWithoutEnds(state: DominoState, into: DominoMove[]): number {
  if (state.laid === 0 && state.opening !== anyTile) {
    into[0] = layMove(state.opening, noEnd, 0);
    return 1;
  }
  const { words } = state.rules;
  let count = 0;
  for (let word = 0; word < words; word++) {
    for (let bits = state.hands[state.turn * words + word]; bits !== 0; bits &= bits - 1) {
      into[count++] = layMove(word * 32 + lowestBit(bits), noEnd, 0);
    }
  }
  return count;
}

function writeLays(state: DominoState, into: DominoMove[]): number {
  const { rules, hands, ends, foot } = state;
  const { words, fitting } = rules;
  const from = state.turn * words;
  const first = foot === noFoot ? 0 : foot;
  const last = foot === noFoot ? ends.length : foot + 1;
  let count = 0;
  for (let end = first; end < last; end++) {
    const shown = valueOfEnd(ends[end]);
    const inner = rules.partner[shown];
    for (let word = 0; word < words; word++) {
      for (let bits = hands[from + word] & fitting[shown * words + word]; bits !== 0; bits &= bits - 1) {
        const tile = word * 32 + lowestBit(bits);
        if (rules.jokerBit !== 0 && isJoker(rules, tile)) {
          into[count++] = layMove(tile, end, high[tile]);
          if (!isDouble(tile)) into[count++] = layMove(tile, end, low[tile]);
        } else {
          into[count++] = layMove(tile, end, pips[tile] - inner);
          if (rules.locks && isDouble(tile)) into[count++] = lockMove(tile, end, inner);
        }
      }
    }
  }
  return count;
}

/** Whether `draw` is a legal move, for a player who could or could not lay. */
export function mayDraw(state: DominoState, couldLay: boolean): boolean {
  if (!canDraw(state) || state.laid === 0) return false;
  switch (state.rules.draw.when) {
    case 'never':
    case 'turnEnds':
      return false;
    case 'untilFits':
    case 'twoOrPass':
      return !couldLay;
    case 'mayFirst':
      return !couldLay || state.drawnThisTurn === 0;
    case 'once':
      return !couldLay && state.drawnThisTurn === 0;
  }
}

/** Whether `pass` is a legal move, for a player who could or could not lay. */
export function mayPass(state: DominoState, couldLay: boolean): boolean {
  if (state.laidThisTurn > 0) return true;
  switch (state.rules.draw.when) {
    case 'never':
    case 'turnEnds':
    case 'twoOrPass':
      return !couldLay;
    case 'untilFits':
    case 'mayFirst':
      return !couldLay && !canDraw(state);
    case 'once':
      return couldLay ? state.drawnThisTurn > 0 : !canDraw(state);
  }
}

import { type Seat, seatAfter } from '../core/seat.ts';
import { endRound, reached } from '../core/standing.ts';
import { attach, closeEnd, noFoot, openWith, shownAt, tileAt } from '../layouts/ends.ts';
import { high, isDouble, low, pips } from '../pieces/dominoes.ts';
import { give, isEmptyHand, lowestBit, take } from './hands.ts';
import { layEvent, openEvent, saw, showEvent, tileEvent } from './history.ts';
import { draws, type DominoMove, endIn, kindOf, layMove, lockMove, locks, noEnd, outIn, passes, tileIn } from './move.ts';
import { isJoker } from './rules.ts';
import { anyTile, canDraw, type DominoState, stockLeft } from './state.ts';

/** The halves that the open ends ask for, as bits; jokers are always asked for. */
export function wanted(state: DominoState): number {
  const { ends, rules, foot } = state;
  if (foot !== noFoot) return (1 << rules.partner[shownAt(ends[foot])]) | rules.jokerBit;
  let bits = rules.jokerBit;
  for (let i = 0; i < ends.length; i++) bits |= 1 << rules.partner[shownAt(ends[i])];
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
    const shown = shownAt(ends[end]) * words;
    for (let word = 0; word < words; word++) if ((hands[from + word] & fitting[shown + word]) !== 0) return true;
  }
  return false;
}

export function legalMoves(state: DominoState, seat: Seat, into: DominoMove[]): number {
  if (seat !== state.turn) return 0;
  const lays = state.laid > 0 && state.rules.matching ? writeLays(state, into) : writeWithoutEnds(state, into);
  if (lays > 0 && state.rules.mustLay) return lays;
  let count = lays;
  if (mayDraw(state, lays > 0)) into[count++] = draws;
  if (mayPass(state, lays > 0)) into[count++] = passes;
  return count;
}

/** The opening tile, or any tile where it is free or nothing has to match. */
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
    const shown = shownAt(ends[end]);
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

export function playMove(state: DominoState, seat: Seat, move: DominoMove): void {
  switch (kindOf(move)) {
    case draws:
      return playDraw(state, seat);
    case passes:
      return playPass(state, seat);
    case locks:
      return playLock(state, seat, move);
    default:
      return playLay(state, seat, move);
  }
}

function playLay(state: DominoState, seat: Seat, move: DominoMove): void {
  const { rules } = state;
  const { variant } = rules;
  const tile = tileIn(move);
  take(state, seat, tile);
  const at = endIn(move);
  if (at === noEnd) {
    state.history.push(openEvent(seat, tile));
    if (rules.matching) openWith(state, tile, rules.arms);
  } else {
    const out = outIn(move);
    const end = state.ends[at];
    state.history.push(layEvent(saw.lay, seat, tile, out, tileAt(end), shownAt(end)));
    attach(state, tile, at, out, rules.toes);
  }
  state.laid++;
  state.total += pips[tile];
  state.laidThisTurn++;
  state.passes = 0;
  state.lastToLay = seat;

  if (variant.layScores !== undefined) {
    state.scores[seat] += variant.layScores(state, tile);
    if (rules.length.atOnce && reached(rules.length, state.scores[seat])) {
      return endRound(state, rules.length, 'target', [seat]);
    }
  }
  if (variant.roundEnds !== undefined) {
    const reason = variant.roundEnds(state);
    if (reason !== null) return endRound(state, rules.length, reason, variant.settle(state, reason, seat));
  } else if (isEmptyHand(state, seat)) {
    return endRound(state, rules.length, 'out', variant.settle(state, 'out', seat));
  }
  const goesOn = rules.turn === 'asManyAsFit' || (rules.turn === 'anotherAfterDouble' && isDouble(tile));
  if (!goesOn) passTurnOn(state);
  endIfBlocked(state);
}

function playLock(state: DominoState, seat: Seat, move: DominoMove): void {
  const { length, variant } = state.rules;
  const tile = tileIn(move);
  const at = endIn(move);
  const end = state.ends[at];
  take(state, seat, tile);
  state.history.push(layEvent(saw.lock, seat, tile, high[tile], tileAt(end), shownAt(end)));
  closeEnd(state, at);
  endRound(state, length, 'locked', variant.settleLock?.(state, 'locked', seat) ?? []);
}

function playDraw(state: DominoState, seat: Seat): void {
  const { when } = state.rules.draw;
  // Where one may draw although one could lay, only the second draw shows that nothing fitted.
  const lacks = when === 'mayFirst' && state.drawnThisTurn === 0 ? 0 : wanted(state);
  state.history.push(showEvent(saw.draw, seat, lacks));
  state.passes = 0;
  drawTile(state, seat);
  if (when === 'twoOrPass') {
    if (canDraw(state)) drawTile(state, seat);
    passTurnOn(state);
  } else if (when === 'once' && !canLay(state, seat)) {
    state.history.push(showEvent(saw.noFit, seat, wanted(state)));
    passTurnOn(state);
  }
  endIfBlocked(state);
}

function playPass(state: DominoState, seat: Seat): void {
  const { rules } = state;
  const byChoice = state.laidThisTurn > 0 || (rules.draw.when === 'once' && state.drawnThisTurn > 0);
  state.history.push(showEvent(saw.pass, seat, byChoice || !rules.matching ? 0 : wanted(state)));
  state.passes++;
  if (rules.draw.when === 'twoOrPass' && state.passes === state.players) {
    return endRound(state, rules.length, 'blocked', rules.variant.settle(state, 'blocked', state.lastToLay));
  }
  passTurnOn(state);
  endIfBlocked(state);
}

function drawTile(state: DominoState, seat: Seat): void {
  give(state, seat, state.deck[state.stockFrom++]);
  state.drawnThisTurn++;
  state.history.push(tileEvent(seat));
}

function passTurnOn(state: DominoState): void {
  if (state.rules.draw.when === 'turnEnds' && stockLeft(state) > state.rules.reserve) drawTile(state, state.turn);
  state.turn = seatAfter(state.turn, state.players);
  state.laidThisTurn = 0;
  state.drawnThisTurn = 0;
}

/** domino.blocked: the round ends as soon as nobody can lay and nothing can be drawn. */
function endIfBlocked(state: DominoState): void {
  const { rules, players } = state;
  if (!rules.matching || canDraw(state)) return;
  let seat = state.turn;
  for (let i = 0; i < players; i++) {
    if (canLay(state, seat)) return;
    seat = seatAfter(seat, players);
  }
  endRound(state, rules.length, 'blocked', rules.variant.settle(state, 'blocked', state.lastToLay));
}

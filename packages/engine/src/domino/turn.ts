import { type Seat, seatAfter } from '../core/seat.ts';
import { endRound, reached } from '../core/standing.ts';
import { attach, isOpen, noFoot, openWith, shownAt, tileAt } from '../layouts/ends.ts';
import { high, isDouble, low, pips, type Tile } from '../pieces/dominoes.ts';
import { layEvent, openEvent, saw, showEvent, tileEvent } from './history.ts';
import { draws, type DominoMove, endIn, kindOf, layMove, lockMove, locks, noEnd, outIn, passes, tileIn } from './move.ts';
import { anyTile, canDraw, type DominoState, stockLeft } from './state.ts';

/** The halves that the open ends ask for, as bits; jokers are always asked for. */
export function wanted(state: DominoState): number {
  const { ends, rules, foot } = state;
  if (foot !== noFoot) return (1 << rules.partner[shownAt(ends[foot])]) | rules.jokerBit;
  let bits = rules.jokerBit;
  for (let i = 0; i < state.endCount; i++) bits |= 1 << rules.partner[shownAt(ends[i])];
  return bits;
}

/** Whether a seat could lay a tile if it were its turn. */
export function canLay(state: DominoState, seat: Seat): boolean {
  const { rules, hands } = state;
  const from = seat * rules.tiles;
  const to = from + state.counts[seat];
  if (!rules.matching || state.laid === 0) return to > from;
  const bits = wanted(state);
  for (let i = from; i < to; i++) if ((rules.offers[hands[i]] & bits) !== 0) return true;
  return false;
}

export function legalMoves(state: DominoState, seat: Seat, into: DominoMove[]): void {
  if (seat !== state.turn) return;
  const before = into.length;
  if (state.laid === 0) addOpenings(state, into);
  else if (state.rules.matching) addLays(state, into);
  else addHand(state, into);
  const couldLay = into.length > before;
  if (mayDraw(state, couldLay)) into.push(draws);
  if (mayPass(state, couldLay)) into.push(passes);
}

function addOpenings(state: DominoState, into: DominoMove[]): void {
  if (state.opening === anyTile) addHand(state, into);
  else into.push(layMove(state.opening, noEnd, 0));
}

function addHand(state: DominoState, into: DominoMove[]): void {
  const from = state.turn * state.rules.tiles;
  const to = from + state.counts[state.turn];
  for (let i = from; i < to; i++) into.push(layMove(state.hands[i], noEnd, 0));
}

function addLays(state: DominoState, into: DominoMove[]): void {
  const { rules, hands, ends, endCount } = state;
  const bits = wanted(state);
  const from = state.turn * rules.tiles;
  const to = from + state.counts[state.turn];
  for (let i = from; i < to; i++) {
    const tile = hands[i];
    const offer = rules.offers[tile] & bits;
    if (offer === 0) continue;
    const larger = high[tile];
    const smaller = low[tile];
    const joker = (offer & rules.jokerBit) !== 0;
    for (let end = 0; end < endCount; end++) {
      if (!isOpen(state, end)) continue;
      const half = rules.partner[shownAt(ends[end])];
      if (joker) {
        into.push(layMove(tile, end, larger));
        if (smaller !== larger) into.push(layMove(tile, end, smaller));
      } else if (half === larger || half === smaller) {
        into.push(layMove(tile, end, half === larger ? smaller : larger));
        if (rules.locks && larger === smaller) into.push(lockMove(tile, end, larger));
      }
    }
  }
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
  takeFromHand(state, seat, tile);
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
  } else if (state.counts[seat] === 0) {
    return endRound(state, rules.length, 'out', variant.settle(state, 'out', seat));
  }
  const goesOn = rules.turn === 'asManyAsFit' || (rules.turn === 'anotherAfterDouble' && isDouble(tile));
  if (!goesOn) passTurnOn(state);
  endIfBlocked(state);
}

function playLock(state: DominoState, seat: Seat, move: DominoMove): void {
  const { length, variant } = state.rules;
  const tile = tileIn(move);
  const end = state.ends[endIn(move)];
  takeFromHand(state, seat, tile);
  state.history.push(layEvent(saw.lock, seat, tile, high[tile], tileAt(end), shownAt(end)));
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

function takeFromHand(state: DominoState, seat: Seat, tile: Tile): void {
  const { hands } = state;
  const last = seat * state.rules.tiles + --state.counts[seat];
  let i = last;
  while (hands[i] !== tile) i--;
  for (; i < last; i++) hands[i] = hands[i + 1];
}

function drawTile(state: DominoState, seat: Seat): void {
  state.hands[seat * state.rules.tiles + state.counts[seat]++] = state.stock[state.drawnFromStock++];
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

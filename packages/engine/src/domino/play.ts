import { type Seat, seatAfter } from '../core/seat.ts';
import { endRound, type Reason, reached } from '../core/standing.ts';
import { attach, closeEnd, openWith, shownAt, tileAt } from '../pieces/open-ends.ts';
import { high, isDouble, pips, type Tile } from '../pieces/dominoes.ts';
import { give, isEmptyHand, take } from './hands.ts';
import { layEvent, openEvent, saw, showEvent, tileEvent } from './history.ts';
import { canLay, wanted } from './legal.ts';
import { type DominoMove, draws, endIn, kindOf, locks, noEnd, outIn, passes, tileIn } from './move.ts';
import { canDraw, type DominoState, stockLeft } from './state.ts';

export function playMove(state: DominoState, seat: Seat, move: DominoMove): void {
  switch (kindOf(move)) {
    case draws:
      playDraw(state, seat);
      break;
    case passes:
      playPass(state, seat);
      break;
    case locks:
      playLock(state, seat, move);
      break;
    default:
      playLay(state, seat, move);
  }
}

function playLay(state: DominoState, seat: Seat, move: DominoMove): void {
  const { rules } = state;
  const tile = tileIn(move);
  take(state, seat, tile);
  putDown(state, seat, tile, endIn(move), outIn(move));
  if (scoreLay(state, seat, tile)) return;
  const reason = endOfRound(state, seat);
  if (reason !== null) {
    settle(state, reason, seat);
    return;
  }
  const goesOn = rules.turn === 'asManyAsFit' || (rules.turn === 'anotherAfterDouble' && isDouble(tile));
  if (!goesOn) passTurnOn(state);
  endIfBlocked(state);
}

function putDown(state: DominoState, seat: Seat, tile: Tile, at: number, out: number): void {
  const { rules } = state;
  if (at === noEnd) {
    state.history.push(openEvent(seat, tile));
    if (rules.matching) openWith(state, tile, rules.arms);
  } else {
    const end = state.ends[at];
    state.history.push(layEvent(saw.lay, seat, tile, out, tileAt(end), shownAt(end)));
    attach(state, tile, at, out, rules.toes);
  }
  state.laid++;
  state.total += pips[tile];
  state.laidThisTurn++;
  state.passes = 0;
  state.lastToLay = seat;
}

/** Credits what a lay scores; true where that reaches a target that ends the match at once. */
function scoreLay(state: DominoState, seat: Seat, tile: Tile): boolean {
  const { length, variant } = state.rules;
  if (variant.layScores === undefined) return false;
  state.scores[seat] += variant.layScores(state, tile);
  if (!length.atOnce || !reached(length, state.scores[seat])) return false;
  endRound(state, length, 'target', [seat]);
  return true;
}

/** Whether a lay has ended the round: by the last tile of a hand, or as the variant says. */
function endOfRound(state: DominoState, seat: Seat): Reason | null {
  const { roundEnds } = state.rules.variant;
  if (roundEnds !== undefined) return roundEnds(state);
  return isEmptyHand(state, seat) ? 'out' : null;
}

function settle(state: DominoState, reason: Reason, by: Seat): void {
  const { length, variant } = state.rules;
  endRound(state, length, reason, variant.settle(state, reason, by));
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
    settle(state, 'blocked', state.lastToLay);
    return;
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
  if (state.rules.draw.when === 'turnEnds' && stockLeft(state) > state.rules.reserve)
    drawTile(state, state.turn);
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
  settle(state, 'blocked', state.lastToLay);
}

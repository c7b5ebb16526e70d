import { type Report, reportEnd } from '../core/event.ts';
import { type Seat, seatAfter, seatsOf } from '../core/seat.ts';
import { credit, endRound, type Reason } from '../core/standing.ts';
import { high, isDouble, pips, type Tile, tileName } from '../pieces/dominoes.ts';
import { attach, closeEnd, endName, noFoot, openWith, tileOfEnd, valueOfEnd } from '../pieces/open-ends.ts';
import { type DominoEvent, lacksIn } from './event.ts';
import { give, handOf, isEmptyHand, pipsInHand, take } from './hands.ts';
import { entryKinds, layEntry, openingEntry, showingEntry, tileEntry } from './history.ts';
import { canLay, mayDraw, wanted } from './legal.ts';
import { type DominoMove, draws, endIn, kindOf, locks, noEnd, outIn, passes, tileIn } from './move.ts';
import { canDraw, type DominoState, stockLeft } from './state.ts';
import type { Credited, EndedRound } from './variant.ts';

/** Where events go; undefined while bots search. */
type MaybeReport = Report<DominoEvent> | undefined;

export function playMove(state: DominoState, seat: Seat, move: DominoMove, report?: MaybeReport): void {
  switch (kindOf(move)) {
    case draws:
      playDraw(state, seat, report);
      break;
    case passes:
      playPass(state, seat, report);
      break;
    case locks:
      playLock(state, seat, move, report);
      break;
    default:
      playLay(state, seat, move, report);
  }
}

function playLay(state: DominoState, seat: Seat, move: DominoMove, report: MaybeReport): void {
  const { rules } = state;
  const tile = tileIn(move);
  take(state, seat, tile);
  putDown(state, seat, tile, endIn(move), outIn(move), report);
  if (scoreLay(state, seat, tile, report)) return;
  const reason = endOfRound(state, seat);
  if (reason !== null) {
    settle(state, reason, seat, report);
    return;
  }
  const goesOn = rules.turn === 'asManyAsFit' || (rules.turn === 'anotherAfterDouble' && isDouble(tile));
  if (!goesOn) passTurnOn(state, report);
  endIfBlocked(state, report);
}

function putDown(
  state: DominoState,
  seat: Seat,
  tile: Tile,
  at: number,
  out: number,
  report: MaybeReport,
): void {
  const { rules } = state;
  if (at === noEnd) {
    if (report !== undefined) reportLay(report, state, seat, tile, null, null);
    state.history.push(openingEntry(seat, tile));
    if (rules.matching) openWith(state, tile, rules.arms);
  } else {
    const end = state.ends[at];
    if (report !== undefined) reportLay(report, state, seat, tile, endName(end), out);
    state.history.push(layEntry(entryKinds.lay, seat, tile, out, tileOfEnd(end), valueOfEnd(end)));
    attach(state, tile, at, out, rules.toes);
    if (report !== undefined) reportFoot(report, state, seat, tile);
  }
  state.laid++;
  state.total += pips[tile];
  state.laidThisTurn++;
  state.passes = 0;
  state.lastToLay = seat;
}

/** Credits what a lay scores; true if that reaches a target that ends the match at once. */
function scoreLay(state: DominoState, seat: Seat, tile: Tile, report: MaybeReport): boolean {
  const { length, variant } = state.rules;
  if (variant.layScores === undefined) return false;
  const credited = report === undefined ? undefined : creditTo(seat, report);
  const points = variant.layScores(state, tile, credited);
  if (points === 0 || !credit(state, length, seat, points)) return false;
  tellEnd(state, report);
  return true;
}

/** Whether a lay has ended the round: by the last tile of a hand, or as the variant says. */
function endOfRound(state: DominoState, seat: Seat): Reason | null {
  const { roundEnds } = state.rules.variant;
  if (roundEnds !== undefined) return roundEnds(state);
  return isEmptyHand(state, seat) ? 'out' : null;
}

function settle(state: DominoState, reason: Reason, by: Seat, report: MaybeReport): void {
  const { length, variant } = state.rules;
  endRound(state, length, reason, variant.settle(endedRound(state), reason, by));
  tellEnd(state, report);
}

const endedRound = (state: DominoState): EndedRound => ({
  players: state.players,
  scores: state.scores,
  before: state.before,
  teams: state.teams,
  counts: seatsOf(state.players).map((seat) => pipsInHand(state, seat)),
  holdsDouble: (seat) => handOf(state, seat).some(isDouble),
});

function tellEnd(state: DominoState, report: MaybeReport): void {
  const { length, variant } = state.rules;
  if (report !== undefined) reportEnd(state, report, variant.secretScores?.(state, length));
}

function playLock(state: DominoState, seat: Seat, move: DominoMove, report: MaybeReport): void {
  const { length, variant } = state.rules;
  const tile = tileIn(move);
  const at = endIn(move);
  const end = state.ends[at];
  take(state, seat, tile);
  report?.({ type: 'locked', seat, tile: tileName(tile), at: endName(end) });
  state.history.push(layEntry(entryKinds.lock, seat, tile, high[tile], tileOfEnd(end), valueOfEnd(end)));
  closeEnd(state, at);
  endRound(state, length, 'locked', variant.settleLock?.(endedRound(state), 'locked', seat) ?? []);
  tellEnd(state, report);
}

function playDraw(state: DominoState, seat: Seat, report: MaybeReport): void {
  const { when } = state.rules.draw;
  // If drawing is allowed despite a tile that fits, only the second draw reveals that nothing fitted.
  const lacks = when === 'mayFirst' && state.drawnThisTurn === 0 ? 0 : wanted(state);
  state.history.push(showingEntry(entryKinds.draw, seat, lacks));
  state.passes = 0;
  drawTile(state, seat, lacks, report);
  if (when === 'twoOrPass') {
    if (canDraw(state)) drawTile(state, seat, 0, report);
    passTurnOn(state, report);
  } else if (when === 'once' && !canLay(state, seat)) {
    const missing = wanted(state);
    if (report !== undefined) reportNoneFits(report, state, seat, missing);
    state.history.push(showingEntry(entryKinds.noFit, seat, missing));
    passTurnOn(state, report);
  }
  endIfBlocked(state, report);
}

function playPass(state: DominoState, seat: Seat, report: MaybeReport): void {
  const { rules } = state;
  const showsNothing = state.laidThisTurn > 0 || keepsDrawn(state);
  const lacks = showsNothing || !rules.matching ? 0 : wanted(state);
  if (report !== undefined) reportPass(report, state, seat, lacks);
  state.history.push(showingEntry(entryKinds.pass, seat, lacks));
  state.passes++;
  if (rules.draw.when === 'twoOrPass' && state.passes === state.players) {
    settle(state, 'blocked', state.lastToLay, report);
    return;
  }
  passTurnOn(state, report);
  endIfBlocked(state, report);
}

/** bergen.draw, chickenfoot.draw: the tile just drawn fits, or the turn would be over. */
const keepsDrawn = ({ rules, drawnThisTurn }: DominoState): boolean =>
  rules.draw.when === 'once' && drawnThisTurn > 0;

function drawTile(state: DominoState, seat: Seat, lacks: number, report: MaybeReport): void {
  const tile = state.deck[state.stockFrom++];
  if (report !== undefined) reportDraw(report, state, seat, tile, lacks);
  give(state, seat, tile);
  state.drawnThisTurn++;
  state.history.push(tileEntry(seat));
}

function passTurnOn(state: DominoState, report: MaybeReport): void {
  if (state.rules.draw.when === 'turnEnds' && stockLeft(state) > state.rules.reserve)
    drawTile(state, state.turn, 0, report);
  state.turn = seatAfter(state.turn, state.players);
  state.laidThisTurn = 0;
  state.drawnThisTurn = 0;
}

/** domino.blocked: the round ends as soon as nobody can lay and nothing can be drawn. */
function endIfBlocked(state: DominoState, report: MaybeReport): void {
  const { rules, players } = state;
  if (!rules.matching || canDraw(state)) return;
  let seat = state.turn;
  for (let i = 0; i < players; i++) {
    if (canLay(state, seat)) return;
    seat = seatAfter(seat, players);
  }
  settle(state, 'blocked', state.lastToLay, report);
}

// Events are made in functions of their own: what a search runs through stays small enough to be inlined.

/** The tile has left the hand, but its pips are not yet in the total. */
function reportLay(
  report: Report<DominoEvent>,
  state: DominoState,
  seat: Seat,
  tile: Tile,
  at: string | null,
  out: number | null,
): void {
  const { variant } = state.rules;
  report({
    type: 'laid',
    seat,
    tile: tileName(tile),
    at,
    out,
    ...(goesOut(state, seat) ? { goesOut: true as const } : {}),
    ...(variant.announcesTotal ? { total: state.total + pips[tile] } : {}),
  });
}

/** domino.out, in the games that have it. */
const goesOut = (state: DominoState, seat: Seat): boolean =>
  state.rules.variant.roundEnds === undefined && isEmptyHand(state, seat);

/** Not written where it is used: what it holds on to would be put on the heap at every lay, in searches too. */
const creditTo =
  (seat: Seat, report: Report<DominoEvent>): Credited =>
  (rule, points, counted) =>
    report({ type: 'scored', seat, points, rule, ...(counted === undefined ? {} : { counted }) });

function reportFoot(report: Report<DominoEvent>, state: DominoState, seat: Seat, tile: Tile): void {
  if (state.foot !== noFoot && isDouble(tile) && !goesOut(state, seat))
    report({ type: 'footOpened', seat, tile: tileName(tile) });
}

function reportPass(report: Report<DominoEvent>, state: DominoState, seat: Seat, lacks: number): void {
  if (state.laidThisTurn > 0) report({ type: 'endedTurn', seat });
  else if (keepsDrawn(state)) report({ type: 'kept', seat });
  else
    report({
      type: 'passed',
      seat,
      lacks: lacksIn(state.rules, lacks),
      ...(mayDraw(state, false) ? { byChoice: true as const } : {}),
    });
}

function reportDraw(
  report: Report<DominoEvent>,
  state: DominoState,
  seat: Seat,
  tile: Tile,
  lacks: number,
): void {
  report({ type: 'drew', seat, tile: tileName(tile), lacks: lacksIn(state.rules, lacks) });
}

function reportNoneFits(report: Report<DominoEvent>, state: DominoState, seat: Seat, missing: number): void {
  report({ type: 'noneFits', seat, lacks: lacksIn(state.rules, missing) });
}

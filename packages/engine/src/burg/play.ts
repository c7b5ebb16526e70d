import { type Report, reportEnd } from '../core/event.ts';
import { nextOutcome } from '../core/luck.ts';
import { type Seat, seatAfter } from '../core/seat.ts';
import { endRound, leaders, oneRound } from '../core/standing.ts';
import { type Tile, tileName } from '../pieces/dominoes.ts';
import { layOn, type Placement, tileLaid } from './castle.ts';
import type { BurgEvent } from './event.ts';
import { mayAct } from './legal.ts';
import { type BurgMove, draws, isChain, writePlacement } from './move.ts';
import type { BurgState } from './state.ts';

/** Where events go; undefined while bots search. */
type MaybeReport = Report<BurgEvent> | undefined;

export const winnersOfMatch = (state: BurgState): readonly Seat[] => leaders(state, oneRound.wins);

export function playMove(state: BurgState, seat: Seat, move: BurgMove, report?: MaybeReport): void {
  if (isChain(move)) playChain(state, seat, move, report);
  else if (move === draws) draw(state, seat, report);
  else {
    lay(state, seat, move);
    report?.({ type: 'placed', seat, ...writePlacement(move) });
  }
  state.turn = seatAfter(seat, state.players);
  endIfStuck(state, report);
}

/** burg.end */
export function endIfStuck(state: BurgState, report: MaybeReport): void {
  if (mayAct(state, state.turn)) return;
  endRound(state, oneRound, 'exhausted', winnersOfMatch(state));
  reportEnd(state, report);
}

function draw(state: BurgState, seat: Seat, report: MaybeReport): void {
  const tile = state.stock[state.drawn++];
  state.hands[seat].push(tile);
  report?.({ type: 'drew', seat, tile: tileName(tile) });
}

function lay(state: BurgState, seat: Seat, placement: Placement): void {
  takeOut(state.hands[seat], tileLaid(placement));
  layOn(state.castle, placement);
}

function takeOut(hand: Tile[], tile: Tile): void {
  hand.splice(hand.indexOf(tile), 1);
}

/** burg.score: the worth of each tile of a chain in order; every further tile counts like the last of these. */
const worth = [1, 3, 6, 10, 15];

const worthOf = (place: number): number => worth[Math.min(place, worth.length - 1)];

/** burg.score: what a chain of so many tiles pays. */
export function chainPays(tiles: number): number {
  let points = 0;
  for (let place = 0; place < tiles; place++) points += worthOf(place);
  return points;
}

function playChain(state: BurgState, seat: Seat, chain: readonly Placement[], report: MaybeReport): void {
  for (const placement of chain) lay(state, seat, placement);
  const points = chainPays(chain.length);
  state.scores[seat] += points;
  report?.({ type: 'chained', seat, tiles: chain.map(writePlacement) });
  if (report !== undefined) reportScore(seat, chain, points, report);
  giveAway(state, seat, report);
}

function reportScore(
  seat: Seat,
  chain: readonly Placement[],
  points: number,
  report: Report<BurgEvent>,
): void {
  const counted = chain.map((placement, i) => ({
    piece: tileName(tileLaid(placement)),
    value: worthOf(i),
  }));
  report({ type: 'scored', seat, points, rule: 'burg.score', counted });
}

/** burg.chain.rest: the others take the remaining tiles blindly, one each, round and round. */
function giveAway(state: BurgState, giver: Seat, report: MaybeReport): void {
  const rest = state.hands[giver];
  if (rest.length === 0) return;
  report?.({ type: 'gaveAway', seat: giver, count: rest.length, tiles: rest.map(tileName) });
  let taker = giver;
  while (rest.length > 0) {
    taker = seatAfter(taker, state.players);
    if (taker === giver) continue;
    const tile = nextOutcome(
      state.luck,
      (chance) => rest[chance.below(rest.length)],
      (scripted) =>
        rest.includes(scripted) ? null : `${tileName(scripted)} is not left in hand to be taken`,
    );
    takeOut(rest, tile);
    state.hands[taker].push(tile);
    report?.({ type: 'tookBlindly', seat: taker, from: giver, tile: tileName(tile) });
  }
}

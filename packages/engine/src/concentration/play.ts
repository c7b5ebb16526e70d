import { type Report, reportEnd } from '../core/event.ts';
import { type Seat, seatAfter, seatsOf } from '../core/seat.ts';
import { endRound, gained, type Reason, reached } from '../core/standing.ts';
import { pips, tileName } from '../pieces/dominoes.ts';
import type { ConcentrationEvent, TwoTiles } from './event.ts';
import { type ConcentrationMove, type ConcentrationState, hasPair, secondFlipIsDue } from './state.ts';

/** Where events go; undefined while bots search. */
type MaybeReport = Report<ConcentrationEvent> | undefined;

export function playFlip(
  state: ConcentrationState,
  seat: Seat,
  cell: ConcentrationMove,
  report?: MaybeReport,
): void {
  const { up, grid, agreed } = state;
  report?.({ type: 'flipped', seat, cell, tile: tileName(grid[cell]) });
  if (!secondFlipIsDue(state)) {
    state.up = [cell];
    return;
  }
  const first = up[0];
  state.goesOn = seatAfter(seat, state.players);
  state.turn = state.goesOn;
  if (pips[grid[first]] + pips[grid[cell]] === agreed.sum) {
    takePair(state, seat, first, cell, report);
    return;
  }
  state.up = [first, cell];
  report?.({ type: 'missed', seat, ...twoTiles(state, first, cell) });
}

/** concentration.pair, concentration.score */
function takePair(
  state: ConcentrationState,
  seat: Seat,
  first: number,
  second: number,
  report: MaybeReport,
): void {
  const { takers, scores, agreed } = state;
  state.up = [];
  takers[first] = seat;
  takers[second] = seat;
  scores[seat] += 2;
  report?.({ type: 'paired', seat, ...twoTiles(state, first, second) });
  report?.({ type: 'scored', seat, points: 2, rule: 'concentration.score' });
  if (reached(agreed.length, scores[seat])) endLayout(state, 'target', [seat], report);
  else endIfExhausted(state, report);
}

const twoTiles = ({ grid }: ConcentrationState, first: number, second: number): TwoTiles => ({
  cells: [first, second],
  tiles: [tileName(grid[first]), tileName(grid[second])],
});

/** concentration.round: as soon as no two tiles left make the sum, which can be true of a fresh layout. */
export function endIfExhausted(state: ConcentrationState, report: MaybeReport): void {
  if (hasPair(state)) return;
  const taken = gained(state);
  const most = Math.max(...taken);
  const winners = seatsOf(state.players).filter((seat) => taken[seat] === most);
  endLayout(state, 'exhausted', winners, report);
}

function endLayout(
  state: ConcentrationState,
  reason: Reason,
  winners: readonly Seat[],
  report: MaybeReport,
): void {
  endRound(state, state.agreed.length, reason, winners);
  reportEnd(state, report);
}

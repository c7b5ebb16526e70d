import { type Report, reportEnd } from '../core/event.ts';
import { type Seat, seatAfter } from '../core/seat.ts';
import { credit, endRound, gainedMost } from '../core/standing.ts';
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

/** concentration.score: one point for each tile. */
export const pairPays = 2;

/** concentration.pair, concentration.score */
function takePair(
  state: ConcentrationState,
  seat: Seat,
  first: number,
  second: number,
  report: MaybeReport,
): void {
  const { takers, agreed } = state;
  state.up = [];
  takers[first] = seat;
  takers[second] = seat;
  report?.({ type: 'paired', seat, ...twoTiles(state, first, second) });
  report?.({ type: 'scored', seat, points: pairPays, rule: 'concentration.score' });
  if (credit(state, agreed.length, seat, pairPays)) reportEnd(state, report);
  else endIfExhausted(state, report);
}

const twoTiles = ({ grid }: ConcentrationState, first: number, second: number): TwoTiles => ({
  cells: [first, second],
  tiles: [tileName(grid[first]), tileName(grid[second])],
});

/** concentration.round: as soon as no two tiles left make the sum, which can be true of a fresh layout. */
export function endIfExhausted(state: ConcentrationState, report: MaybeReport): void {
  if (hasPair(state)) return;
  endRound(state, state.agreed.length, 'exhausted', gainedMost(state));
  reportEnd(state, report);
}

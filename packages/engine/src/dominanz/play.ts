import { type Report, reportEnd } from '../core/event.ts';
import type { Seat } from '../core/seat.ts';
import { endRound, leaders, oneRound } from '../core/standing.ts';
import { pips, tileName } from '../pieces/dominoes.ts';
import type { DominanzEvent } from './event.ts';
import { type DominanzMove, indexIn, isPrescribed, rowIn } from './move.ts';
import { type DominanzState, opponentOf, placeOf, rowsOf, tiles } from './state.ts';

/** Where events go; undefined while bots search. */
type MaybeReport = Report<DominanzEvent> | undefined;

export function playMove(state: DominanzState, seat: Seat, move: DominanzMove, report?: MaybeReport): void {
  const index = indexIn(move);
  const row = rowIn(move);
  const prescribed = isPrescribed(move);
  const opponent = opponentOf(seat);
  const tile = tiles[index];
  const value = pips[tile] - row;
  state.left &= ~(1 << index);
  state.sums[placeOf(prescribed ? opponent : seat, row)] += value;
  if (prescribed) report?.({ type: 'prescribed', seat, opponent, tile: tileName(tile), row, value });
  else report?.({ type: 'wrote', seat, tile: tileName(tile), row, value });
  // After prescribing an entry, the player takes a tile, and then the opponent misses a turn.
  const skips = !prescribed && state.prescribed;
  if (!prescribed && !skips) state.turn = opponent;
  state.prescribed = prescribed;
  if (state.left === 0) settle(state, report);
  else if (skips) report?.({ type: 'skipped', seat: opponent });
}

/** dominanz.end */
function settle(state: DominanzState, report: MaybeReport): void {
  const [one, other] = rowsOf(state);
  state.scores = [dominated(one, other), dominated(other, one)];
  endRound(state, oneRound, 'exhausted', leaders(state, 'most'));
  reportEnd(state, report);
}

/** dominanz.score: the opponent's sums in rows where one's own sum is higher, but at most twice as high. */
export function dominated(own: readonly number[], opponents: readonly number[]): number {
  return own.reduce((points, sum, row) => {
    const lower = opponents[row];
    return sum > lower && sum <= 2 * lower ? points + lower : points;
  }, 0);
}

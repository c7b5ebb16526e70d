import { type Seat, solveDominanz } from '@tischrunde/engine';
import {
  type DominanzMove,
  type DominanzState,
  dominanz,
  dominanzMoves,
  rowProspects,
} from '@tischrunde/engine/internals';
import { exactWith } from '../games/dominanz/bot.ts';
import { tilesIn } from '../games/dominanz/lookahead.ts';
import type { ExplainerOf } from './explainer.ts';
import { moveByMove } from './move-by-move.ts';
import type { MoveReason } from './move-reason.ts';

const { isPrescribed, rowIn } = dominanzMoves;
const { rows, worth } = rowProspects;

/** The reasons in Dominanz: what the row then counts, and near the end how the match comes out. */
export const explainDominanz: ExplainerOf<'dominanz'> = moveByMove(dominanz, reasonsFor);

function reasonsFor(before: DominanzState, seat: Seat, move: DominanzMove): MoveReason[] {
  const after = dominanz.clone(before);
  dominanz.play(after, seat, move);
  const row = rowIn(move);
  const [had, has] = [rowValue(before, seat, row), rowValue(after, seat, row)];
  const found: MoveReason[] = [];
  if (tilesIn(before.left) < exactWith) found.push(atTheEnd(after, seat));
  if (has > 0 && has > had) found.push({ why: 'countsRow', row, points: has });
  if (had < 0 && has >= 0) found.push({ why: 'takesRow', row, seat: 1 - seat });
  if (isPrescribed(move)) found.push({ why: 'movesTwice', seat: 1 - seat });
  if (found.length === 0) found.push({ why: 'rowStands', row, ...sumsOf(after, seat, row) });
  return found;
}

/** What a row counts for a seat, negative if it counts for the opponent. */
function rowValue(state: DominanzState, seat: number, row: number): number {
  const { own, other } = sumsOf(state, seat, row);
  return worth(own, other);
}

const sumsOf = ({ sums }: DominanzState, seat: number, row: number) => ({
  own: sums[seat * rows + row - 1],
  other: sums[(1 - seat) * rows + row - 1],
});

/** The result after a move if both play as well as possible. */
function atTheEnd(after: DominanzState, seat: number): MoveReason {
  const lead = after.left === 0 ? after.scores[seat] - after.scores[1 - seat] : solvedLead(after, seat);
  if (lead === 0) return { why: 'endsLevel' };
  return lead > 0 ? { why: 'endsAhead', points: lead } : { why: 'endsBehind', points: -lead };
}

function solvedLead(after: DominanzState, seat: number): number {
  const { difference } = solveDominanz(after) ?? { difference: 0 };
  return after.turn === seat ? difference : -difference;
}

import type { Seat } from '@tischrunde/engine';
import { type BurgState, burg, burgMoves, castles } from '@tischrunde/engine/internals';
import { longestChain, pointsFor } from '../games/burg/chains.ts';
import type { ExplainerOf } from './explainer.ts';
import { moveByMove } from './move-by-move.ts';
import type { MoveReason } from './move-reason.ts';

const { draws, isChain } = burgMoves;
const { layOn, liftLast, tileLaid } = castles;

/** The reasons in Burg: what a chain scores, and what a single tile or a draw leads to. */
export const explainBurg: ExplainerOf<'burg'> = moveByMove(burg, reasonsFor);

function reasonsFor(state: BurgState, seat: Seat, move: burgMoves.BurgMove): MoveReason[] {
  const hand = state.hands[seat];
  if (isChain(move)) {
    const scores: MoveReason = { why: 'scores', points: pointsFor(move.length) };
    return move.length === hand.length ? [scores, { why: 'usesAll' }] : [scores];
  }
  if (move === draws) return [{ why: 'collects', count: hand.length + 1 }];
  const rest = hand.filter((tile) => tile !== tileLaid(move));
  layOn(state.castle, move);
  const { length } = longestChain(state.castle, rest);
  liftLast(state.castle);
  return length > 1 ? [{ why: 'prepares', count: length }] : [];
}

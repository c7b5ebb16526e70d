import { type Seat, seatsOf } from '@tischrunde/engine';
import {
  type HektikState,
  hektik,
  hektikMoves,
  hektikTable,
  tileName,
  tileOf,
} from '@tischrunde/engine/internals';
import { lastTile } from '../games/hektik/bot.ts';
import { shortestWay } from '../games/hektik/chain.ts';
import type { ExplainerOf } from './explainer.ts';
import { moveByMove } from './move-by-move.ts';
import type { MoveReason } from './move-reason.ts';

const { firstIn, givesUp, kindOf, secondIn, takes } = hektikMoves;
const { hasGivenUp, values } = hektikTable;

/** The reasons in Hektik: how far the chain is then, and what others cannot take any more. */
export const explainHektik: ExplainerOf<'hektik'> = moveByMove(hektik, reasonsFor);

function reasonsFor(state: HektikState, seat: Seat, move: hektikMoves.HektikMove): MoveReason[] {
  const after = hektik.clone(state);
  const reasons: MoveReason[] = [];
  hektik.play(after, seat, move, (event) => {
    if (event.type === 'scored' && event.seat === seat) reasons.push({ why: 'scores', points: event.points });
  });
  if (reasons.length > 0) return reasons;
  if (move === givesUp) return canAnybody(state) ? [] : [{ why: 'nobodyCan' }];
  const way = shortestWay(after, seat, values);
  if (way !== null) reasons.push({ why: 'movesLeft', count: way.steps });
  if (kindOf(move) !== takes || state.copies) return reasons;
  const tile = tileOf(firstIn(move), secondIn(move));
  const robbed = seatsOf(state.players).find(
    (other) => other !== seat && !hasGivenUp(state, other) && lastTile(state, other) === tile,
  );
  return robbed === undefined
    ? reasons
    : [{ why: 'takesFrom', seat: robbed, tile: tileName(tile) }, ...reasons];
}

const canAnybody = (state: HektikState): boolean =>
  seatsOf(state.players).some(
    (seat: Seat) => !hasGivenUp(state, seat) && shortestWay(state, seat, values) !== null,
  );

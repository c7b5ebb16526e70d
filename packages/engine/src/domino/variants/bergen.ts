import { seatsOf } from '../../core/seat.ts';
import { handOf, isEmptyHand } from '../hands.ts';
import { saw, sawIn, tileOfEvent } from '../history.ts';
import { fewestPips } from '../scoring.ts';
import type { DominoState } from '../state.ts';
import type { DominoVariant, Settle } from '../variant.ts';
import { shownAt, tileAt } from '../../pieces/open-ends.ts';
import { isDouble, type Tile } from '../../pieces/dominoes.ts';
import { deals, domino } from './base.ts';

/** bergen.highest: no double on the table is above this one. */
const isHighestDouble = (state: DominoState, tile: Tile): boolean =>
  isDouble(tile) &&
  state.history.every(
    (entry) => sawIn(entry) !== saw.lay || !isDouble(tileOfEvent(entry)) || tileOfEvent(entry) <= tile,
  );

/** bergen.double, bergen.triple: the same value at both ends, and whether one of them is a double. */
function equalEnds(state: DominoState): number {
  const [left, right] = state.ends;
  if (state.ends.length !== 2 || shownAt(left) !== shownAt(right)) return 0;
  return isDouble(tileAt(left)) || isDouble(tileAt(right)) ? 3 : 2;
}

function layScores(state: DominoState, tile: Tile): number {
  const out = isEmptyHand(state, state.turn) ? 2 : 0;
  if (state.laid === 1) return 2 + out;
  return out + equalEnds(state) + (isHighestDouble(state, tile) ? 2 : 0);
}

/** bergen.blocked; whoever goes out has been paid with the lay (bergen.out). */
const settle: Settle = (state, reason, by) => {
  if (reason === 'out') return [by];
  const seats = seatsOf(state.players);
  const withoutDouble = seats.filter((seat) => !handOf(state, seat).some(isDouble));
  const paid = fewestPips(state, withoutDouble.length > 0 ? withoutDouble : seats);
  if (paid.length === 1) state.scores[paid[0]] += 2;
  return paid;
};

/** Bergen: points for equal ends, not for pips. */
export const bergen: DominoVariant = {
  ...domino,
  id: 'bergen',
  title: 'Bergen',
  players: { least: 2, most: 4 },
  sets: [6],
  pages: ['bergen'],
  replaces: ['domino.open', 'domino.open.tie', 'domino.blocked.tie', 'domino.score', 'domino.match.length'],
  deal: deals({ 2: 6, 3: 6, 4: 5 }),
  opens: 'lowest',
  draw: { when: 'once', rule: 'bergen.draw' },
  layScores,
  settle,
  length: (players) => ({ target: players === 2 ? 15 : 10, atOnce: true }),
};

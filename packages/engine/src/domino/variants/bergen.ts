import type { Counted } from '../../core/event.ts';
import { seatsOf } from '../../core/seat.ts';
import { isDouble, type Tile, tileName } from '../../pieces/dominoes.ts';
import { tileOfEnd, valueOfEnd } from '../../pieces/open-ends.ts';
import { isEmptyHand } from '../hands.ts';
import { entryKinds, kindOfEntry, tileOfEntry } from '../history.ts';
import { fewestPips } from '../scoring.ts';
import type { DominoState } from '../state.ts';
import type { Credited, DominoVariant, Settle } from '../variant.ts';
import { deals, domino } from './base.ts';

/** bergen.highest: no double on the table is above this one. */
const isHighestDouble = (state: DominoState, tile: Tile): boolean =>
  isDouble(tile) &&
  state.history.every(
    (entry) =>
      kindOfEntry(entry) !== entryKinds.lay || !isDouble(tileOfEntry(entry)) || tileOfEntry(entry) <= tile,
  );

/** The same value at both ends; a triple if one of them is a double. */
function equalEnds(state: DominoState): 'bergen.double' | 'bergen.triple' | null {
  const [left, right] = state.ends;
  if (state.ends.length !== 2 || valueOfEnd(left) !== valueOfEnd(right)) return null;
  return isDouble(tileOfEnd(left)) || isDouble(tileOfEnd(right)) ? 'bergen.triple' : 'bergen.double';
}

const bothEnds = (state: DominoState): Counted[] =>
  state.ends.map((end) => ({ piece: tileName(tileOfEnd(end)), value: valueOfEnd(end) }));

/** What a lay is paid for. */
export const bergenPays = {
  'bergen.open': 2,
  'bergen.double': 2,
  'bergen.triple': 3,
  'bergen.highest': 2,
  'bergen.out': 2,
} as const;

function layScores(state: DominoState, tile: Tile, credited?: Credited): number {
  let points = 0;
  if (state.laid === 1) {
    points = bergenPays['bergen.open'];
    credited?.('bergen.open', points);
  } else {
    const equal = equalEnds(state);
    if (equal !== null) {
      points = bergenPays[equal];
      if (credited !== undefined) credited(equal, points, bothEnds(state));
    }
    if (isHighestDouble(state, tile)) {
      points += bergenPays['bergen.highest'];
      credited?.('bergen.highest', bergenPays['bergen.highest']);
    }
  }
  if (!isEmptyHand(state, state.turn)) return points;
  credited?.('bergen.out', bergenPays['bergen.out']);
  return points + bergenPays['bergen.out'];
}

/** bergen.blocked; going out was already paid with the lay (bergen.out). */
const settle: Settle = (round, reason, by) => {
  if (reason === 'out') return [by];
  const seats = seatsOf(round.players);
  const withoutDouble = seats.filter((seat) => !round.holdsDouble(seat));
  const paid = fewestPips(round, withoutDouble.length > 0 ? withoutDouble : seats);
  if (paid.length === 1) round.scores[paid[0]] += 2;
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

import type { Counted } from '../../core/event.ts';
import type { Seat } from '../../core/seat.ts';
import { isDouble, type Tile, tileName } from '../../pieces/dominoes.ts';
import { tileOfEnd, valueOfEnd } from '../../pieces/open-ends.ts';
import { creditWinner, othersThan } from '../scoring.ts';
import type { DominoState } from '../state.ts';
import type { Credited, DominoVariant, EndedRound, EndsSum } from '../variant.ts';
import { block } from './block.ts';

/** fives.score: a double counts both its halves. */
function sumOfEnds(state: DominoState): number {
  let sum = 0;
  for (let i = 0; i < state.ends.length; i++) {
    const end = state.ends[i];
    sum += valueOfEnd(end) * (isDouble(tileOfEnd(end)) ? 2 : 1);
  }
  return sum;
}

/** What each end counts. */
const countedEnds = (state: DominoState): Counted[] =>
  state.ends.map((end) => {
    const tile = tileOfEnd(end);
    return { piece: tileName(tile), value: valueOfEnd(end) * (isDouble(tile) ? 2 : 1) };
  });

/** fives.score: whether a sum of the ends is credited. */
export const pays = (sum: number): boolean => sum % 5 === 0;

/** fives.score: the sum of the ends, if it is a multiple of five. */
function endsInFives(state: DominoState, _tile: Tile, credited?: Credited): number {
  const sum = sumOfEnds(state);
  if (!pays(sum)) return 0;
  if (credited !== undefined && sum > 0) credited('fives.score', sum, countedEnds(state));
  return sum;
}

const endsSum = (state: DominoState): EndsSum => ({ sum: sumOfEnds(state), pays: endsInFives(state, 0) });

/** fives.out: each hand rounded to the nearest five. */
const roundedPips = (round: EndedRound, winner: Seat): number =>
  othersThan(round, winner).reduce((sum, seat) => sum + 5 * Math.round(round.counts[seat] / 5), 0);

/** Alle Fünfe: like `block`, with its own draw and scores. */
export const fives: DominoVariant = {
  ...block,
  id: 'fives',
  title: 'All Fives',
  pages: ['fives'],
  replaces: ['domino.score', 'domino.match.length'],
  options: [],
  draw: { when: 'untilFits' },
  layScores: endsInFives,
  endsSum,
  settle: creditWinner(roundedPips),
  length: (_players, set) => ({ target: set === 6 ? 100 : 200, atOnce: true }),
};

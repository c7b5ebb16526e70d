import { choice } from '../../core/options.ts';
import { seatsOf } from '../../core/seat.ts';
import { gained } from '../../core/standing.ts';
import { pips, type Tile, tileName } from '../../pieces/dominoes.ts';
import { allHandsEmpty } from '../hands.ts';
import type { DominoState } from '../state.ts';
import type { Credited, DominoVariant, Settle } from '../variant.ts';
import { deals, domino } from './base.ts';

/** italian.hit: the numbers that pay; their position in the list is what they pay. */
export const numbersOf = (set: number): readonly number[] => (set === 6 ? numbers : moreNumbers);

const numbers = [30, 50, 70, 100];
const moreNumbers = [...numbers, 120, 150];

function layScores({ rules, total }: DominoState, tile: Tile, credited?: Credited): number {
  const place = numbersOf(rules.highest).indexOf(total);
  if (place < 0 || pips[tile] === 0) return 0;
  const points = rules.options.pay === 'face' ? total : place + 1;
  if (credited !== undefined) credited('italian.hit', points, [{ piece: tileName(tile), value: total }]);
  return points;
}

/** italian.round */
function roundEnds(state: DominoState): 'passed' | 'exhausted' | null {
  if (state.total >= Math.max(...numbersOf(state.rules.highest))) return 'passed';
  return allHandsEmpty(state) ? 'exhausted' : null;
}

const mostOfTheRound: Settle = (state) => {
  const points = gained(state);
  return seatsOf(state.players).filter((seat) => points[seat] === Math.max(...points));
};

/** Italienisches Domino: nothing has to match; the running total has to hit certain numbers. */
export const italian: DominoVariant = {
  ...domino,
  id: 'italian',
  title: 'Italian domino',
  players: { least: 3, most: 5 },
  sets: [6, 9, 12, 15],
  pages: ['italian'],
  replaces: [
    'domino.open',
    'domino.match',
    'domino.reserve',
    'domino.out',
    'domino.blocked',
    'domino.blocked.tie',
    'domino.score',
    'domino.match.length',
  ],
  options: [
    choice('pay', 'what a number that is hit pays: its place in the row, or the number itself', [
      'steps',
      'face',
    ]),
  ],
  deal: deals({ 3: 7, 4: 6, 5: 5 }),
  fit: { by: 'anything' },
  draw: { when: 'never' },
  announcesTotal: true,
  layScores,
  roundEnds,
  settle: mostOfTheRound,
  length: (players, set) => ({ rounds: players, target: set === 6 ? 51 : 81, atOnce: true }),
  fields: ({ total }) => ({ total }),
};

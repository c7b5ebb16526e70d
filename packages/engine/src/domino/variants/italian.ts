import { choice, type OptionValue } from '../../core/options.ts';
import { gainedMost } from '../../core/standing.ts';
import { pips, type Tile, tileName } from '../../pieces/dominoes.ts';
import { allHandsEmpty } from '../hands.ts';
import type { DominoState } from '../state.ts';
import type { Credited, DominoVariant } from '../variant.ts';
import { deals, domino } from './base.ts';

/** italian.hit: the numbers that pay; their position in the list is what they pay. */
export const numbersOf = (set: number): readonly number[] => (set === 6 ? numbers : moreNumbers);

const numbers = [30, 50, 70, 100];
const moreNumbers = [...numbers, 120, 150];

/** italian.hit: what the total pays that a tile with so many pips has made. */
export function hitPays(set: number, pay: OptionValue, total: number, added: number): number {
  const place = numbersOf(set).indexOf(total);
  if (place < 0 || added === 0) return 0;
  return pay === 'face' ? total : place + 1;
}

/** italian.round: whether the total has reached or passed the last number. */
export const isPassed = (set: number, total: number): boolean => total >= Math.max(...numbersOf(set));

function layScores({ rules, total }: DominoState, tile: Tile, credited?: Credited): number {
  const points = hitPays(rules.highest, rules.options.pay, total, pips[tile]);
  if (credited !== undefined && points > 0)
    credited('italian.hit', points, [{ piece: tileName(tile), value: total }]);
  return points;
}

/** italian.round */
function roundEnds(state: DominoState): 'passed' | 'exhausted' | null {
  if (isPassed(state.rules.highest, state.total)) return 'passed';
  return allHandsEmpty(state) ? 'exhausted' : null;
}

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
  settle: gainedMost,
  length: (players, set) => ({ rounds: players, target: set === 6 ? 51 : 81, atOnce: true }),
  fields: ({ total }) => ({ total }),
};

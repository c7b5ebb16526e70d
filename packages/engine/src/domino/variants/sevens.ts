import { creditWinner, pipsOfOthers } from '../scoring.ts';
import type { DominoVariant } from '../variant.ts';
import { deals, domino } from './base.ts';

/** Alle Sieben: halves that make seven lie against each other, and jokers lie anywhere. */
export const sevens: DominoVariant = {
  ...domino,
  id: 'sevens',
  title: 'All Sevens',
  players: { least: 2, most: 4 },
  sets: [6],
  pages: ['sevens'],
  replaces: ['domino.match', 'domino.score'],
  deal: deals({ 2: 7, 3: 5, 4: 5 }),
  fit: { by: 'sum', sum: 7, rule: 'sevens.match' },
  draw: { when: 'mayFirst', rule: 'sevens.draw' },
  settle: creditWinner((round, winner) => pipsOfOthers(round, winner) - round.counts[winner]),
};

import { creditWinner, pipsOfOthers } from '../scoring.ts';
import type { DominoVariant } from '../variant.ts';

/** A deal that depends only on the number of players: `{ 2: 7, 3: 5 }` is seven tiles for two, five for three. */
export const deals =
  (handSizes: Readonly<Record<number, number>>) =>
  (players: number): number =>
    handSizes[players];

/** The base rules of domino, which every game modifies. */
export const domino = {
  pages: [],
  replaces: [],
  rest: 'stock',
  reserve: 2,
  opens: 'highest',
  fit: { by: 'value' },
  arms: 2,
  toes: 1,
  turn: 'one',
  settle: creditWinner(pipsOfOthers),
  length: (players) => ({ rounds: players }),
} as const satisfies Partial<DominoVariant>;

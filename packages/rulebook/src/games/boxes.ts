import type { GameId } from './game-id.ts';

/** From which age a game can be played, and how many minutes a match usually takes. */
export interface Box {
  readonly age: number;
  readonly minutes: number;
}

/**
 * What stands on the boxes of SOLO and SOLOmino; for all other games it is the house's estimate. It stands apart from the
 * descriptors because the shelf shows it before any of them is loaded.
 */
export const boxes: { readonly [Game in GameId]: Box } = {
  carlit: { age: 6, minutes: 15 },
  block: { age: 6, minutes: 15 },
  peruvian: { age: 8, minutes: 30 },
  team: { age: 8, minutes: 20 },
  tiddlewink: { age: 6, minutes: 15 },
  hungarian: { age: 8, minutes: 15 },
  french: { age: 8, minutes: 15 },
  sperr: { age: 8, minutes: 15 },
  sebastopol: { age: 6, minutes: 20 },
  fives: { age: 8, minutes: 25 },
  sevens: { age: 8, minutes: 20 },
  matador: { age: 8, minutes: 30 },
  bergen: { age: 8, minutes: 20 },
  italian: { age: 8, minutes: 25 },
  cyprus: { age: 8, minutes: 25 },
  chickenfoot: { age: 8, minutes: 40 },
  concentration: { age: 6, minutes: 15 },
  hektik: { age: 6, minutes: 10 },
  burg: { age: 8, minutes: 25 },
  dominanz: { age: 8, minutes: 15 },
  solo1: { age: 8, minutes: 5 },
  solo2: { age: 8, minutes: 5 },
  fortune: { age: 6, minutes: 5 },
  dominosa: { age: 8, minutes: 10 },
  quadrille: { age: 8, minutes: 10 },
  solo: { age: 6, minutes: 30 },
  solomino: { age: 6, minutes: 20 },
};

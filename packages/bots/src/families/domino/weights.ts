import type { Weights } from './rating.ts';

/** What counts in every domino game unless its own line says otherwise. */
const usual: Weights = {
  points: 0,
  leaves: 0,
  heavy: 1,
  urgent: 0.2,
  double: 0.5,
  reach: 1,
  stuck: -0.5,
  lost: -0.2,
  stop: 1,
  control: 0.5,
  run: 0,
  blocked: 0.5,
  joker: 0,
  draw: -2,
  pass: -2,
  lead: 0,
  lock: -1,
  lockLead: 1,
};

const own: Readonly<Record<string, Partial<Weights>>> = {
  fives: { points: 0.2, leaves: -0.05 },
  bergen: { points: 1, leaves: -0.5 },
  italian: { points: 1, leaves: -0.5 },
  sevens: { joker: -0.5 },
  matador: { joker: -0.5 },
};

export const weightsFor = (game: string): Weights => ({ ...usual, ...own[game] });

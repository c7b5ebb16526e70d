import type { Weights } from './move-rating.ts';

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
  runSteps: 0,
  blocked: 0.5,
  joker: 0,
  draw: -2,
  pass: -2,
  lead: 0,
  lock: -1,
  lockLead: 1,
};

/** What is different in a game. Found by playing matches against the same with one or two numbers changed. */
const own: Readonly<Record<string, Partial<Weights>>> = {
  carlit: { heavy: 2, urgent: 0, reach: 0.9, stuck: -0.2, lost: -0.1, stop: 1.5 },
  block: { heavy: 0.6, urgent: 2.5, reach: 0.6, stuck: -1.9, stop: 2.5, control: 2.4, blocked: 3.4 },
  peruvian: {
    heavy: 1.8,
    urgent: 1.3,
    double: 1,
    reach: 0.4,
    stuck: -0.1,
    stop: 4,
    control: 1.8,
    blocked: 1.1,
  },
  team: { heavy: 0.6, urgent: 2.5, reach: 0.6, stuck: -1.9, stop: 2.5, control: 2.4 },
  tiddlewink: { urgent: -1, double: 1.5, stuck: -1.5, lost: 0, stop: 1.9, control: -0.1 },
  // As many tiles as fit: what counts is to go on.
  hungarian: { urgent: 0, stuck: 0, lost: 0, stop: 0, control: 0, blocked: 0 },
  // To lay is a duty as a rule, so draw and pass are compared with each other only.
  french: {
    heavy: 3,
    urgent: -0.7,
    reach: 1.1,
    stuck: 0.2,
    stop: 4,
    control: 2.6,
    blocked: 0.9,
    draw: -3.3,
    pass: -1.9,
    lead: 0.8,
  },
  sperr: {
    urgent: 0,
    double: -0.4,
    reach: -0.3,
    stuck: -0.2,
    lost: 0,
    stop: 2.6,
    blocked: 0.8,
    lock: 1.6,
    lockLead: 2.7,
  },
  sebastopol: { heavy: 0.2, double: 1, reach: 0.5, stuck: -1, lost: 0, stop: 2.1 },
  fives: { points: 0.2, leaves: -0.09, stuck: 0.1, control: 1.2 },
  sevens: { urgent: 1.3, reach: 0, joker: -0.5 },
  matador: { double: 0, joker: -0.8 },
  bergen: { points: 1, leaves: -0.9, heavy: 0.2, double: 0.1, blocked: -0.4 },
  italian: { points: 2.1, leaves: -0.8, heavy: 0, urgent: -0.4, double: 0 },
  cyprus: { heavy: 0.6, urgent: 0.5, double: 0.8, stop: 2, control: 1.2 },
  chickenfoot: { double: 0, stuck: 0.2, blocked: 0.8 },
};

export const weightsFor = (game: string): Weights => ({ ...usual, ...own[game] });

/** A child sees what it holds and what lies there; of what others may have it makes little. */
export const easyWeights = (weights: Weights): Weights => ({
  ...weights,
  leaves: 0,
  stop: weights.stop * 0.6,
  control: weights.control * 0.5,
  run: 0,
  blocked: 0,
});

/** What counts otherwise for who thinks longer. Found in the same way. */
const inThought: Readonly<Record<string, Partial<Weights>>> = {
  // Heavy tiles can wait: those with a 9 fit at the star, and the more players there are the less rounds are won by few pips.
  cyprus: { heavy: -0.9, stuck: -1.2 },
  matador: { reach: 0.6 },
  // Whole runs are planned.
  hungarian: {
    urgent: 0.2,
    double: 1.2,
    stuck: -1.6,
    lost: 0.5,
    stop: 0.3,
    run: 1,
    runSteps: 12,
    blocked: 1.2,
  },
};

export const searchWeightsFor = (game: string): Weights => ({ ...weightsFor(game), ...inThought[game] });

/** How much work a look at a move is where it is more than usual: runs are planned, or there are many tiles and ends. */
const looks: Readonly<Record<string, number>> = { hungarian: 1, carlit: 0.35, cyprus: 0.4, chickenfoot: 0.4 };

export const lookWorkOf = (game: string): number => looks[game] ?? 0.25;

import type { DominoId } from '@tischrunde/engine';
import { type DominoBot, dominoBot } from './domino-bot.ts';
import { bergen, fives, italian } from './points.ts';

/** The bots of all domino games. A game without a style of its own has an empty one. */
export const dominoBots: Readonly<Record<DominoId, DominoBot>> = {
  carlit: dominoBot('carlit', {
    weights: { heavy: 2, urgent: 0, reach: 0.9, stuck: -0.2, lost: -0.1, stop: 1.5 },
    lookWork: 0.35,
  }),
  block: dominoBot('block', {
    weights: { heavy: 0.6, urgent: 2.5, reach: 0.6, stuck: -1.9, stop: 2.5, control: 2.4, blocked: 3.4 },
  }),
  peruvian: dominoBot('peruvian', {
    weights: {
      heavy: 1.8,
      urgent: 1.3,
      double: 1,
      reach: 0.4,
      stuck: -0.1,
      stop: 4,
      control: 1.8,
      blocked: 1.1,
    },
  }),
  team: dominoBot('team', {
    weights: { heavy: 0.6, urgent: 2.5, reach: 0.6, stuck: -1.9, stop: 2.5, control: 2.4 },
  }),
  tiddlewink: dominoBot('tiddlewink', {
    weights: { urgent: -1, double: 1.5, stuck: -1.5, lost: 0, stop: 1.9, control: -0.1 },
    // With three tiles each, 97% of the rounds are won by going out after hardly more than one choice.
    trust: 0.05,
  }),
  hungarian: dominoBot('hungarian', {
    // A turn lays as many tiles as fit, so going on is what counts.
    weights: { urgent: 0, stuck: 0, lost: 0, stop: 0, control: 0, blocked: 0 },
    // Whole runs are planned.
    searchWeights: {
      urgent: 0.2,
      double: 1.2,
      stuck: -1.6,
      lost: 0.5,
      stop: 0.3,
      run: 1,
      runSteps: 12,
      blocked: 1.2,
    },
    lookWork: 1,
    // With four players 91% of the rounds are won by going out, which few pips do not bring nearer.
    comparesTurns: true,
  }),
  french: dominoBot('french', {
    // Laying is mostly forced, so draw and pass are compared only with each other.
    weights: {
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
  }),
  sperr: dominoBot('sperr', {
    weights: {
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
  }),
  sebastopol: dominoBot('sebastopol', {
    weights: { heavy: 0.2, double: 1, reach: 0.5, stuck: -1, lost: 0, stop: 2.1 },
  }),
  fives: dominoBot('fives', {
    weights: { points: 0.2, leaves: -0.09, stuck: 0.1, control: 1.2 },
    points: fives,
  }),
  sevens: dominoBot('sevens', { weights: { urgent: 1.3, reach: 0, joker: -0.5 } }),
  matador: dominoBot('matador', { weights: { double: 0, joker: -0.8 }, searchWeights: { reach: 0.6 } }),
  bergen: dominoBot('bergen', {
    weights: { points: 1, leaves: -0.9, heavy: 0.2, double: 0.1, blocked: -0.4 },
    points: bergen,
  }),
  italian: dominoBot('italian', {
    weights: { points: 2.1, leaves: -0.8, heavy: 0, urgent: -0.4, double: 0 },
    points: italian,
  }),
  cyprus: dominoBot('cyprus', {
    weights: { heavy: 0.6, urgent: 0.5, double: 0.8, stop: 2, control: 1.2 },
    // Heavy tiles can wait: those with a 9 fit at the star, and with many players few rounds are won by pips.
    searchWeights: { heavy: -0.9, stuck: -1.2 },
    lookWork: 0.4,
  }),
  chickenfoot: dominoBot('chickenfoot', { weights: { double: 0, stuck: 0.2, blocked: 0.8 }, lookWork: 0.4 }),
};

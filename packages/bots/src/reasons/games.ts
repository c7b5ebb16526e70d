import type { GameId } from '@tischrunde/engine';
import { explainBurg } from './burg.ts';
import { explainConcentration } from './concentration.ts';
import { explainDominanz } from './dominanz.ts';
import { explainDomino } from './domino.ts';
import type { Explainer, ExplainerOf } from './explainer.ts';
import { explainHektik } from './hektik.ts';
import { explainSolo } from './solo.ts';
import { explainSolomino } from './solomino.ts';

/** Puzzles and games for one have hints of their own. */
const unexplained: Explainer = (_position, moves) => moves.map(() => []);

/** The explainer of every game. This is where a new one is registered. */
const explainers: { readonly [Id in GameId]: ExplainerOf<Id> } = {
  bergen: explainDomino,
  block: explainDomino,
  carlit: explainDomino,
  chickenfoot: explainDomino,
  cyprus: explainDomino,
  fives: explainDomino,
  french: explainDomino,
  hungarian: explainDomino,
  italian: explainDomino,
  matador: explainDomino,
  peruvian: explainDomino,
  sebastopol: explainDomino,
  sevens: explainDomino,
  sperr: explainDomino,
  team: explainDomino,
  tiddlewink: explainDomino,
  burg: explainBurg,
  concentration: explainConcentration,
  dominanz: explainDominanz,
  dominosa: unexplained,
  fortune: unexplained,
  hektik: explainHektik,
  quadrille: unexplained,
  solo: explainSolo,
  solo1: unexplained,
  solo2: unexplained,
  solomino: explainSolomino,
};

export const explainerFor = <Id extends GameId>(game: Id): ExplainerOf<Id> => explainers[game];

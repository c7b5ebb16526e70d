import type { DominoId, GameId } from '@tischrunde/engine';
import { explainBurg } from './burg.ts';
import { explainConcentration } from './concentration.ts';
import { explainDominanz } from './dominanz.ts';
import { explainDomino } from './domino.ts';
import type { Explainer, ExplainerOf, Position, PositionOf } from './explainer.ts';
import { explainHektik } from './hektik.ts';
import { explainSolo } from './solo.ts';
import { explainSolomino } from './solomino.ts';

type OtherId = Exclude<GameId, DominoId>;

/** Puzzles and games for one have hints of their own. */
const unexplained: Explainer = (_position, moves) => moves.map(() => []);

/** The explainers of the games that are not domino variants, which share one. This is where a new one is registered. */
const explainers: { readonly [Id in OtherId]: ExplainerOf<Id> } = {
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

/** The reasons for moves of any game. */
export const explainMoves: Explainer = (position, moves) => {
  if (isDomino(position)) return explainDomino(position, moves);
  return isOther(position) ? explainerFor(position.known.view.game)(position, moves) : moves.map(() => []);
};

const explainerFor = <Id extends OtherId>(game: Id): ExplainerOf<Id> => explainers[game];

const isDomino = (position: Position): position is PositionOf<DominoId> => 'drawable' in position.known.view;

const isOther = (position: Position): position is PositionOf<OtherId> =>
  position.known.view.game in explainers;

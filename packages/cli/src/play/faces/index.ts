import type { DominoId, GameId, ViewOf } from '@tischrunde/engine';
import { burg } from './burg/face.ts';
import { solo } from './cards/solo.ts';
import { solomino } from './cards/solomino.ts';
import { concentration } from './concentration.ts';
import { dominanz } from './dominanz.ts';
import { domino } from './domino.ts';
import type { Face } from './face.ts';
import { fortune } from './fortune.ts';
import { hektik } from './hektik.ts';
import { dominosa } from './puzzles/dominosa.ts';
import { quadrille } from './puzzles/quadrille.ts';
import { solo1, solo2 } from './solitaires.ts';

/** The games with a face of their own. A missing one does not compile. The domino variants share one, so none is registered here. */
const ownFaces: { readonly [Id in Exclude<GameId, DominoId>]: Face<ViewOf<Id>> } = {
  concentration,
  hektik,
  burg,
  dominanz,
  solo1,
  solo2,
  fortune,
  dominosa,
  quadrille,
  solo,
  solomino,
};

/** The face of a game. It knows what to do with views of that game only. */
export function faceOf<Id extends GameId>(game: Id): Face<ViewOf<Id>>;
export function faceOf(game: GameId): Face<never> {
  return hasOwnFace(game) ? ownFaces[game] : domino;
}

const hasOwnFace = (game: GameId): game is keyof typeof ownFaces => game in ownFaces;

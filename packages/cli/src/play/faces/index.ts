import type { GameId, ViewOf } from '@tischrunde/engine';
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

/** The games with a line, a cross, a star or feet share one face; the others have their own. */
const faces: { readonly [Id in GameId]: Face<ViewOf<Id>> } = {
  carlit: domino,
  block: domino,
  peruvian: domino,
  team: domino,
  tiddlewink: domino,
  hungarian: domino,
  french: domino,
  sperr: domino,
  sebastopol: domino,
  fives: domino,
  sevens: domino,
  matador: domino,
  bergen: domino,
  italian: domino,
  cyprus: domino,
  chickenfoot: domino,
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
export const faceOf = <Id extends GameId>(game: Id): Face<ViewOf<Id>> => faces[game];

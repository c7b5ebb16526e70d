import { bergen } from './bergen.ts';
import { block } from './block.ts';
import { burg } from './burg.ts';
import { carlit } from './carlit.ts';
import { chickenfoot } from './chickenfoot.ts';
import { concentration } from './concentration.ts';
import { cyprus } from './cyprus.ts';
import type { GameDescriptor } from './descriptor.ts';
import { dominanz } from './dominanz.ts';
import { dominosa } from './dominosa.ts';
import { fives } from './fives.ts';
import { fortune } from './fortune.ts';
import { french } from './french.ts';
import type { GameId } from './game-id.ts';
import { hektik } from './hektik.ts';
import { hungarian } from './hungarian.ts';
import { italian } from './italian.ts';
import { matador } from './matador.ts';
import { peruvian } from './peruvian.ts';
import { quadrille } from './quadrille.ts';
import { sebastopol } from './sebastopol.ts';
import { sevens } from './sevens.ts';
import { solo } from './solo.ts';
import { solo1 } from './solo1.ts';
import { solo2 } from './solo2.ts';
import { solomino } from './solomino.ts';
import { sperr } from './sperr.ts';
import { team } from './team.ts';
import { tiddlewink } from './tiddlewink.ts';

/** The rulebook's pages of every game. To add a game, list it here; a missing one does not compile. */
export const games: { readonly [Game in GameId]: GameDescriptor<Game> } = {
  carlit,
  block,
  peruvian,
  team,
  tiddlewink,
  hungarian,
  french,
  sperr,
  sebastopol,
  fives,
  sevens,
  matador,
  bergen,
  italian,
  cyprus,
  chickenfoot,
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

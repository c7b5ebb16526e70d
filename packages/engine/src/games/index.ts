import { type AnyGame, anyGame } from '../core/game.ts';
import { type DominoGame, dominoGame } from '../domino/game.ts';
import type { DominoVariant } from '../domino/variant.ts';
import { bergen } from './bergen.ts';
import { block } from './block.ts';
import { burg } from './burg.ts';
import { carlit } from './carlit.ts';
import { chickenfoot } from './chickenfoot.ts';
import { concentration } from './concentration.ts';
import { cyprus } from './cyprus.ts';
import { dominanz } from './dominanz.ts';
import { dominosa } from './dominosa.ts';
import { fives } from './fives.ts';
import { fortune } from './fortune.ts';
import { french } from './french.ts';
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
import { sperrDomino } from './sperr-domino.ts';
import { team } from './team.ts';
import { tiddlewink } from './tiddlewink.ts';

export const dominoVariants: readonly DominoVariant[] = [
  carlit,
  block,
  peruvian,
  team,
  tiddlewink,
  hungarian,
  french,
  sperrDomino,
  sebastopol,
  fives,
  sevens,
  matador,
  bergen,
  italian,
  cyprus,
  chickenfoot,
];

export const dominoGames: readonly DominoGame[] = dominoVariants.map(dominoGame);

/** Every game, in the order of the rule sheets. */
export const games: readonly AnyGame[] = [
  ...dominoGames.map(anyGame),
  anyGame(concentration),
  anyGame(hektik),
  anyGame(burg),
  anyGame(dominanz),
  anyGame(solo1),
  anyGame(solo2),
  anyGame(fortune),
  anyGame(dominosa),
  anyGame(quadrille),
  anyGame(solo),
  anyGame(solomino),
];

export const findGame = (id: string): AnyGame | undefined => games.find((game) => game.id === id);

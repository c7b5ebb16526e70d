import { burg } from './burg/game.ts';
import { concentration } from './concentration/game.ts';
import { type AnyGame, anyGame } from './core/game.ts';
import { dominanz } from './dominanz/game.ts';
import { type DominoGame, dominoGame } from './domino/game.ts';
import type { DominoVariant } from './domino/variant.ts';
import { bergen } from './domino/variants/bergen.ts';
import { block } from './domino/variants/block.ts';
import { carlit } from './domino/variants/carlit.ts';
import { chickenfoot } from './domino/variants/chickenfoot.ts';
import { cyprus } from './domino/variants/cyprus.ts';
import { fives } from './domino/variants/fives.ts';
import { french } from './domino/variants/french.ts';
import { hungarian } from './domino/variants/hungarian.ts';
import { italian } from './domino/variants/italian.ts';
import { matador } from './domino/variants/matador.ts';
import { peruvian } from './domino/variants/peruvian.ts';
import { sebastopol } from './domino/variants/sebastopol.ts';
import { sevens } from './domino/variants/sevens.ts';
import { sperrDomino } from './domino/variants/sperr.ts';
import { team } from './domino/variants/team.ts';
import { tiddlewink } from './domino/variants/tiddlewink.ts';
import { hektik } from './hektik/game.ts';
import { dominosa } from './puzzles/dominosa/game.ts';
import { quadrille } from './puzzles/quadrille/game.ts';
import { fortune } from './solitaire/fortune.ts';
import { solo1 } from './solitaire/solo1.ts';
import { solo2 } from './solitaire/solo2.ts';
import { solo } from './solo/game.ts';
import { solomino } from './solomino/game.ts';

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

/**
 * Every game as an export of its own, so that bundlers leave out those that are not used: `import { block } from
 * '@tischrunde/engine/games'`. The list of all is in `games.ts`.
 */
import { burg as burgGame } from './burg/game.ts';
import { concentration as concentrationGame } from './concentration/game.ts';
import { anyGame } from './core/game.ts';
import { dominanz as dominanzGame } from './dominanz/game.ts';
import { dominoGame } from './domino/game.ts';
import type { DominoVariant } from './domino/variant.ts';
import { bergen as bergenVariant } from './domino/variants/bergen.ts';
import { block as blockVariant } from './domino/variants/block.ts';
import { carlit as carlitVariant } from './domino/variants/carlit.ts';
import { chickenfoot as chickenfootVariant } from './domino/variants/chickenfoot.ts';
import { cyprus as cyprusVariant } from './domino/variants/cyprus.ts';
import { fives as fivesVariant } from './domino/variants/fives.ts';
import { french as frenchVariant } from './domino/variants/french.ts';
import { hungarian as hungarianVariant } from './domino/variants/hungarian.ts';
import { italian as italianVariant } from './domino/variants/italian.ts';
import { matador as matadorVariant } from './domino/variants/matador.ts';
import { peruvian as peruvianVariant } from './domino/variants/peruvian.ts';
import { sebastopol as sebastopolVariant } from './domino/variants/sebastopol.ts';
import { sevens as sevensVariant } from './domino/variants/sevens.ts';
import { sperrDomino } from './domino/variants/sperr.ts';
import { team as teamVariant } from './domino/variants/team.ts';
import { tiddlewink as tiddlewinkVariant } from './domino/variants/tiddlewink.ts';
import { hektik as hektikGame } from './hektik/game.ts';
import { dominosa as dominosaGame } from './puzzles/dominosa/game.ts';
import { quadrille as quadrilleGame } from './puzzles/quadrille/game.ts';
import { fortune as fortuneGame } from './solitaire/fortune.ts';
import { solo1 as solo1Game } from './solitaire/solo1.ts';
import { solo2 as solo2Game } from './solitaire/solo2.ts';
import { solo as soloGame } from './solo/game.ts';
import { solomino as solominoGame } from './solomino/game.ts';

const domino = (variant: DominoVariant) => anyGame(dominoGame(variant));

export const carlit = /* @__PURE__ */ domino(carlitVariant);
export const block = /* @__PURE__ */ domino(blockVariant);
export const peruvian = /* @__PURE__ */ domino(peruvianVariant);
export const team = /* @__PURE__ */ domino(teamVariant);
export const tiddlewink = /* @__PURE__ */ domino(tiddlewinkVariant);
export const hungarian = /* @__PURE__ */ domino(hungarianVariant);
export const french = /* @__PURE__ */ domino(frenchVariant);
export const sperr = /* @__PURE__ */ domino(sperrDomino);
export const sebastopol = /* @__PURE__ */ domino(sebastopolVariant);
export const fives = /* @__PURE__ */ domino(fivesVariant);
export const sevens = /* @__PURE__ */ domino(sevensVariant);
export const matador = /* @__PURE__ */ domino(matadorVariant);
export const bergen = /* @__PURE__ */ domino(bergenVariant);
export const italian = /* @__PURE__ */ domino(italianVariant);
export const cyprus = /* @__PURE__ */ domino(cyprusVariant);
export const chickenfoot = /* @__PURE__ */ domino(chickenfootVariant);
export const concentration = /* @__PURE__ */ anyGame(concentrationGame);
export const hektik = /* @__PURE__ */ anyGame(hektikGame);
export const burg = /* @__PURE__ */ anyGame(burgGame);
export const dominanz = /* @__PURE__ */ anyGame(dominanzGame);
export const solo1 = /* @__PURE__ */ anyGame(solo1Game);
export const solo2 = /* @__PURE__ */ anyGame(solo2Game);
export const fortune = /* @__PURE__ */ anyGame(fortuneGame);
export const dominosa = /* @__PURE__ */ anyGame(dominosaGame);
export const quadrille = /* @__PURE__ */ anyGame(quadrilleGame);
export const solo = /* @__PURE__ */ anyGame(soloGame);
export const solomino = /* @__PURE__ */ anyGame(solominoGame);

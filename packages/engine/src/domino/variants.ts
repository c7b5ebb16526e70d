import type { DominoVariant } from './variant.ts';
import { bergen } from './variants/bergen.ts';
import { block } from './variants/block.ts';
import { carlit } from './variants/carlit.ts';
import { chickenfoot } from './variants/chickenfoot.ts';
import { cyprus } from './variants/cyprus.ts';
import { fives } from './variants/fives.ts';
import { french } from './variants/french.ts';
import { hungarian } from './variants/hungarian.ts';
import { italian } from './variants/italian.ts';
import { matador } from './variants/matador.ts';
import { peruvian } from './variants/peruvian.ts';
import { sebastopol } from './variants/sebastopol.ts';
import { sevens } from './variants/sevens.ts';
import { sperrDomino } from './variants/sperr.ts';
import { team } from './variants/team.ts';
import { tiddlewink } from './variants/tiddlewink.ts';

/** Every domino game by its id, in the order of the rule sheets. Register a new variant here. */
export const dominoVariants = {
  carlit,
  block,
  peruvian,
  team,
  tiddlewink,
  hungarian,
  french,
  sperr: sperrDomino,
  sebastopol,
  fives,
  sevens,
  matador,
  bergen,
  italian,
  cyprus,
  chickenfoot,
} as const satisfies Record<string, DominoVariant>;

export type DominoId = keyof typeof dominoVariants;

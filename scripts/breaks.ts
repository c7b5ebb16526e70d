import type { RuleId } from '../packages/engine/src/rules.ts';
import { bergen } from './breaks/bergen.ts';
import { block } from './breaks/block.ts';
import { burg } from './breaks/burg.ts';
import { carlit } from './breaks/carlit.ts';
import type { Change } from './breaks/change.ts';
import { chickenfoot } from './breaks/chickenfoot.ts';
import { concentration } from './breaks/concentration.ts';
import { cyprus } from './breaks/cyprus.ts';
import { dominanz } from './breaks/dominanz.ts';
import { domino } from './breaks/domino.ts';
import { dominosa } from './breaks/dominosa.ts';
import { fives } from './breaks/fives.ts';
import { fortune } from './breaks/fortune.ts';
import { french } from './breaks/french.ts';
import { hektik } from './breaks/hektik.ts';
import { hungarian } from './breaks/hungarian.ts';
import { italian } from './breaks/italian.ts';
import { matador } from './breaks/matador.ts';
import { peruvian } from './breaks/peruvian.ts';
import { quadrille } from './breaks/quadrille.ts';
import { sebastopol } from './breaks/sebastopol.ts';
import { sevens } from './breaks/sevens.ts';
import { solo } from './breaks/solo.ts';
import { solo1 } from './breaks/solo1.ts';
import { solo2 } from './breaks/solo2.ts';
import { solomino } from './breaks/solomino.ts';
import { sperr } from './breaks/sperr.ts';
import { table } from './breaks/table.ts';
import { team } from './breaks/team.ts';
import { tiddlewink } from './breaks/tiddlewink.ts';

/** A break for every rule of the engine. `npm run break-rules` proves that a test of the rule notices each of them. */
export const breaks: Readonly<Record<RuleId, Change>> = {
  ...table,
  ...domino,
  ...carlit,
  ...block,
  ...peruvian,
  ...team,
  ...tiddlewink,
  ...hungarian,
  ...french,
  ...sperr,
  ...sebastopol,
  ...fives,
  ...sevens,
  ...matador,
  ...bergen,
  ...italian,
  ...cyprus,
  ...chickenfoot,
  ...concentration,
  ...hektik,
  ...burg,
  ...dominanz,
  ...solo1,
  ...solo2,
  ...fortune,
  ...dominosa,
  ...quadrille,
  ...solo,
  ...solomino,
};

import { bergen } from '../domino/variants/bergen.ts';
import { block } from '../domino/variants/block.ts';
import { carlit } from '../domino/variants/carlit.ts';
import { chickenfoot } from '../domino/variants/chickenfoot.ts';
import { cyprus } from '../domino/variants/cyprus.ts';
import { fives } from '../domino/variants/fives.ts';
import { french } from '../domino/variants/french.ts';
import { hungarian } from '../domino/variants/hungarian.ts';
import { italian } from '../domino/variants/italian.ts';
import { matador } from '../domino/variants/matador.ts';
import { peruvian } from '../domino/variants/peruvian.ts';
import { sebastopol } from '../domino/variants/sebastopol.ts';
import { sevens } from '../domino/variants/sevens.ts';
import { sperrDomino } from '../domino/variants/sperr.ts';
import { team } from '../domino/variants/team.ts';
import { tiddlewink } from '../domino/variants/tiddlewink.ts';
import type { GameId } from '../games.ts';
import { solominoPad, soloPad } from './cards.ts';
import { dominoPad } from './domino.ts';
import { italianPad } from './italian.ts';
import type { Pad } from './pad.ts';
import { burgPad, concentrationPad, dominanzPad, hektikPad } from './points.ts';

/** A game for one needs no score pad. */
type GameForOne = 'solo1' | 'solo2' | 'fortune' | 'dominosa' | 'quadrille';

export type PadGameId = Exclude<GameId, GameForOne>;

/** The score pad of every game for several, in the order of the rule sheets. A missing one does not compile. */
export const pads: Readonly<Record<PadGameId, Pad>> = {
  carlit: dominoPad(carlit),
  block: dominoPad(block),
  peruvian: dominoPad(peruvian, { last: true }),
  team: dominoPad(team),
  tiddlewink: dominoPad(tiddlewink),
  hungarian: dominoPad(hungarian),
  french: dominoPad(french),
  sperr: dominoPad(sperrDomino),
  sebastopol: dominoPad(sebastopol),
  fives: dominoPad(fives, { notes: 'fives' }),
  sevens: dominoPad(sevens),
  matador: dominoPad(matador),
  bergen: dominoPad(bergen, { notes: 'bergen' }),
  italian: italianPad(italian),
  cyprus: dominoPad(cyprus),
  chickenfoot: dominoPad(chickenfoot, { last: true, lastIsFree: true }),
  concentration: concentrationPad,
  hektik: hektikPad,
  burg: burgPad,
  dominanz: dominanzPad,
  solo: soloPad,
  solomino: solominoPad,
};

export const isPadGame = (id: string): id is PadGameId => Object.hasOwn(pads, id);

import type { Words } from '../../words.ts';
import { events } from './events.ts';
import { labels } from './labels.ts';
import { words as options } from './options.ts';
import { pieces } from './pieces.ts';
import { refusals } from './refusals.ts';
import { shelf } from './shelf.ts';

export const words: Words = {
  shelf,
  options,
  pieces,
  labels,
  events,
  refusals,
  chapters: {
    table: () => import('./table.ts'),
    domino: () => import('./domino.ts'),
    carlit: () => import('./carlit.ts'),
    block: () => import('./block.ts'),
    peruvian: () => import('./peruvian.ts'),
    team: () => import('./team.ts'),
    tiddlewink: () => import('./tiddlewink.ts'),
    hungarian: () => import('./hungarian.ts'),
    french: () => import('./french.ts'),
    sperr: () => import('./sperr.ts'),
    sebastopol: () => import('./sebastopol.ts'),
    fives: () => import('./fives.ts'),
    sevens: () => import('./sevens.ts'),
    matador: () => import('./matador.ts'),
    bergen: () => import('./bergen.ts'),
    italian: () => import('./italian.ts'),
    cyprus: () => import('./cyprus.ts'),
    chickenfoot: () => import('./chickenfoot.ts'),
    concentration: () => import('./concentration.ts'),
    hektik: () => import('./hektik.ts'),
    burg: () => import('./burg.ts'),
    dominanz: () => import('./dominanz.ts'),
    solo1: () => import('./solo1.ts'),
    solo2: () => import('./solo2.ts'),
    fortune: () => import('./fortune.ts'),
    dominosa: () => import('./dominosa.ts'),
    quadrille: () => import('./quadrille.ts'),
    solo: () => import('./solo.ts'),
    solomino: () => import('./solomino.ts'),
  },
};

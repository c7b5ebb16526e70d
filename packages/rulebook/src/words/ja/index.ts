import type { Words } from '../words.ts';
import { labels } from './labels.ts';
import { events } from './table/events.ts';
import { shelf } from './table/game-names.ts';
import { words as options } from './table/option-names.ts';
import { pieces } from './table/pieces.ts';
import { refusals } from './table/refusals.ts';

export const words: Words = {
  shelf,
  options,
  pieces,
  labels,
  events,
  refusals,
  chapters: {
    table: () => import('./games/shared/table.ts'),
    domino: () => import('./games/shared/domino.ts'),
    carlit: () => import('./games/carlit.ts'),
    block: () => import('./games/block.ts'),
    peruvian: () => import('./games/peruvian.ts'),
    team: () => import('./games/team.ts'),
    tiddlewink: () => import('./games/tiddlewink.ts'),
    hungarian: () => import('./games/hungarian.ts'),
    french: () => import('./games/french.ts'),
    sperr: () => import('./games/sperr.ts'),
    sebastopol: () => import('./games/sebastopol.ts'),
    fives: () => import('./games/fives.ts'),
    sevens: () => import('./games/sevens.ts'),
    matador: () => import('./games/matador.ts'),
    bergen: () => import('./games/bergen.ts'),
    italian: () => import('./games/italian.ts'),
    cyprus: () => import('./games/cyprus.ts'),
    chickenfoot: () => import('./games/chickenfoot.ts'),
    concentration: () => import('./games/concentration.ts'),
    hektik: () => import('./games/hektik.ts'),
    burg: () => import('./games/burg.ts'),
    dominanz: () => import('./games/dominanz.ts'),
    solo1: () => import('./games/solo1.ts'),
    solo2: () => import('./games/solo2.ts'),
    fortune: () => import('./games/fortune.ts'),
    dominosa: () => import('./games/dominosa.ts'),
    quadrille: () => import('./games/quadrille.ts'),
    solo: () => import('./games/solo.ts'),
    solomino: () => import('./games/solomino.ts'),
  },
};

import type * as positions from '../positions/carlit.ts';
import type { Extras, PageDescriptor, RulesOn } from './descriptor.ts';

export const rules = {
  'carlit.deal': { section: 'setup', source: 'sheet', after: 'domino.deal' },
  'carlit.draw': { section: 'turn', source: 'both', after: 'domino.must' },
} as const satisfies RulesOn<'carlit'>;

export const extras = {
  adapted: {
    // Sheet 003 speaks of neither colours nor blanks.
    'domino.match': { source: 'sheet' },
  },
} as const satisfies Extras;

export const carlit: PageDescriptor<typeof rules, typeof positions, typeof extras> = {
  rules,
  ...extras,
  sheets: ['003'],
  positions: () => import('../positions/carlit.ts'),
  chapters: {
    de: () => import('../words/de/games/carlit.ts'),
    en: () => import('../words/en/games/carlit.ts'),
    fr: () => import('../words/fr/games/carlit.ts'),
    it: () => import('../words/it/games/carlit.ts'),
    ja: () => import('../words/ja/games/carlit.ts'),
  },
};

import type * as positions from '../positions/matador.ts';
import type { Extras, PageDescriptor, RulesOn } from './descriptor.ts';

export const rules = {
  'matador.deal': { section: 'setup', source: 'sheet', after: 'domino.deal' },
  'matador.sum': { section: 'turn', source: 'sheet' },
  'matador.target': { section: 'match', source: 'both' },
} as const satisfies RulesOn<'matador'>;

export const extras = {
  adapted: {
    'domino.must': { source: 'ruling' },
    'sevens.joker': { source: 'both', title: true },
    'sevens.blank': { source: 'sheet' },
  },
} as const satisfies Extras;

export const matador: PageDescriptor<typeof rules, typeof positions, typeof extras> = {
  rules,
  ...extras,
  sheets: ['002'],
  positions: () => import('../positions/matador.ts'),
  chapters: {
    de: () => import('../words/de/games/matador.ts'),
    en: () => import('../words/en/games/matador.ts'),
    fr: () => import('../words/fr/games/matador.ts'),
    it: () => import('../words/it/games/matador.ts'),
    ja: () => import('../words/ja/games/matador.ts'),
  },
};

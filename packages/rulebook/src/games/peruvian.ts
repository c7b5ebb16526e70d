import type * as positions from '../positions/peruvian.ts';
import type { Extras, PageDescriptor, RulesOn } from './descriptor.ts';

export const rules = {
  'peruvian.deal': { section: 'setup', source: 'sheet', after: 'domino.deal' },
  'peruvian.score': { section: 'scoring', source: 'both' },
  'peruvian.quadruple': { section: 'scoring', source: 'both' },
  'peruvian.secret': { section: 'scoring', source: 'both' },
  'peruvian.rounds': { section: 'match', source: 'sheet' },
} as const satisfies RulesOn<'peruvian'>;

export const extras = {
  adapted: {
    'sperr.win': { source: 'both' },
    'sperr.fail': { source: 'both' },
  },
} as const satisfies Extras;

export const peruvian: PageDescriptor<typeof rules, typeof positions, typeof extras> = {
  rules,
  ...extras,
  sheets: ['002'],
  positions: () => import('../positions/peruvian.ts'),
  chapters: {
    de: () => import('../words/de/games/peruvian.ts'),
    en: () => import('../words/en/games/peruvian.ts'),
    fr: () => import('../words/fr/games/peruvian.ts'),
    it: () => import('../words/it/games/peruvian.ts'),
    ja: () => import('../words/ja/games/peruvian.ts'),
  },
};

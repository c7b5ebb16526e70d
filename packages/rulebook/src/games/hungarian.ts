import type * as positions from '../positions/hungarian.ts';
import type { Extras, PageDescriptor, RulesOn } from './descriptor.ts';

export const rules = {
  'hungarian.deal': { section: 'setup', source: 'sheet', after: 'domino.deal' },
  'hungarian.run': { section: 'turn', source: 'both', after: 'domino.ends' },
  'hungarian.end': { section: 'end', source: 'sheet' },
  'hungarian.target': { section: 'match', source: 'sheet' },
} as const satisfies RulesOn<'hungarian'>;

export const extras = {
  tables: {
    setup: {
      rows: [
        [2, 12],
        [3, 8],
        [4, 6],
      ],
    },
  },
  adapted: {
    'domino.deal': { source: 'sheet' },
    'domino.must': { source: 'ruling' },
  },
} as const satisfies Extras;

export const hungarian: PageDescriptor<typeof rules, typeof positions, typeof extras> = {
  rules,
  ...extras,
  sheets: ['002'],
  positions: () => import('../positions/hungarian.ts'),
  chapters: {
    de: () => import('../words/de/games/hungarian.ts'),
    en: () => import('../words/en/games/hungarian.ts'),
    fr: () => import('../words/fr/games/hungarian.ts'),
    it: () => import('../words/it/games/hungarian.ts'),
    ja: () => import('../words/ja/games/hungarian.ts'),
  },
};

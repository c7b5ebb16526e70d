import type * as positions from '../positions/cyprus.ts';
import type { Extras, PageDescriptor, RulesOn } from './descriptor.ts';

export const rules = {
  'cyprus.deal': { section: 'setup', source: 'sheet', after: 'domino.deal' },
  'cyprus.open': { section: 'setup', source: 'sheet' },
  'cyprus.star': { section: 'turn', source: 'sheet', after: 'domino.match' },
  'cyprus.arms': { section: 'turn', source: 'sheet' },
  'cyprus.pass': { section: 'turn', source: 'sheet', after: 'domino.must' },
  'cyprus.score': { section: 'scoring', source: 'sheet' },
} as const satisfies RulesOn<'cyprus'>;

export const extras = {
  tables: {
    setup: {
      rows: [
        [4, 13],
        [5, 11],
        [6, 9],
        [7, 7],
        ['8–9', 6],
        [10, 5],
      ],
    },
  },
  adapted: {
    'domino.deal': { source: 'sheet' },
    'domino.ends': { source: 'sheet' },
  },
} as const satisfies Extras;

export const cyprus: PageDescriptor<typeof rules, typeof positions, typeof extras> = {
  rules,
  ...extras,
  sheets: ['002'],
  positions: () => import('../positions/cyprus.ts'),
  chapters: {
    de: () => import('../words/de/games/cyprus.ts'),
    en: () => import('../words/en/games/cyprus.ts'),
    fr: () => import('../words/fr/games/cyprus.ts'),
    it: () => import('../words/it/games/cyprus.ts'),
    ja: () => import('../words/ja/games/cyprus.ts'),
  },
};

import type * as positions from '../positions/italian.ts';
import type { Extras, PageDescriptor, RulesOn } from './descriptor.ts';

export const rules = {
  'italian.deal': { section: 'setup', source: 'sheet', after: 'domino.deal' },
  'italian.open': { section: 'setup', source: 'sheet' },
  'italian.total': { section: 'turn', source: 'sheet' },
  'italian.round': { section: 'end', source: 'ruling' },
  'italian.hit': { section: 'scoring', source: 'both' },
  'italian.over': { section: 'scoring', source: 'sheet' },
  'italian.end': { section: 'match', source: 'both' },
} as const satisfies RulesOn<'italian'>;

export const extras = {
  tables: {
    setup: {
      rows: [
        [3, 7],
        [4, 6],
        [5, 5],
      ],
    },
    scoring: {
      rows: [
        [30, 1],
        [50, 2],
        [70, 3],
        [100, 4],
        [{ word: 'nine', number: 120 }, 5],
        [{ word: 'nine', number: 150 }, 6],
      ],
    },
  },
  adapted: {
    'domino.deal': { source: 'sheet' },
    'domino.ends': { source: 'ruling', title: true },
    'domino.must': { source: 'ruling' },
    'domino.pass': { source: 'ruling' },
  },
} as const satisfies Extras;

export const italian: PageDescriptor<typeof rules, typeof positions, typeof extras> = {
  rules,
  ...extras,
  sheets: ['002'],
  positions: () => import('../positions/italian.ts'),
  chapters: {
    de: () => import('../words/de/games/italian.ts'),
    en: () => import('../words/en/games/italian.ts'),
    fr: () => import('../words/fr/games/italian.ts'),
    it: () => import('../words/it/games/italian.ts'),
    ja: () => import('../words/ja/games/italian.ts'),
  },
};

import type * as positions from '../positions/bergen.ts';
import type { Extras, PageDescriptor, RulesOn } from './descriptor.ts';

export const rules = {
  'bergen.deal': { section: 'setup', source: 'sheet', after: 'domino.deal' },
  'bergen.open': { section: 'setup', source: 'both' },
  'bergen.draw': { section: 'turn', source: 'sheet', after: 'domino.must' },
  'bergen.double': { section: 'scoring', source: 'both' },
  'bergen.triple': { section: 'scoring', source: 'sheet' },
  'bergen.highest': { section: 'scoring', source: 'both' },
  'bergen.out': { section: 'scoring', source: 'sheet' },
  'bergen.blocked': { section: 'scoring', source: 'both' },
  'bergen.target': { section: 'match', source: 'both' },
} as const satisfies RulesOn<'bergen'>;

export const extras = {
  tables: {
    scoring: {
      rows: [
        [{ word: 'opening' }, 2],
        [{ word: 'double' }, 2],
        [{ word: 'triple' }, 3],
        [{ word: 'highest' }, 2],
        [{ word: 'out' }, 2],
        [{ word: 'blocked' }, 2],
      ],
    },
  },
  adapted: {
    'domino.must': { source: 'ruling' },
    'domino.blocked': { source: 'both' },
  },
} as const satisfies Extras;

export const bergen: PageDescriptor<typeof rules, typeof positions, typeof extras> = {
  rules,
  ...extras,
  sheets: ['002'],
  positions: () => import('../positions/bergen.ts'),
  chapters: {
    de: () => import('../words/de/games/bergen.ts'),
    en: () => import('../words/en/games/bergen.ts'),
    fr: () => import('../words/fr/games/bergen.ts'),
    it: () => import('../words/it/games/bergen.ts'),
    ja: () => import('../words/ja/games/bergen.ts'),
  },
};

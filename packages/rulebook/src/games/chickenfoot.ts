import type * as positions from '../positions/chickenfoot.ts';
import type { Extras, PageDescriptor, RulesOn } from './descriptor.ts';

export const rules = {
  'chickenfoot.deal': { section: 'setup', source: 'sheet', after: 'domino.deal' },
  'chickenfoot.open': { section: 'setup', source: 'both' },
  'chickenfoot.draw': { section: 'turn', source: 'ruling', after: 'domino.must' },
  'chickenfoot.foot': { section: 'special', source: 'both' },
  'chickenfoot.toes': { section: 'special', source: 'sheet' },
  'chickenfoot.score': { section: 'scoring', source: 'sheet' },
  'chickenfoot.blank': { section: 'scoring', source: 'sheet' },
  'chickenfoot.end': { section: 'match', source: 'both' },
} as const satisfies RulesOn<'chickenfoot'>;

export const extras = {
  tables: {
    setup: {
      rows: [
        [2, 24],
        [3, 16],
        [4, 12],
        [5, 10],
        [6, 8],
        [7, 7],
      ],
    },
    scoring: {
      rows: [
        [{ word: 'ended' }, 0],
        [{ word: 'others' }, { word: 'pips' }],
        [{ word: 'blank' }, 25],
      ],
    },
  },
  adapted: {
    'domino.ends': { source: 'sheet' },
    'domino.must': { source: 'ruling' },
    'domino.blocked': { source: 'both' },
  },
} as const satisfies Extras;

export const chickenfoot: PageDescriptor<typeof rules, typeof positions, typeof extras> = {
  rules,
  ...extras,
  sheets: ['002'],
  positions: () => import('../positions/chickenfoot.ts'),
  chapters: {
    de: () => import('../words/de/games/chickenfoot.ts'),
    en: () => import('../words/en/games/chickenfoot.ts'),
    fr: () => import('../words/fr/games/chickenfoot.ts'),
    it: () => import('../words/it/games/chickenfoot.ts'),
    ja: () => import('../words/ja/games/chickenfoot.ts'),
  },
};

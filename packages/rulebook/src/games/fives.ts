import type * as positions from '../positions/fives.ts';
import type { Extras, PageDescriptor, RulesOn } from './descriptor.ts';

export const rules = {
  'fives.deal': { section: 'setup', source: 'sheet', after: 'domino.deal' },
  'fives.draw': { section: 'turn', source: 'both', after: 'domino.must' },
  'fives.score': { section: 'scoring', source: 'both' },
  'fives.out': { section: 'scoring', source: 'both' },
  'fives.target': { section: 'match', source: 'both' },
} as const satisfies RulesOn<'fives'>;

export const extras = {
  adapted: {
    'domino.ends': { source: 'both' },
  },
} as const satisfies Extras;

export const fives: PageDescriptor<typeof rules, typeof positions, typeof extras> = {
  rules,
  ...extras,
  sheets: ['002'],
  positions: () => import('../positions/fives.ts'),
  chapters: {
    de: () => import('../words/de/games/fives.ts'),
    en: () => import('../words/en/games/fives.ts'),
    fr: () => import('../words/fr/games/fives.ts'),
    it: () => import('../words/it/games/fives.ts'),
    ja: () => import('../words/ja/games/fives.ts'),
  },
};

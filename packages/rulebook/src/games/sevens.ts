import type * as positions from '../positions/sevens.ts';
import type { Extras, PageDescriptor, RulesOn } from './descriptor.ts';

export const rules = {
  'sevens.deal': { section: 'setup', source: 'sheet', after: 'domino.deal' },
  'sevens.match': { section: 'turn', source: 'sheet' },
  'sevens.draw': { section: 'turn', source: 'both', after: 'domino.must' },
  'sevens.joker': { section: 'special', source: 'both' },
  'sevens.blank': { section: 'special', source: 'sheet' },
  'sevens.score': { section: 'scoring', source: 'sheet' },
} as const satisfies RulesOn<'sevens'>;

export const extras = {
  adapted: {
    'domino.must': { source: 'ruling' },
  },
} as const satisfies Extras;

export const sevens: PageDescriptor<typeof rules, typeof positions, typeof extras> = {
  rules,
  ...extras,
  sheets: ['002'],
  positions: () => import('../positions/sevens.ts'),
  chapters: {
    de: () => import('../words/de/games/sevens.ts'),
    en: () => import('../words/en/games/sevens.ts'),
    fr: () => import('../words/fr/games/sevens.ts'),
    it: () => import('../words/it/games/sevens.ts'),
    ja: () => import('../words/ja/games/sevens.ts'),
  },
};

import type * as positions from '../positions/tiddlewink.ts';
import type { Extras, PageDescriptor, RulesOn } from './descriptor.ts';

export const rules = {
  'tiddlewink.deal': { section: 'setup', source: 'sheet', after: 'domino.deal' },
  'tiddlewink.double': { section: 'special', source: 'both' },
} as const satisfies RulesOn<'tiddlewink'>;

export const extras = {
  adapted: {
    'domino.must': { source: 'ruling' },
  },
} as const satisfies Extras;

export const tiddlewink: PageDescriptor<typeof rules, typeof positions, typeof extras> = {
  rules,
  ...extras,
  sheets: ['002'],
  positions: () => import('../positions/tiddlewink.ts'),
  chapters: {
    de: () => import('../words/de/games/tiddlewink.ts'),
    en: () => import('../words/en/games/tiddlewink.ts'),
    fr: () => import('../words/fr/games/tiddlewink.ts'),
    it: () => import('../words/it/games/tiddlewink.ts'),
    ja: () => import('../words/ja/games/tiddlewink.ts'),
  },
};

import type * as positions from '../positions/french.ts';
import type { Extras, PageDescriptor, RulesOn } from './descriptor.ts';

export const rules = {
  'french.deal': { section: 'setup', source: 'sheet', after: 'domino.deal' },
  'french.open': { section: 'setup', source: 'both' },
  'french.layers': { section: 'turn', source: 'sheet', after: 'domino.match' },
  'french.cannot': { section: 'turn', source: 'both', after: 'domino.must' },
  'french.end': { section: 'end', source: 'both' },
} as const satisfies RulesOn<'french'>;

export const extras = {
  adapted: {
    'domino.match': { source: 'sheet' },
    'domino.ends': { source: 'sheet' },
  },
} as const satisfies Extras;

export const french: PageDescriptor<typeof rules, typeof positions, typeof extras> = {
  rules,
  ...extras,
  sheets: ['002'],
  positions: () => import('../positions/french.ts'),
  chapters: {
    de: () => import('../words/de/games/french.ts'),
    en: () => import('../words/en/games/french.ts'),
    fr: () => import('../words/fr/games/french.ts'),
    it: () => import('../words/it/games/french.ts'),
    ja: () => import('../words/ja/games/french.ts'),
  },
};

import type * as positions from '../positions/burg.ts';
import type { Extras, PageDescriptor, RulesOn } from './descriptor.ts';

export const rules = {
  'burg.deal': { section: 'setup', source: 'sheet' },
  'burg.turn': { section: 'turn', source: 'sheet' },
  'burg.draw': { section: 'turn', source: 'both' },
  'burg.place': { section: 'turn', source: 'sheet' },
  'burg.chain.first': { section: 'turn', source: 'both' },
  'burg.chain.next': { section: 'turn', source: 'both' },
  'burg.chain.min': { section: 'turn', source: 'sheet' },
  'burg.chain.rest': { section: 'turn', source: 'both' },
  'burg.end': { section: 'end', source: 'sheet' },
  'burg.score': { section: 'scoring', source: 'both' },
} as const satisfies RulesOn<'burg'>;

export const extras = {
  tables: {
    scoring: {
      rows: [
        [1, 1],
        [2, 3],
        [3, 6],
        [4, 10],
        [{ word: 'further' }, 15],
      ],
    },
  },
} as const satisfies Extras;

export const burg: PageDescriptor<typeof rules, typeof positions, typeof extras> = {
  rules,
  ...extras,
  sheets: ['002'],
  positions: () => import('../positions/burg.ts'),
  chapters: {
    de: () => import('../words/de/games/burg.ts'),
    en: () => import('../words/en/games/burg.ts'),
    fr: () => import('../words/fr/games/burg.ts'),
    it: () => import('../words/it/games/burg.ts'),
    ja: () => import('../words/ja/games/burg.ts'),
  },
};

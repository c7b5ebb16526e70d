import type * as positions from '../positions/fortune.ts';
import type { PageDescriptor, RulesOn } from './descriptor.ts';

export const rules = {
  'fortune.remove': { section: 'setup', source: 'sheet' },
  'fortune.chain': { section: 'turn', source: 'sheet' },
  'fortune.reveal': { section: 'end', source: 'both' },
  'fortune.set': { section: 'rare', source: 'ruling' },
} as const satisfies RulesOn<'fortune'>;

export const fortune: PageDescriptor<typeof rules, typeof positions> = {
  rules,
  sheets: ['002'],
  positions: () => import('../positions/fortune.ts'),
  chapters: {
    de: () => import('../words/de/games/fortune.ts'),
    en: () => import('../words/en/games/fortune.ts'),
    fr: () => import('../words/fr/games/fortune.ts'),
    it: () => import('../words/it/games/fortune.ts'),
    ja: () => import('../words/ja/games/fortune.ts'),
  },
};

import type * as positions from '../positions/french.ts';
import type { PageDescriptor, RulesOn } from './descriptor.ts';

export const rules = {
  'french.deal': { section: 'setup', source: 'sheet' },
  'french.open': { section: 'setup', source: 'both' },
  'french.layers': { section: 'turn', source: 'sheet' },
  'french.cannot': { section: 'special', source: 'both' },
  'french.end': { section: 'end', source: 'both' },
} as const satisfies RulesOn<'french'>;

export const french: PageDescriptor<typeof rules, typeof positions> = {
  rules,
  positions: () => import('../positions/french.ts'),
  chapters: {
    de: () => import('../words/de/games/french.ts'),
    en: () => import('../words/en/games/french.ts'),
    fr: () => import('../words/fr/games/french.ts'),
    it: () => import('../words/it/games/french.ts'),
    ja: () => import('../words/ja/games/french.ts'),
  },
};

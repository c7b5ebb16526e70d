import type * as positions from '../positions/cyprus.ts';
import type { PageDescriptor, RulesOn } from './descriptor.ts';

export const rules = {
  'cyprus.deal': { section: 'setup', source: 'sheet' },
  'cyprus.open': { section: 'setup', source: 'sheet' },
  'cyprus.star': { section: 'turn', source: 'sheet' },
  'cyprus.arms': { section: 'turn', source: 'sheet' },
  'cyprus.pass': { section: 'turn', source: 'sheet' },
  'cyprus.score': { section: 'scoring', source: 'sheet' },
} as const satisfies RulesOn<'cyprus'>;

export const cyprus: PageDescriptor<typeof rules, typeof positions> = {
  rules,
  positions: () => import('../positions/cyprus.ts'),
  chapters: {
    de: () => import('../words/de/games/cyprus.ts'),
    en: () => import('../words/en/games/cyprus.ts'),
    fr: () => import('../words/fr/games/cyprus.ts'),
    it: () => import('../words/it/games/cyprus.ts'),
    ja: () => import('../words/ja/games/cyprus.ts'),
  },
};

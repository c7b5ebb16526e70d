import type * as positions from '../positions/solo2.ts';
import type { PageDescriptor, RulesOn } from './descriptor.ts';

export const rules = {
  'solo2.deal': { section: 'setup', source: 'sheet' },
  'solo2.line': { section: 'turn', source: 'sheet' },
  'solo2.refill': { section: 'turn', source: 'sheet' },
  'solo2.win': { section: 'end', source: 'both' },
} as const satisfies RulesOn<'solo2'>;

export const solo2: PageDescriptor<typeof rules, typeof positions> = {
  rules,
  sheets: ['002'],
  positions: () => import('../positions/solo2.ts'),
  chapters: {
    de: () => import('../words/de/games/solo2.ts'),
    en: () => import('../words/en/games/solo2.ts'),
    fr: () => import('../words/fr/games/solo2.ts'),
    it: () => import('../words/it/games/solo2.ts'),
    ja: () => import('../words/ja/games/solo2.ts'),
  },
};

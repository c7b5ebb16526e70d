import type * as positions from '../positions/sebastopol.ts';
import type { PageDescriptor, RulesOn } from './descriptor.ts';

export const rules = {
  'sebastopol.deal': { section: 'setup', source: 'sheet' },
  'sebastopol.open': { section: 'setup', source: 'sheet' },
  'sebastopol.arms': { section: 'turn', source: 'sheet' },
} as const satisfies RulesOn<'sebastopol'>;

export const sebastopol: PageDescriptor<typeof rules, typeof positions> = {
  rules,
  positions: () => import('../positions/sebastopol.ts'),
  chapters: {
    de: () => import('../words/de/games/sebastopol.ts'),
    en: () => import('../words/en/games/sebastopol.ts'),
    fr: () => import('../words/fr/games/sebastopol.ts'),
    it: () => import('../words/it/games/sebastopol.ts'),
    ja: () => import('../words/ja/games/sebastopol.ts'),
  },
};

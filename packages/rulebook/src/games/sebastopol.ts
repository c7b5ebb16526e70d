import type * as positions from '../positions/sebastopol.ts';
import type { Extras, PageDescriptor, RulesOn } from './descriptor.ts';

export const rules = {
  'sebastopol.deal': { section: 'setup', source: 'sheet', after: 'domino.deal' },
  'sebastopol.open': { section: 'setup', source: 'sheet' },
  'sebastopol.arms': { section: 'turn', source: 'sheet', after: 'domino.match' },
} as const satisfies RulesOn<'sebastopol'>;

export const extras = {
  adapted: {
    'domino.deal': { source: 'sheet' },
    'domino.ends': { source: 'sheet' },
  },
} as const satisfies Extras;

export const sebastopol: PageDescriptor<typeof rules, typeof positions, typeof extras> = {
  rules,
  ...extras,
  sheets: ['002'],
  positions: () => import('../positions/sebastopol.ts'),
  chapters: {
    de: () => import('../words/de/games/sebastopol.ts'),
    en: () => import('../words/en/games/sebastopol.ts'),
    fr: () => import('../words/fr/games/sebastopol.ts'),
    it: () => import('../words/it/games/sebastopol.ts'),
    ja: () => import('../words/ja/games/sebastopol.ts'),
  },
};

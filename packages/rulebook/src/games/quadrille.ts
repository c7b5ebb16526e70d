import type * as positions from '../positions/quadrille.ts';
import type { PageDescriptor, RulesOn } from './descriptor.ts';

export const rules = {
  'quadrille.shape': { section: 'setup', source: 'sheet' },
  'quadrille.goal': { section: 'turn', source: 'sheet' },
} as const satisfies RulesOn<'quadrille'>;

export const quadrille: PageDescriptor<typeof rules, typeof positions> = {
  rules,
  sheets: ['002'],
  positions: () => import('../positions/quadrille.ts'),
  chapters: {
    de: () => import('../words/de/games/quadrille.ts'),
    en: () => import('../words/en/games/quadrille.ts'),
    fr: () => import('../words/fr/games/quadrille.ts'),
    it: () => import('../words/it/games/quadrille.ts'),
    ja: () => import('../words/ja/games/quadrille.ts'),
  },
};

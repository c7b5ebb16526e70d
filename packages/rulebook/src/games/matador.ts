import type * as positions from '../positions/matador.ts';
import type { PageDescriptor, RulesOn } from './descriptor.ts';

export const rules = {
  'matador.deal': { section: 'setup', source: 'sheet' },
  'matador.sum': { section: 'turn', source: 'sheet' },
  'matador.target': { section: 'end', source: 'sheet' },
} as const satisfies RulesOn<'matador'>;

export const matador: PageDescriptor<typeof rules, typeof positions> = {
  rules,
  positions: () => import('../positions/matador.ts'),
  chapters: {
    de: () => import('../words/de/games/matador.ts'),
    en: () => import('../words/en/games/matador.ts'),
    fr: () => import('../words/fr/games/matador.ts'),
    it: () => import('../words/it/games/matador.ts'),
    ja: () => import('../words/ja/games/matador.ts'),
  },
};

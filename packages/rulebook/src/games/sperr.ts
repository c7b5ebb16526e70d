import type * as positions from '../positions/sperr.ts';
import type { PageDescriptor, RulesOn } from './descriptor.ts';

export const rules = {
  'sperr.lock': { section: 'turn', source: 'both', after: 'domino.must' },
  'sperr.win': { section: 'scoring', source: 'both' },
  'sperr.fail': { section: 'scoring', source: 'both' },
} as const satisfies RulesOn<'sperr'>;

export const sperr: PageDescriptor<typeof rules, typeof positions> = {
  rules,
  sheets: ['002'],
  optional: true,
  positions: () => import('../positions/sperr.ts'),
  chapters: {
    de: () => import('../words/de/games/sperr.ts'),
    en: () => import('../words/en/games/sperr.ts'),
    fr: () => import('../words/fr/games/sperr.ts'),
    it: () => import('../words/it/games/sperr.ts'),
    ja: () => import('../words/ja/games/sperr.ts'),
  },
};

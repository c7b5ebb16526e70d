import type * as positions from '../positions/peruvian.ts';
import type { PageDescriptor, RulesOn } from './descriptor.ts';

export const rules = {
  'peruvian.deal': { section: 'setup', source: 'sheet' },
  'peruvian.score': { section: 'scoring', source: 'sheet' },
  'peruvian.quadruple': { section: 'scoring', source: 'sheet' },
  'peruvian.rounds': { section: 'end', source: 'sheet' },
  'peruvian.secret': { section: 'special', source: 'sheet' },
} as const satisfies RulesOn<'peruvian'>;

export const peruvian: PageDescriptor<typeof rules, typeof positions> = {
  rules,
  positions: () => import('../positions/peruvian.ts'),
  chapters: {
    de: () => import('../words/de/games/peruvian.ts'),
    en: () => import('../words/en/games/peruvian.ts'),
    fr: () => import('../words/fr/games/peruvian.ts'),
    it: () => import('../words/it/games/peruvian.ts'),
    ja: () => import('../words/ja/games/peruvian.ts'),
  },
};

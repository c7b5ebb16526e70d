import type * as positions from '../positions/hungarian.ts';
import type { PageDescriptor, RulesOn } from './descriptor.ts';

export const rules = {
  'hungarian.deal': { section: 'setup', source: 'sheet' },
  'hungarian.run': { section: 'turn', source: 'both' },
  'hungarian.end': { section: 'end', source: 'sheet' },
  'hungarian.target': { section: 'end', source: 'sheet' },
} as const satisfies RulesOn<'hungarian'>;

export const hungarian: PageDescriptor<typeof rules, typeof positions> = {
  rules,
  positions: () => import('../positions/hungarian.ts'),
  chapters: {
    de: () => import('../words/de/games/hungarian.ts'),
    en: () => import('../words/en/games/hungarian.ts'),
    fr: () => import('../words/fr/games/hungarian.ts'),
    it: () => import('../words/it/games/hungarian.ts'),
    ja: () => import('../words/ja/games/hungarian.ts'),
  },
};

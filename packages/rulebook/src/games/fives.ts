import type * as positions from '../positions/fives.ts';
import type { PageDescriptor, RulesOn } from './descriptor.ts';

export const rules = {
  'fives.deal': { section: 'setup', source: 'sheet' },
  'fives.score': { section: 'scoring', source: 'both' },
  'fives.draw': { section: 'turn', source: 'both' },
  'fives.out': { section: 'scoring', source: 'both' },
  'fives.target': { section: 'end', source: 'both' },
} as const satisfies RulesOn<'fives'>;

export const fives: PageDescriptor<typeof rules, typeof positions> = {
  rules,
  positions: () => import('../positions/fives.ts'),
  chapters: {
    de: () => import('../words/de/games/fives.ts'),
    en: () => import('../words/en/games/fives.ts'),
    fr: () => import('../words/fr/games/fives.ts'),
    it: () => import('../words/it/games/fives.ts'),
    ja: () => import('../words/ja/games/fives.ts'),
  },
};

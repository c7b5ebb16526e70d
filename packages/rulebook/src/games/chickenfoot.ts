import type * as positions from '../positions/chickenfoot.ts';
import type { PageDescriptor, RulesOn } from './descriptor.ts';

export const rules = {
  'chickenfoot.deal': { section: 'setup', source: 'sheet' },
  'chickenfoot.open': { section: 'setup', source: 'both' },
  'chickenfoot.foot': { section: 'special', source: 'sheet' },
  'chickenfoot.toes': { section: 'special', source: 'sheet' },
  'chickenfoot.draw': { section: 'turn', source: 'ruling' },
  'chickenfoot.score': { section: 'scoring', source: 'sheet' },
  'chickenfoot.blank': { section: 'scoring', source: 'sheet' },
  'chickenfoot.end': { section: 'end', source: 'sheet' },
} as const satisfies RulesOn<'chickenfoot'>;

export const chickenfoot: PageDescriptor<typeof rules, typeof positions> = {
  rules,
  positions: () => import('../positions/chickenfoot.ts'),
  chapters: {
    de: () => import('../words/de/games/chickenfoot.ts'),
    en: () => import('../words/en/games/chickenfoot.ts'),
    fr: () => import('../words/fr/games/chickenfoot.ts'),
    it: () => import('../words/it/games/chickenfoot.ts'),
    ja: () => import('../words/ja/games/chickenfoot.ts'),
  },
};

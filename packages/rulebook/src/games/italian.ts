import type * as positions from '../positions/italian.ts';
import type { PageDescriptor, RulesOn } from './descriptor.ts';

export const rules = {
  'italian.deal': { section: 'setup', source: 'sheet' },
  'italian.open': { section: 'setup', source: 'sheet' },
  'italian.total': { section: 'turn', source: 'sheet' },
  'italian.hit': { section: 'scoring', source: 'both' },
  'italian.over': { section: 'special', source: 'sheet' },
  'italian.round': { section: 'end', source: 'ruling' },
  'italian.end': { section: 'end', source: 'sheet' },
} as const satisfies RulesOn<'italian'>;

export const italian: PageDescriptor<typeof rules, typeof positions> = {
  rules,
  positions: () => import('../positions/italian.ts'),
  chapters: {
    de: () => import('../words/de/games/italian.ts'),
    en: () => import('../words/en/games/italian.ts'),
    fr: () => import('../words/fr/games/italian.ts'),
    it: () => import('../words/it/games/italian.ts'),
    ja: () => import('../words/ja/games/italian.ts'),
  },
};

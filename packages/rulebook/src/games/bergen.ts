import type * as positions from '../positions/bergen.ts';
import type { PageDescriptor, RulesOn } from './descriptor.ts';

export const rules = {
  'bergen.deal': { section: 'setup', source: 'sheet' },
  'bergen.open': { section: 'setup', source: 'both' },
  'bergen.highest': { section: 'scoring', source: 'both' },
  'bergen.double': { section: 'scoring', source: 'sheet' },
  'bergen.triple': { section: 'scoring', source: 'sheet' },
  'bergen.draw': { section: 'turn', source: 'sheet' },
  'bergen.out': { section: 'scoring', source: 'sheet' },
  'bergen.blocked': { section: 'end', source: 'both' },
  'bergen.target': { section: 'end', source: 'sheet' },
} as const satisfies RulesOn<'bergen'>;

export const bergen: PageDescriptor<typeof rules, typeof positions> = {
  rules,
  positions: () => import('../positions/bergen.ts'),
  chapters: {
    de: () => import('../words/de/games/bergen.ts'),
    en: () => import('../words/en/games/bergen.ts'),
    fr: () => import('../words/fr/games/bergen.ts'),
    it: () => import('../words/it/games/bergen.ts'),
    ja: () => import('../words/ja/games/bergen.ts'),
  },
};

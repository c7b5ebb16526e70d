import type * as positions from '../positions/team.ts';
import type { PageDescriptor, RulesOn } from './descriptor.ts';

export const rules = {
  'team.deal': { section: 'setup', source: 'sheet' },
  'team.pairing': { section: 'setup', source: 'both' },
  'team.score': { section: 'scoring', source: 'ruling' },
  'team.talk': { section: 'special', source: 'sheet' },
} as const satisfies RulesOn<'team'>;

export const team: PageDescriptor<typeof rules, typeof positions> = {
  rules,
  positions: () => import('../positions/team.ts'),
  chapters: {
    de: () => import('../words/de/games/team.ts'),
    en: () => import('../words/en/games/team.ts'),
    fr: () => import('../words/fr/games/team.ts'),
    it: () => import('../words/it/games/team.ts'),
    ja: () => import('../words/ja/games/team.ts'),
  },
};

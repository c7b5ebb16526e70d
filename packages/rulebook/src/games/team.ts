import type * as positions from '../positions/team.ts';
import type { Extras, PageDescriptor, RulesOn } from './descriptor.ts';

export const rules = {
  'team.deal': { section: 'setup', source: 'sheet', after: 'domino.deal' },
  'team.pairing': { section: 'setup', source: 'both' },
  'team.talk': { section: 'setup', source: 'both' },
  'team.score': { section: 'scoring', source: 'ruling' },
} as const satisfies RulesOn<'team'>;

export const extras = {
  adapted: {
    'domino.blocked': { source: 'both' },
    'sperr.win': { source: 'both' },
    'sperr.fail': { source: 'both' },
  },
} as const satisfies Extras;

export const team: PageDescriptor<typeof rules, typeof positions, typeof extras> = {
  rules,
  ...extras,
  sheets: ['002'],
  positions: () => import('../positions/team.ts'),
  chapters: {
    de: () => import('../words/de/games/team.ts'),
    en: () => import('../words/en/games/team.ts'),
    fr: () => import('../words/fr/games/team.ts'),
    it: () => import('../words/it/games/team.ts'),
    ja: () => import('../words/ja/games/team.ts'),
  },
};

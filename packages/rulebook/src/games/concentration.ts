import type * as positions from '../positions/concentration.ts';
import type { PageDescriptor, RulesOn } from './descriptor.ts';

export const rules = {
  'concentration.layout': { section: 'setup', source: 'sheet' },
  'concentration.turn': { section: 'turn', source: 'sheet' },
  'concentration.pair': { section: 'turn', source: 'both' },
  'concentration.round': { section: 'end', source: 'ruling' },
  'concentration.score': { section: 'scoring', source: 'sheet' },
  'concentration.target': { section: 'match', source: 'sheet' },
  'concentration.order': { section: 'rare', source: 'ruling' },
} as const satisfies RulesOn<'concentration'>;

export const concentration: PageDescriptor<typeof rules, typeof positions> = {
  rules,
  sheets: ['002'],
  positions: () => import('../positions/concentration.ts'),
  chapters: {
    de: () => import('../words/de/games/concentration.ts'),
    en: () => import('../words/en/games/concentration.ts'),
    fr: () => import('../words/fr/games/concentration.ts'),
    it: () => import('../words/it/games/concentration.ts'),
    ja: () => import('../words/ja/games/concentration.ts'),
  },
};

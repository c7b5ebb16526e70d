import type * as positions from '../positions/block.ts';
import type { PageDescriptor, RulesOn } from './descriptor.ts';

export const rules = {
  'block.deal': { section: 'setup', source: 'sheet', after: 'domino.deal' },
  'block.draw': { section: 'turn', source: 'both', after: 'domino.must' },
} as const satisfies RulesOn<'block'>;

export const block: PageDescriptor<typeof rules, typeof positions> = {
  rules,
  sheets: ['002'],
  positions: () => import('../positions/block.ts'),
  chapters: {
    de: () => import('../words/de/games/block.ts'),
    en: () => import('../words/en/games/block.ts'),
    fr: () => import('../words/fr/games/block.ts'),
    it: () => import('../words/it/games/block.ts'),
    ja: () => import('../words/ja/games/block.ts'),
  },
};

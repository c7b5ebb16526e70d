import type * as positions from '../positions/block.ts';
import type { PageDescriptor, RulesOn } from './descriptor.ts';

export const rules = {
  'block.deal': { section: 'setup', source: 'sheet' },
  'block.draw': { section: 'turn', source: 'sheet' },
} as const satisfies RulesOn<'block'>;

export const block: PageDescriptor<typeof rules, typeof positions> = {
  rules,
  positions: () => import('../positions/block.ts'),
  chapters: {
    de: () => import('../words/de/games/block.ts'),
    en: () => import('../words/en/games/block.ts'),
    fr: () => import('../words/fr/games/block.ts'),
    it: () => import('../words/it/games/block.ts'),
    ja: () => import('../words/ja/games/block.ts'),
  },
};

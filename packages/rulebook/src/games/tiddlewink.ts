import type * as positions from '../positions/tiddlewink.ts';
import type { PageDescriptor, RulesOn } from './descriptor.ts';

export const rules = {
  'tiddlewink.deal': { section: 'setup', source: 'sheet' },
  'tiddlewink.double': { section: 'special', source: 'sheet' },
} as const satisfies RulesOn<'tiddlewink'>;

export const tiddlewink: PageDescriptor<typeof rules, typeof positions> = {
  rules,
  positions: () => import('../positions/tiddlewink.ts'),
  chapters: {
    de: () => import('../words/de/games/tiddlewink.ts'),
    en: () => import('../words/en/games/tiddlewink.ts'),
    fr: () => import('../words/fr/games/tiddlewink.ts'),
    it: () => import('../words/it/games/tiddlewink.ts'),
    ja: () => import('../words/ja/games/tiddlewink.ts'),
  },
};

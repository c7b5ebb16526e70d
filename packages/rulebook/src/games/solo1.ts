import type * as positions from '../positions/solo1.ts';
import type { PageDescriptor, RulesOn } from './descriptor.ts';

export const rules = {
  'solo1.layout': { section: 'setup', source: 'sheet' },
  'solo1.start': { section: 'turn', source: 'sheet' },
  'solo1.take': { section: 'turn', source: 'sheet' },
  'solo1.line': { section: 'turn', source: 'sheet' },
  'solo1.win': { section: 'end', source: 'sheet' },
} as const satisfies RulesOn<'solo1'>;

export const solo1: PageDescriptor<typeof rules, typeof positions> = {
  rules,
  sheets: ['002'],
  positions: () => import('../positions/solo1.ts'),
  chapters: {
    de: () => import('../words/de/games/solo1.ts'),
    en: () => import('../words/en/games/solo1.ts'),
    fr: () => import('../words/fr/games/solo1.ts'),
    it: () => import('../words/it/games/solo1.ts'),
    ja: () => import('../words/ja/games/solo1.ts'),
  },
};

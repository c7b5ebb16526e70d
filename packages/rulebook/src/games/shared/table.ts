import type * as positions from '../../positions/shared/table.ts';
import type { PageDescriptor, RulesOn } from '../descriptor.ts';

export const rules = {
  'table.phase': { section: 'turn', source: 'ruling' },
  'table.turn': { section: 'turn', source: 'ruling' },
  'table.move': { section: 'turn', source: 'ruling' },
  'table.piece': { section: 'turn', source: 'ruling' },
} as const satisfies RulesOn<'table'>;

export const table: PageDescriptor<typeof rules, typeof positions> = {
  rules,
  sheets: [],
  positions: () => import('../../positions/shared/table.ts'),
  chapters: {
    de: () => import('../../words/de/games/shared/table.ts'),
    en: () => import('../../words/en/games/shared/table.ts'),
    fr: () => import('../../words/fr/games/shared/table.ts'),
    it: () => import('../../words/it/games/shared/table.ts'),
    ja: () => import('../../words/ja/games/shared/table.ts'),
  },
};

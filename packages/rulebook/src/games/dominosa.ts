import type * as positions from '../positions/dominosa.ts';
import type { PageDescriptor, RulesOn } from './descriptor.ts';

export const rules = {
  'dominosa.setup': { section: 'setup', source: 'sheet' },
  'dominosa.shape': { section: 'setup', source: 'both' },
  'dominosa.unique': { section: 'setup', source: 'ruling' },
  'dominosa.goal': { section: 'turn', source: 'both' },
} as const satisfies RulesOn<'dominosa'>;

export const dominosa: PageDescriptor<typeof rules, typeof positions> = {
  rules,
  sheets: ['002'],
  positions: () => import('../positions/dominosa.ts'),
  chapters: {
    de: () => import('../words/de/games/dominosa.ts'),
    en: () => import('../words/en/games/dominosa.ts'),
    fr: () => import('../words/fr/games/dominosa.ts'),
    it: () => import('../words/it/games/dominosa.ts'),
    ja: () => import('../words/ja/games/dominosa.ts'),
  },
};

import type * as positions from '../positions/dominanz.ts';
import type { PageDescriptor, RulesOn } from './descriptor.ts';

export const rules = {
  'dominanz.layout': { section: 'setup', source: 'sheet' },
  'dominanz.take': { section: 'turn', source: 'sheet' },
  'dominanz.prescribe': { section: 'turn', source: 'both' },
  'dominanz.end': { section: 'end', source: 'sheet' },
  'dominanz.score': { section: 'scoring', source: 'sheet' },
} as const satisfies RulesOn<'dominanz'>;

export const dominanz: PageDescriptor<typeof rules, typeof positions> = {
  rules,
  sheets: ['002'],
  positions: () => import('../positions/dominanz.ts'),
  chapters: {
    de: () => import('../words/de/games/dominanz.ts'),
    en: () => import('../words/en/games/dominanz.ts'),
    fr: () => import('../words/fr/games/dominanz.ts'),
    it: () => import('../words/it/games/dominanz.ts'),
    ja: () => import('../words/ja/games/dominanz.ts'),
  },
};

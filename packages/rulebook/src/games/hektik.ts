import type * as positions from '../positions/hektik.ts';
import type { PageDescriptor, RulesOn } from './descriptor.ts';

export const rules = {
  'hektik.layout': { section: 'setup', source: 'sheet' },
  'hektik.reveal': { section: 'turn', source: 'sheet' },
  'hektik.race': { section: 'turn', source: 'both' },
  'hektik.shared': { section: 'turn', source: 'ruling' },
  'hektik.goal': { section: 'end', source: 'sheet' },
  'hektik.stuck': { section: 'end', source: 'ruling' },
  'hektik.score': { section: 'scoring', source: 'sheet' },
} as const satisfies RulesOn<'hektik'>;

export const hektik: PageDescriptor<typeof rules, typeof positions> = {
  rules,
  positions: () => import('../positions/hektik.ts'),
  chapters: {
    de: () => import('../words/de/games/hektik.ts'),
    en: () => import('../words/en/games/hektik.ts'),
    fr: () => import('../words/fr/games/hektik.ts'),
    it: () => import('../words/it/games/hektik.ts'),
    ja: () => import('../words/ja/games/hektik.ts'),
  },
};

import type * as positions from '../positions/hektik.ts';
import type { Extras, PageDescriptor, RulesOn } from './descriptor.ts';

export const rules = {
  'hektik.layout': { section: 'setup', source: 'sheet' },
  'hektik.reveal': { section: 'turn', source: 'sheet' },
  'hektik.race': { section: 'turn', source: 'both' },
  'hektik.goal': { section: 'turn', source: 'sheet' },
  'hektik.shared': { section: 'turn', source: 'ruling' },
  'hektik.stuck': { section: 'end', source: 'ruling' },
  'hektik.score': { section: 'scoring', source: 'sheet' },
} as const satisfies RulesOn<'hektik'>;

export const extras = {
  tables: {
    scoring: {
      rows: [
        ['0–3', 3],
        ['4–6', 4],
        ['7–9', 5],
      ],
    },
  },
} as const satisfies Extras;

export const hektik: PageDescriptor<typeof rules, typeof positions, typeof extras> = {
  rules,
  ...extras,
  sheets: ['002'],
  positions: () => import('../positions/hektik.ts'),
  chapters: {
    de: () => import('../words/de/games/hektik.ts'),
    en: () => import('../words/en/games/hektik.ts'),
    fr: () => import('../words/fr/games/hektik.ts'),
    it: () => import('../words/it/games/hektik.ts'),
    ja: () => import('../words/ja/games/hektik.ts'),
  },
};

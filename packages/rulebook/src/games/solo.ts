import type * as positions from '../positions/solo/index.ts';
import type { Extras, PageDescriptor, RulesOn } from './descriptor.ts';

export const rules = {
  'solo.deal': { section: 'setup', source: 'sheet' },
  'solo.start': { section: 'setup', source: 'both' },
  'solo.match': { section: 'turn', source: 'sheet' },
  'solo.black': { section: 'turn', source: 'both' },
  'solo.draw': { section: 'turn', source: 'sheet' },
  'solo.skip': { section: 'special', source: 'sheet', folded: true },
  'solo.reverse': { section: 'special', source: 'both', folded: true },
  'solo.draw2': { section: 'special', source: 'sheet', folded: true },
  'solo.swap': { section: 'special', source: 'sheet', folded: true },
  'solo.wild': { section: 'special', source: 'sheet', folded: true },
  'solo.wild4': { section: 'special', source: 'sheet', folded: true },
  'solo.rotate': { section: 'special', source: 'both', folded: true },
  'solo.debt': { section: 'special', source: 'both', folded: true },
  'solo.debt.turn': { section: 'special', source: 'sheet', folded: true },
  'solo.interject': { section: 'interject', source: 'both' },
  'solo.call': { section: 'call', source: 'both' },
  'solo.out': { section: 'end', source: 'sheet' },
  'solo.score': { section: 'scoring', source: 'sheet' },
  'solo.end': { section: 'match', source: 'sheet' },
  'solo.start.action': { section: 'rare', source: 'both' },
  'solo.reshuffle': { section: 'rare', source: 'ruling' },
} as const satisfies RulesOn<'solo'>;

export const extras = {
  tables: {
    special: {
      rows: [
        [{ rule: 'solo.skip', piece: 'r:skip' }, { word: 'skip' }],
        [{ rule: 'solo.reverse', piece: 'g:reverse' }, { word: 'reverse' }],
        [{ rule: 'solo.draw2', piece: 'b:draw2' }, { word: 'draw2' }],
        [{ rule: 'solo.swap', piece: 'y:swap' }, { word: 'swap' }],
        [{ rule: 'solo.wild', piece: 'wild' }, { word: 'wild' }],
        [{ rule: 'solo.wild4', piece: 'wild4' }, { word: 'wild4' }],
        [{ rule: 'solo.rotate', piece: 'rotate' }, { word: 'rotate' }],
      ],
    },
    scoring: {
      rows: [
        [{ word: 'numbers' }, '1–9'],
        [{ rule: 'solo.reverse', piece: 'g:reverse' }, 10],
        [{ rule: 'solo.skip', piece: 'r:skip' }, 20],
        [{ rule: 'solo.draw2', piece: 'b:draw2' }, 30],
        [{ rule: 'solo.swap', piece: 'y:swap' }, 30],
        [{ rule: 'solo.rotate', piece: 'rotate' }, 40],
        [{ rule: 'solo.wild', piece: 'wild' }, 40],
        [{ rule: 'solo.wild4', piece: 'wild4' }, 50],
      ],
    },
  },
} as const satisfies Extras;

export const solo: PageDescriptor<typeof rules, typeof positions, typeof extras> = {
  rules,
  ...extras,
  sheets: ['001'],
  cards: true,
  positions: () => import('../positions/solo/index.ts'),
  chapters: {
    de: () => import('../words/de/games/solo.ts'),
    en: () => import('../words/en/games/solo.ts'),
    fr: () => import('../words/fr/games/solo.ts'),
    it: () => import('../words/it/games/solo.ts'),
    ja: () => import('../words/ja/games/solo.ts'),
  },
};

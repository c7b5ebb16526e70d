import type * as positions from '../positions/solomino/index.ts';
import type { Extras, PageDescriptor, RulesOn } from './descriptor.ts';

export const rules = {
  'solomino.deal': { section: 'setup', source: 'both' },
  'solomino.start': { section: 'setup', source: 'both' },
  'solomino.match': { section: 'turn', source: 'sheet' },
  'solomino.overlap': { section: 'turn', source: 'sheet' },
  'solomino.draw': { section: 'turn', source: 'sheet' },
  'solomino.action': { section: 'special', source: 'sheet' },
  'solomino.skip': { section: 'special', source: 'sheet', folded: true },
  'solomino.reverse': { section: 'special', source: 'sheet', folded: true },
  'solomino.draw1': { section: 'special', source: 'both', folded: true },
  'solomino.draw1.turn': { section: 'special', source: 'sheet', folded: true },
  'solomino.swap': { section: 'special', source: 'both', folded: true },
  'solomino.rotate': { section: 'special', source: 'sheet', folded: true },
  'solomino.ask': { section: 'special', source: 'sheet', folded: true },
  'solomino.ask.must': { section: 'special', source: 'sheet', folded: true },
  'solomino.ask.take': { section: 'special', source: 'sheet', folded: true },
  'solomino.interject': { section: 'interject', source: 'both' },
  'solomino.interject.ask': { section: 'interject', source: 'sheet' },
  'solomino.call': { section: 'call', source: 'both' },
  'solomino.out': { section: 'end', source: 'sheet' },
  'solomino.rounds': { section: 'scoring', source: 'sheet' },
  'solomino.exhausted': { section: 'rare', source: 'both' },
  'solomino.exhausted.debt': { section: 'rare', source: 'both' },
  'solomino.ask.quiet': { section: 'rare', source: 'ruling' },
  'solomino.ask.out': { section: 'rare', source: 'ruling' },
} as const satisfies RulesOn<'solomino'>;

export const extras = {
  tables: {
    special: {
      rows: [
        [{ rule: 'solomino.skip', piece: 'r:skip' }, { word: 'skip' }],
        [{ rule: 'solomino.reverse', piece: 'g:reverse' }, { word: 'reverse' }],
        [{ rule: 'solomino.draw1', piece: 'b:draw1' }, { word: 'draw1' }],
        [{ rule: 'solomino.swap', piece: 'y:swap' }, { word: 'swap' }],
        [{ rule: 'solomino.rotate', piece: 'r:rotate' }, { word: 'rotate' }],
        [{ rule: 'solomino.ask', piece: 'g:ask' }, { word: 'ask' }],
      ],
    },
  },
} as const satisfies Extras;

export const solomino: PageDescriptor<typeof rules, typeof positions, typeof extras> = {
  rules,
  ...extras,
  sheets: ['000', '004'],
  cards: true,
  positions: () => import('../positions/solomino/index.ts'),
  chapters: {
    de: () => import('../words/de/games/solomino.ts'),
    en: () => import('../words/en/games/solomino.ts'),
    fr: () => import('../words/fr/games/solomino.ts'),
    it: () => import('../words/it/games/solomino.ts'),
    ja: () => import('../words/ja/games/solomino.ts'),
  },
};

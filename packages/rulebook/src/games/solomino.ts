import type * as positions from '../positions/solomino/index.ts';
import type { PageDescriptor, RulesOn } from './descriptor.ts';

export const rules = {
  'solomino.deal': { section: 'setup', source: 'both' },
  'solomino.start': { section: 'setup', source: 'both' },
  'solomino.match': { section: 'turn', source: 'sheet' },
  'solomino.overlap': { section: 'turn', source: 'sheet' },
  'solomino.draw': { section: 'turn', source: 'sheet' },
  'solomino.action': { section: 'special', source: 'sheet' },
  'solomino.skip': { section: 'special', source: 'sheet' },
  'solomino.reverse': { section: 'special', source: 'sheet' },
  'solomino.draw1': { section: 'special', source: 'both' },
  'solomino.draw1.turn': { section: 'special', source: 'sheet' },
  'solomino.swap': { section: 'special', source: 'sheet' },
  'solomino.rotate': { section: 'special', source: 'sheet' },
  'solomino.ask': { section: 'special', source: 'sheet' },
  'solomino.ask.must': { section: 'special', source: 'sheet' },
  'solomino.ask.take': { section: 'special', source: 'sheet' },
  'solomino.ask.quiet': { section: 'special', source: 'ruling' },
  'solomino.ask.out': { section: 'special', source: 'ruling' },
  'solomino.call': { section: 'special', source: 'both' },
  'solomino.out': { section: 'end', source: 'sheet' },
  'solomino.exhausted': { section: 'end', source: 'both' },
  'solomino.exhausted.debt': { section: 'end', source: 'both' },
  'solomino.rounds': { section: 'scoring', source: 'sheet' },
  'solomino.interject': { section: 'special', source: 'both' },
  'solomino.interject.ask': { section: 'special', source: 'sheet' },
} as const satisfies RulesOn<'solomino'>;

export const solomino: PageDescriptor<typeof rules, typeof positions> = {
  rules,
  positions: () => import('../positions/solomino/index.ts'),
  chapters: {
    de: () => import('../words/de/games/solomino.ts'),
    en: () => import('../words/en/games/solomino.ts'),
    fr: () => import('../words/fr/games/solomino.ts'),
    it: () => import('../words/it/games/solomino.ts'),
    ja: () => import('../words/ja/games/solomino.ts'),
  },
};

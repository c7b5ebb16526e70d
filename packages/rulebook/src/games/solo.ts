import type * as positions from '../positions/solo/index.ts';
import type { PageDescriptor, RulesOn } from './descriptor.ts';

export const rules = {
  'solo.deal': { section: 'setup', source: 'sheet' },
  'solo.start': { section: 'setup', source: 'both' },
  'solo.start.action': { section: 'setup', source: 'both' },
  'solo.match': { section: 'turn', source: 'sheet' },
  'solo.black': { section: 'turn', source: 'sheet' },
  'solo.draw': { section: 'turn', source: 'sheet' },
  'solo.skip': { section: 'special', source: 'sheet' },
  'solo.reverse': { section: 'special', source: 'both' },
  'solo.draw2': { section: 'special', source: 'sheet' },
  'solo.wild4': { section: 'special', source: 'sheet' },
  'solo.debt': { section: 'special', source: 'both' },
  'solo.debt.turn': { section: 'special', source: 'sheet' },
  'solo.swap': { section: 'special', source: 'sheet' },
  'solo.wild': { section: 'special', source: 'sheet' },
  'solo.rotate': { section: 'special', source: 'both' },
  'solo.interject': { section: 'special', source: 'both' },
  'solo.call': { section: 'special', source: 'both' },
  'solo.out': { section: 'end', source: 'sheet' },
  'solo.reshuffle': { section: 'special', source: 'ruling' },
  'solo.score': { section: 'scoring', source: 'sheet' },
  'solo.end': { section: 'end', source: 'sheet' },
} as const satisfies RulesOn<'solo'>;

export const solo: PageDescriptor<typeof rules, typeof positions> = {
  rules,
  positions: () => import('../positions/solo/index.ts'),
  chapters: {
    de: () => import('../words/de/games/solo.ts'),
    en: () => import('../words/en/games/solo.ts'),
    fr: () => import('../words/fr/games/solo.ts'),
    it: () => import('../words/it/games/solo.ts'),
    ja: () => import('../words/ja/games/solo.ts'),
  },
};

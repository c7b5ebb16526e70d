import type * as positions from '../../positions/shared/domino.ts';
import type { PageDescriptor, RulesOn } from '../descriptor.ts';

export const rules = {
  'domino.deal': { section: 'setup', source: 'sheet' },
  'domino.open': { section: 'setup', source: 'sheet' },
  'domino.open.tile': { section: 'setup', source: 'ruling' },
  'domino.order': { section: 'setup', source: 'sheet' },
  'domino.match': { section: 'turn', source: 'sheet' },
  'domino.ends': { section: 'turn', source: 'both' },
  'domino.must': { section: 'turn', source: 'ruling' },
  'domino.reserve': { section: 'turn', source: 'both' },
  'domino.pass': { section: 'turn', source: 'ruling' },
  'domino.out': { section: 'end', source: 'both' },
  'domino.blocked': { section: 'end', source: 'both' },
  'domino.score': { section: 'scoring', source: 'sheet' },
  'domino.match.length': { section: 'match', source: 'both' },
  'domino.open.tie': { section: 'rare', source: 'ruling' },
  'domino.blocked.tie': { section: 'rare', source: 'ruling' },
} as const satisfies RulesOn<'domino'>;

export const domino: PageDescriptor<typeof rules, typeof positions> = {
  rules,
  sheets: ['002', '003'],
  positions: () => import('../../positions/shared/domino.ts'),
  chapters: {
    de: () => import('../../words/de/games/shared/domino.ts'),
    en: () => import('../../words/en/games/shared/domino.ts'),
    fr: () => import('../../words/fr/games/shared/domino.ts'),
    it: () => import('../../words/it/games/shared/domino.ts'),
    ja: () => import('../../words/ja/games/shared/domino.ts'),
  },
};

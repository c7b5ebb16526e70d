import type { BreaksOf } from './change.ts';

export const chickenfoot: BreaksOf<'chickenfoot'> = {
  'chickenfoot.deal': ['domino/variants/chickenfoot.ts', '7: 7', '7: 6'],
  'chickenfoot.open': ['domino/variants/chickenfoot.ts', 'toes: 3', "opens: 'lowest',\n  toes: 3"],
  'chickenfoot.foot': ['domino/variants/chickenfoot.ts', 'toes: 3', 'toes: 2'],
  'chickenfoot.toes': ['pieces/open-ends.ts', 'if (layout.foot === at) layout.foot = noFoot;', ''],
  'chickenfoot.draw': [
    'domino/variants/chickenfoot.ts',
    "{ when: 'once', rule: 'chickenfoot.draw' }",
    "{ when: 'untilFits' }",
  ],
  'chickenfoot.score': [
    'domino/variants/chickenfoot.ts',
    'of othersThan(round, last)',
    'of [last, ...othersThan(round, last)]',
  ],
  'chickenfoot.blank': ['domino/variants/chickenfoot.ts', 'tile === 0 ? 25 : ', ''],
  'chickenfoot.end': ['domino/variants/chickenfoot.ts', 'target: 121', 'target: 120'],
};

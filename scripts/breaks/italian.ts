import type { BreaksOf } from './change.ts';

export const italian: BreaksOf<'italian'> = {
  'italian.deal': ['domino/variants/italian.ts', '5: 5', '5: 4'],
  'italian.open': [
    'domino/variants/italian.ts',
    "fit: { by: 'anything' },",
    "fit: { by: 'anything' },\n  opens: 'lowest',",
  ],
  'italian.total': ['domino/play.ts', 'state.total += pips[tile];', 'state.total = pips[tile];'],
  'italian.hit': ['domino/variants/italian.ts', ' || added === 0', ''],
  'italian.over': [
    'domino/variants/italian.ts',
    'indexOf(total)',
    'findLastIndex((number) => number <= total && number > total - added)',
  ],
  'italian.round': [
    'domino/variants/italian.ts',
    "if (isPassed(state.rules.highest, state.total)) return 'passed';",
    '',
  ],
  'italian.end': ['domino/variants/italian.ts', 'set === 6 ? 51 : 81', '51'],
};

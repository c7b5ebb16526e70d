import type { BreaksOf } from './change.ts';

export const cyprus: BreaksOf<'cyprus'> = {
  'cyprus.deal': ['domino/variants/cyprus.ts', '9: 6', '9: 5'],
  'cyprus.open': ['domino/variants/cyprus.ts', 'opensWith: tileOf(9, 9),', ''],
  'cyprus.star': ['domino/variants/cyprus.ts', 'arms: 9', 'arms: 8'],
  'cyprus.arms': [
    'domino/judge.ts',
    'if (isOpen(state, end)) return accept(end);',
    'if (isOpen(state, end) && (state.rules.arms < 9 || end === 0)) return accept(end);',
  ],
  'cyprus.pass': [
    'domino/legal.ts',
    "    case 'never':\n    case 'turnEnds':\n    case 'twoOrPass':",
    "    case 'never':\n      return true;\n    case 'turnEnds':\n    case 'twoOrPass':",
  ],
  'cyprus.score': [
    'domino/variants/cyprus.ts',
    "draw: { when: 'never' },",
    "draw: { when: 'never' },\n  settle: (_state, _reason, by) => [by],",
  ],
};

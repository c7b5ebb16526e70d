import type { BreaksOf } from './change.ts';

export const team: BreaksOf<'team'> = {
  'team.deal': ['domino/variants/team.ts', 'deal: () => 4', 'deal: () => 5'],
  'team.pairing': ['domino/deal.ts', 'b.count - a.count || b.best - a.best', 'b.count - a.count'],
  'team.score': [
    'domino/variants/team.ts',
    '? credit(round, higher, pipsOf(round, lower))',
    '? credit(round, [by], pipsOf(round, lower))',
  ],
  'team.talk': ['domino/event.ts', "isOn(state.rules.options, 'openTalk')", 'false'],
};

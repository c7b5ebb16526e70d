import type { BreaksOf } from './change.ts';

export const tiddlewink: BreaksOf<'tiddlewink'> = {
  'tiddlewink.deal': ['domino/variants/tiddlewink.ts', 'deal: () => 3', 'deal: () => 2'],
  'tiddlewink.double': ['domino/variants/tiddlewink.ts', "turn: 'anotherAfterDouble',", ''],
};

import type { BreaksOf } from './change.ts';

export const sperr: BreaksOf<'sperr'> = {
  'sperr.lock': [
    'domino/judge.ts',
    "if (!isDouble(tile)) return refuse('sperr.lock', 'noDoubleToLock', { tile: tileName(tile) });",
    '',
  ],
  'sperr.win': ['domino/lock.ts', 'pipsInHand(state, lowest) >= ', 'pipsInHand(state, lowest) > '],
  'sperr.fail': ['domino/lock.ts', 'state.scores[locker] -= 2 * pipsInHand(state, locker);', ''],
};

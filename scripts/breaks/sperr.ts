import type { BreaksOf } from './change.ts';

export const sperr: BreaksOf<'sperr'> = {
  'sperr.lock': [
    'domino/judge.ts',
    "if (!isDouble(tile)) return refuse('sperr.lock', 'noDoubleToLock', { tile: tileName(tile) });",
    '',
  ],
  'sperr.win': ['domino/lock.ts', 'round.counts[lowest] >= ', 'round.counts[lowest] > '],
  'sperr.fail': ['domino/lock.ts', 'round.scores[locker] -= 2 * round.counts[locker];', ''],
};

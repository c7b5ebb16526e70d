import type { BreaksOf } from './change.ts';

export const table: BreaksOf<'table'> = {
  'table.phase': ['core/match.ts', "type === 'next' ? refuse('table.phase', 'roundNotOver') : null", 'null'],
  'table.turn': ['domino/judge.ts', 'if (seat !== state.turn) return notOnTurn(state, seat);', ''],
  'table.move': [
    'domino/judge.ts',
    'needsEnd ? readEnd(move.at) === null : move.at !== undefined && readEnd(move.at) === null',
    'false',
  ],
  'table.piece': [
    'domino/judge.ts',
    "holds(state, seat, tile) ? null : refuse('table.piece', 'notInHand', { tile: tileName(tile), seat })",
    'null',
  ],
};

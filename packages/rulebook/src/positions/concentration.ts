import type { Adapted, Examples, Introduction, SeatMove, Unseen } from './position.ts';
import { noTableExamples } from './shared/no-examples.ts';

const table = { game: 'concentration', players: 2 } as const;

const flips = (seat: number, ...cells: number[]): SeatMove[] =>
  cells.map((cell) => ({ seat, type: 'flip', cell }));

/** Neighbouring cells add up to 18 in pairs; only the last cell is left over. */
const pairsOf18 = [
  '9-8 1-0 9-7 2-0 8-8 1-1 9-6 3-0 8-7 2-1 9-5 4-0 8-6 3-1 7-7 2-2 9-4 5-0 8-5 4-1 7-6 3-2',
  '9-3 6-0 8-4 5-1 7-5 4-2 6-6 3-3 9-2 7-0 8-3 6-1 7-4 5-2 6-5 4-3 9-1 8-0 8-2 7-1 7-3 6-2',
  '5-5 4-4 9-0 8-1 7-2 6-3 6-4 5-3 9-9 0-0 5-4',
].flatMap((row) => row.split(' '));

/** Seat 0 takes 25 of these pairs in 25 turns; seat 1 takes none. */
const fiftyPoints = Array.from({ length: 25 }, (_, turn) => [
  ...flips(0, 2 * turn, 2 * turn + 1),
  ...flips(1, 52, 54),
]).flat();

export const examples = {
  'concentration.layout': {
    ...table,
    seed: 'concentration',
    before: { up: [], left: Array.from({ length: 28 }, (_, cell) => cell) },
  },
  'concentration.turn': {
    ...table,
    deals: [{ grid: ['6-3', '5-5', '2-1', '4-2', '2-0', '6-0'] }],
    moves: flips(0, 1),
    before: { turn: 0, up: [1] },
    look: { seat: 0, type: 'flip', cell: 1 },
    refused: 'concentration.turn',
    can: flips(0, 0),
  },
  'concentration.pair': {
    ...table,
    deals: [{ grid: ['6-3', '5-5', '2-1', '4-2', '2-0', '6-0'] }],
    moves: flips(0, 1),
    look: { seat: 0, type: 'flip', cell: 4 },
    after: { up: [], left: [0, 2, 3, 5], turn: 1 },
  },
  'concentration.score': {
    ...table,
    deals: [{ grid: ['6-3', '2-1', '5-5', '2-0', '4-2', '6-0', '6-6', '0-0'] }],
    moves: [...flips(0, 0, 1), ...flips(1, 6, 7), ...flips(0, 2)],
    before: { scores: [2, 2] },
    look: { seat: 0, type: 'flip', cell: 3 },
    after: { scores: [4, 2], left: [4, 5] },
  },
  'concentration.round': {
    ...table,
    deals: [{ grid: ['6-3', '6-6', '2-1', '5-5', '4-4'] }],
    moves: flips(0, 0),
    look: { seat: 0, type: 'flip', cell: 2 },
    after: { phase: 'roundOver', left: [1, 3, 4], roundResult: { points: [2, 0], reason: 'exhausted' } },
  },
  'concentration.order': {
    ...table,
    players: 3,
    deals: [{ grid: ['6-3', '2-1', '6-6'] }, { grid: ['5-5', '4-2', '2-0', '6-0'] }],
    moves: flips(0, 0, 1),
    look: { seat: 0, type: 'next' },
    after: { round: 2, phase: 'play', turn: 1 },
  },
  'concentration.target': {
    ...table,
    options: { set: 9 },
    deals: [{ grid: pairsOf18 }],
    moves: [...fiftyPoints, ...flips(0, 50)],
    before: { scores: [50, 0], phase: 'play' },
    look: { seat: 0, type: 'flip', cell: 51 },
    after: { phase: 'matchOver', winners: [0], scores: [52, 0], left: [52, 53, 54] },
  },
} as const satisfies Examples<'concentration'>;

export const unseen = {} as const satisfies Unseen<'concentration'>;

export const adapted = {
  ...noTableExamples,
} as const satisfies Adapted;

export const introduction = {
  ...table,
  deals: [{ grid: ['5-5', '6-3', '4-2', '2-0', '6-6', '2-1', '6-0'] }],
  steps: [
    { move: { seat: 0, type: 'flip', cell: 1 } },
    { move: { seat: 0, type: 'flip', cell: 3 }, others: flips(1, 0, 5) },
    { move: { seat: 0, type: 'flip', cell: 0 } },
    { move: { seat: 0, type: 'flip', cell: 3 }, others: flips(1, 4, 2) },
    { move: { seat: 0, type: 'flip', cell: 1 } },
    { move: { seat: 0, type: 'flip', cell: 5 }, others: flips(1, 6, 4) },
    { move: { seat: 0, type: 'flip', cell: 2 } },
    { move: { seat: 0, type: 'flip', cell: 6 } },
  ],
} as const satisfies Introduction;

import type { Adapted, Examples, Introduction, SeatMove, Unseen } from './position.ts';
import { noTableExamples } from './shared/no-examples.ts';

const table = { game: 'dominanz', players: 2 } as const;

/** The players take tiles in turn, written as '5-3:5' for the tile 5-3 in row 5. */
const takes = (first: number, text: string): SeatMove[] =>
  text.split(' ').map((entry, index) => {
    const [tile, row] = entry.split(':');
    return { seat: (first + index) % 2, type: 'take', tile, row: Number(row) };
  });

/** One tile is left, and it is seat 0's turn. */
const lastTile = {
  ...table,
  options: { starter: 1 },
  moves: takes(
    1,
    '6-1:6 3-3:3 6-4:6 2-2:2 7-2:7 4-3:3 5-5:5 3-1:1 3-2:2 6-3:6 7-1:7 4-2:4 5-3:5 5-1:1 4-4:4 1-1:1 2-1:1 7-7:7 7-6:7 5-2:5 6-2:6 5-4:4 4-1:4 6-5:6 7-4:4 6-6:6 7-3:3',
  ),
  look: { seat: 0, type: 'take', tile: '7-5', row: 7 },
} as const;

export const examples = {
  'dominanz.layout': {
    ...table,
    before: {
      left: [1, 2, 3, 4, 5, 6, 7].flatMap((high) =>
        Array.from({ length: high }, (_, index) => `${high}-${index + 1}`),
      ),
      rows: [
        [0, 0, 0, 0, 0, 0, 0],
        [0, 0, 0, 0, 0, 0, 0],
      ],
    },
  },
  'dominanz.take': {
    ...table,
    moves: takes(0, '6-2:6 7-3:3'),
    look: { seat: 0, type: 'take', tile: '6-5', row: 6 },
    after: {
      rows: [
        [0, 0, 0, 0, 0, 7, 0],
        [0, 0, 7, 0, 0, 0, 0],
      ],
      turn: 1,
    },
    cannot: [{ move: { seat: 0, type: 'take', tile: '6-5', row: 2 }, rule: 'dominanz.take' }],
  },
  'dominanz.prescribe': {
    ...table,
    moves: [
      ...takes(0, '6-1:1 5-1:5 4-1:1 2-1:2 1-1:1 3-1:3'),
      { seat: 0, type: 'prescribe', tile: '7-1', row: 1 },
    ],
    before: {
      rows: [
        [11, 0, 0, 0, 0, 0, 0],
        [7, 1, 1, 0, 1, 0, 0],
      ],
      turn: 0,
    },
    look: { seat: 0, type: 'take', tile: '2-2', row: 2 },
    after: {
      rows: [
        [11, 2, 0, 0, 0, 0, 0],
        [7, 1, 1, 0, 1, 0, 0],
      ],
      turn: 0,
    },
  },
  'dominanz.score': {
    ...lastTile,
    after: {
      rows: [
        [9, 2, 7, 7, 2, 14, 12],
        [2, 3, 7, 12, 8, 7, 9],
      ],
      scores: [16, 9],
    },
  },
  'dominanz.end': {
    ...lastTile,
    before: { left: ['7-5'], phase: 'play' },
    after: { left: [], phase: 'matchOver', scores: [16, 9], winners: [0] },
  },
} as const satisfies Examples<'dominanz'>;

export const unseen = {} as const satisfies Unseen<'dominanz'>;

export const adapted = {
  ...noTableExamples,
} as const satisfies Adapted;

export const introduction = {
  ...table,
  steps: [
    { move: { seat: 0, type: 'take', tile: '6-1', row: 1 }, others: takes(1, '5-1:5') },
    { move: { seat: 0, type: 'take', tile: '4-1', row: 1 }, others: takes(1, '2-1:2') },
    { move: { seat: 0, type: 'take', tile: '1-1', row: 1 }, others: takes(1, '3-1:3') },
    { move: { seat: 0, type: 'prescribe', tile: '7-1', row: 1 } },
    { move: { seat: 0, type: 'take', tile: '2-2', row: 2 } },
    { move: { seat: 0, type: 'take', tile: '3-2', row: 3 } },
  ],
} as const satisfies Introduction;

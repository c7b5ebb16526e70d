import type { Adapted, Examples, Introduction, SeatMove, Unseen } from './position.ts';
import { noTableExamples } from './shared/no-examples.ts';

const game = { game: 'dominosa', players: 1 } as const;

/** The three tiles of the double-one set. The grid has exactly one solution. */
const small = {
  ...game,
  options: { set: 1 },
  deals: [
    {
      rows: 2,
      cols: 3,
      // biome-ignore format: as it lies on the table
      grid: [
        0, 0, 1,
        1, 1, 0,
      ],
    },
  ],
} as const;

const lay = (one: number, other: number): SeatMove => ({ seat: 0, type: 'lay', cells: [one, other] });
const lift = (one: number, other: number): SeatMove => ({ seat: 0, type: 'lift', cells: [one, other] });

export const examples = {
  'dominosa.setup': {
    ...game,
    options: { set: 2 },
    seed: 'dominosa',
    before: {
      rows: 3,
      cols: 4,
      dominoes: [],
      left: ['0-0', '1-0', '1-1', '2-0', '2-1', '2-2'],
    },
  },
  'dominosa.goal': {
    ...small,
    moves: [lay(2, 5)],
    cannot: [{ move: lay(0, 3), rule: 'dominosa.goal' }],
    look: lay(0, 1),
    after: { left: ['1-1'] },
  },
  'dominosa.shape': {
    ...game,
    options: { set: 1 },
    deals: [
      {
        rows: 3,
        cols: 4,
        // biome-ignore format: as it lies on the table
        grid: [
          0, 0, null, null,
          null, 1, 1, null,
          null, null, 0, 1,
        ],
      },
    ],
    cannot: [{ move: lay(1, 2), rule: 'dominosa.shape' }],
    look: lay(0, 1),
    after: { dominoes: [[0, 1]], left: ['1-0', '1-1'] },
  },
  'dominosa.unique': {
    ...small,
    moves: [lay(0, 3)],
    before: { legal: { 0: [{ type: 'lift', cells: [0, 3] }, { type: 'giveUp' }] } },
    look: { seat: 0, type: 'giveUp' },
    after: {
      solution: [
        [0, 1],
        [2, 5],
        [3, 4],
      ],
    },
  },
} as const satisfies Examples<'dominosa'>;

export const unseen = {} as const satisfies Unseen<'dominosa'>;

export const adapted = {
  ...noTableExamples,
} as const satisfies Adapted;

export const introduction = {
  ...game,
  options: { set: 2 },
  deals: [
    {
      rows: 3,
      cols: 4,
      // biome-ignore format: as it lies on the table
      grid: [
        0, 2, 1, 0,
        1, 2, 2, 1,
        0, 0, 2, 1,
      ],
    },
  ],
  steps: [
    { move: lay(8, 9) },
    { move: lay(7, 11) },
    { move: lay(2, 3) },
    { move: lay(1, 5) },
    { move: lift(1, 5) },
    { move: lay(0, 1) },
    { move: lay(4, 5) },
    { move: lay(6, 10) },
  ],
} as const satisfies Introduction;

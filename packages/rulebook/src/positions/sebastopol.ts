import type { Examples, Introduction, Unseen } from './position.ts';

const table = { game: 'sebastopol', players: 4 } as const;

export const examples = {
  'sebastopol.deal': {
    ...table,
    seed: 'sebastopol',
    before: { hands: [{ length: 7 }, { length: 7 }, { length: 7 }, { length: 7 }], stock: 0 },
  },
  'sebastopol.open': {
    ...table,
    deals: [
      {
        hands: [
          ['6-6', '3-3'],
          ['6-5', '5-5'],
          ['6-4', '4-4'],
          ['6-3', '2-2'],
        ],
      },
    ],
    cannot: [{ move: { seat: 0, type: 'lay', tile: '3-3' }, rule: 'domino.open.tile' }],
    look: { seat: 0, type: 'lay', tile: '6-6' },
    after: { turn: 1, ends: ['6-6:6'] },
  },
  'sebastopol.arms': {
    ...table,
    deals: [
      {
        hands: [
          ['6-6', '6-2', '1-0'],
          ['6-5', '5-0'],
          ['6-4', '4-0'],
          ['6-3', '3-0'],
        ],
      },
    ],
    moves: [
      { seat: 0, type: 'lay', tile: '6-6' },
      { seat: 1, type: 'lay', tile: '6-5', at: '6-6:6' },
      { seat: 2, type: 'lay', tile: '6-4', at: '6-6:6' },
      { seat: 3, type: 'lay', tile: '6-3', at: '6-6:6' },
    ],
    look: { seat: 0, type: 'lay', tile: '6-2', at: '6-6:6' },
    after: { ends: ['6-2:2', '6-3:3', '6-4:4', '6-5:5'] },
  },
} as const satisfies Examples<'sebastopol'>;

export const unseen = {} as const satisfies Unseen<'sebastopol'>;

export const introduction = {
  ...table,
  deals: [
    {
      hands: [
        ['6-6', '6-2', '5-3', '4-4', '2-1'],
        ['6-5', '5-1', '0-0', '1-0', '5-5'],
        ['6-4', '4-0', '5-4', '4-3', '4-1'],
        ['6-3', '3-3', '2-2', '6-1'],
      ],
    },
  ],
  steps: [
    {
      move: { seat: 0, type: 'lay', tile: '6-6' },
      others: [
        { seat: 1, type: 'lay', tile: '6-5', at: '6-6:6' },
        { seat: 2, type: 'lay', tile: '6-4', at: '6-6:6' },
        { seat: 3, type: 'lay', tile: '6-3', at: '6-6:6' },
      ],
    },
    {
      move: { seat: 0, type: 'lay', tile: '6-2', at: '6-6:6' },
      others: [
        { seat: 1, type: 'lay', tile: '5-1', at: '6-5:5' },
        { seat: 2, type: 'lay', tile: '4-0', at: '6-4:4' },
        { seat: 3, type: 'lay', tile: '3-3', at: '6-3:3' },
      ],
    },
    {
      move: { seat: 0, type: 'lay', tile: '5-3', at: '3-3:3' },
      others: [
        { seat: 1, type: 'lay', tile: '0-0', at: '4-0:0' },
        { seat: 2, type: 'lay', tile: '5-4', at: '5-3:5' },
        { seat: 3, type: 'lay', tile: '2-2', at: '6-2:2' },
      ],
    },
    {
      move: { seat: 0, type: 'lay', tile: '4-4', at: '5-4:4' },
      others: [
        { seat: 1, type: 'lay', tile: '1-0', at: '5-1:1' },
        { seat: 2, type: 'lay', tile: '4-3', at: '4-4:4' },
        { seat: 3, type: 'pass' },
      ],
    },
    { move: { seat: 0, type: 'lay', tile: '2-1', at: '2-2:2' } },
  ],
} as const satisfies Introduction;

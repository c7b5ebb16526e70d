import type { Examples, Introduction, Unseen } from './position.ts';

const table = { game: 'block', players: 2 } as const;

export const examples = {
  'block.deal': {
    ...table,
    seed: 'block',
    before: { stock: 14 },
  },
  'block.draw': {
    ...table,
    deals: [
      {
        hands: [
          ['6-6', '6-1'],
          ['6-3', '1-0'],
        ],
        stock: ['5-4', '3-2', '4-4'],
      },
    ],
    look: { seat: 0, type: 'lay', tile: '6-6' },
    after: {
      hands: [
        ['6-1', '5-4'],
        ['6-3', '1-0'],
      ],
      stock: 2,
    },
  },
} as const satisfies Examples<'block'>;

export const unseen = {} as const satisfies Unseen<'block'>;

export const introduction = {
  ...table,
  deals: [
    {
      hands: [
        ['6-6', '6-2', '4-1'],
        ['6-5', '5-4', '3-3'],
      ],
      stock: ['5-0', '2-0', '1-1', '2-2', '0-0'],
    },
  ],
  steps: [
    {
      move: { seat: 0, type: 'lay', tile: '6-6' },
      others: [{ seat: 1, type: 'lay', tile: '6-5', at: '6-6:6' }],
    },
    {
      move: { seat: 0, type: 'lay', tile: '6-2', at: '6-6:6' },
      others: [{ seat: 1, type: 'lay', tile: '5-4', at: '6-5:5' }],
    },
    {
      move: { seat: 0, type: 'lay', tile: '4-1', at: '5-4:4' },
      others: [{ seat: 1, type: 'lay', tile: '2-0', at: '6-2:2' }],
    },
    {
      move: { seat: 0, type: 'lay', tile: '1-1', at: '4-1:1' },
      others: [{ seat: 1, type: 'pass' }],
    },
    { move: { seat: 0, type: 'lay', tile: '5-0', at: '2-0:0' } },
  ],
} as const satisfies Introduction;

import type { Adapted, Examples, Introduction, Unseen } from './position.ts';

const table = { game: 'carlit', players: 2 } as const;

export const examples = {
  'carlit.deal': {
    ...table,
    seed: 'carlit',
    before: { stock: 41 },
  },
  'carlit.draw': {
    ...table,
    deals: [
      {
        hands: [
          ['4-2', '1-0'],
          ['9-9', '9-3', '7-1'],
        ],
        stock: ['8-2', '5-4'],
      },
    ],
    moves: [{ seat: 1, type: 'lay', tile: '9-9' }],
    before: { stock: 1 },
    look: { seat: 0, type: 'pass' },
    after: {
      hands: [
        ['4-2', '1-0', '5-4'],
        ['9-3', '7-1', '8-2'],
      ],
      stock: 0,
    },
  },
} as const satisfies Examples<'carlit'>;

export const unseen = {} as const satisfies Unseen<'carlit'>;

export const adapted = {
  'domino.deal': null,
  'table.piece': null,
} as const satisfies Adapted;

export const introduction = {
  ...table,
  deals: [
    {
      hands: [
        ['9-9', '7-2'],
        ['9-7', '9-5'],
      ],
      stock: ['8-0', '5-1', '8-6', '3-1', '2-0', '6-4'],
    },
  ],
  steps: [
    {
      move: { seat: 0, type: 'lay', tile: '9-9' },
      others: [{ seat: 1, type: 'lay', tile: '9-7', at: '9-9:9' }],
    },
    {
      move: { seat: 0, type: 'lay', tile: '7-2', at: '9-7:7' },
      others: [{ seat: 1, type: 'lay', tile: '9-5', at: '9-9:9' }],
    },
    {
      move: { seat: 0, type: 'pass' },
      others: [{ seat: 1, type: 'lay', tile: '5-1', at: '9-5:5' }],
    },
    {
      move: { seat: 0, type: 'lay', tile: '2-0', at: '7-2:2' },
      others: [{ seat: 1, type: 'lay', tile: '3-1', at: '5-1:1' }],
    },
    {
      move: { seat: 0, type: 'lay', tile: '8-0', at: '2-0:0' },
      others: [{ seat: 1, type: 'pass' }],
    },
    { move: { seat: 0, type: 'lay', tile: '8-6', at: '8-0:8' } },
  ],
} as const satisfies Introduction;

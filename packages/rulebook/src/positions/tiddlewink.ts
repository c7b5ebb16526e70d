import type { Examples, Introduction, Unseen } from './position.ts';

const table = { game: 'tiddlewink', players: 6 } as const;

export const examples = {
  'tiddlewink.deal': {
    ...table,
    seed: 'tiddlewink',
    before: { stock: 10 },
  },
  'tiddlewink.double': {
    ...table,
    deals: [
      {
        hands: [['6-6', '6-1', '5-5'], ['6-3', '4-4'], ['3-3'], ['2-2'], ['1-1'], ['0-0']],
        stock: ['5-4', '5-3', '5-2'],
      },
    ],
    moves: [{ seat: 0, type: 'lay', tile: '6-6' }],
    before: { turn: 0, stock: 3 },
    can: [{ seat: 0, type: 'pass' }],
    look: { seat: 0, type: 'lay', tile: '6-1', at: '6-6:6' },
    after: {
      turn: 1,
      hands: [['5-5', '5-4'], ['6-3', '4-4'], ['3-3'], ['2-2'], ['1-1'], ['0-0']],
      stock: 2,
    },
  },
} as const satisfies Examples<'tiddlewink'>;

export const unseen = {} as const satisfies Unseen<'tiddlewink'>;

export const introduction = {
  ...table,
  deals: [
    {
      hands: [
        ['6-6', '6-2', '4-4'],
        ['3-1', '3-3', '6-1'],
        ['2-0', '0-0', '4-3'],
        ['6-4', '3-0', '5-1'],
        ['5-3', '1-1', '2-1'],
        ['4-2', '4-1', '6-3'],
      ],
      stock: ['5-0', '5-2', '6-5', '5-5', '2-2', '1-0', '4-0', '6-0', '5-4', '3-2'],
    },
  ],
  steps: [
    { move: { seat: 0, type: 'lay', tile: '6-6' } },
    {
      move: { seat: 0, type: 'lay', tile: '6-2', at: '6-6:6' },
      others: [
        { seat: 1, type: 'lay', tile: '6-1', at: '6-6:6' },
        { seat: 2, type: 'lay', tile: '2-0', at: '6-2:2' },
        { seat: 3, type: 'lay', tile: '5-1', at: '6-1:1' },
        { seat: 4, type: 'lay', tile: '5-3', at: '5-1:5' },
        { seat: 5, type: 'lay', tile: '6-3', at: '5-3:3' },
      ],
    },
    {
      move: { seat: 0, type: 'lay', tile: '5-0', at: '2-0:0' },
      others: [
        { seat: 1, type: 'lay', tile: '5-2', at: '5-0:5' },
        { seat: 2, type: 'lay', tile: '6-5', at: '6-3:6' },
        { seat: 3, type: 'lay', tile: '5-5', at: '6-5:5' },
        { seat: 3, type: 'pass' },
        { seat: 4, type: 'lay', tile: '2-1', at: '5-2:2' },
        { seat: 5, type: 'lay', tile: '4-1', at: '2-1:1' },
      ],
    },
    { move: { seat: 0, type: 'lay', tile: '4-4', at: '4-1:4' } },
    { move: { seat: 0, type: 'lay', tile: '4-0', at: '4-4:4' } },
  ],
} as const satisfies Introduction;

import type { Examples, Introduction, Unseen } from './position.ts';

const table = { game: 'team', players: 4 } as const;

export const examples = {
  'team.deal': {
    ...table,
    seed: 'team',
    before: { stock: 12 },
  },
  'team.pairing': {
    ...table,
    deals: [
      {
        hands: [
          ['6-6', '1-0'],
          ['4-2', '2-0'],
          ['5-5', '3-1'],
          ['2-1', '3-0'],
        ],
      },
    ],
    before: {
      teams: [
        [0, 2],
        [1, 3],
      ],
    },
  },
  'team.score': {
    ...table,
    deals: [{ hands: [['6-6'], ['4-2'], ['5-5', '5-4'], ['3-2']] }],
    before: {
      teams: [
        [0, 2],
        [1, 3],
      ],
    },
    look: { seat: 0, type: 'lay', tile: '6-6' },
    after: {
      scores: [11, 0, 11, 0],
      roundResult: { winners: [0, 2], reason: 'out' },
    },
  },
} as const satisfies Examples<'team'>;

export const unseen = {
  'team.talk': 'The referee tells every hand; only what a player sees hides or shows the partner’s tiles.',
} as const satisfies Unseen<'team'>;

export const introduction = {
  ...table,
  deals: [
    {
      hands: [
        ['6-6', '6-2', '5-3', '4-1'],
        ['6-0', '5-2', '5-0', '4-0'],
        ['6-5', '6-3', '5-1', '4-3'],
        ['3-1', '3-0', '1-0', '0-0'],
      ],
      stock: ['5-4', '2-2', '6-4', '3-2', '5-5', '2-1'],
    },
  ],
  steps: [
    {
      move: { seat: 0, type: 'lay', tile: '6-6' },
      others: [
        { seat: 1, type: 'lay', tile: '6-0', at: '6-6:6' },
        { seat: 2, type: 'lay', tile: '6-5', at: '6-6:6' },
        { seat: 3, type: 'lay', tile: '0-0', at: '6-0:0' },
      ],
    },
    {
      move: { seat: 0, type: 'lay', tile: '5-4', at: '6-5:5' },
      others: [
        { seat: 1, type: 'lay', tile: '5-0', at: '0-0:0' },
        { seat: 2, type: 'lay', tile: '5-1', at: '5-0:5' },
        { seat: 3, type: 'lay', tile: '1-0', at: '5-1:1' },
      ],
    },
    {
      move: { seat: 0, type: 'lay', tile: '4-1', at: '5-4:4' },
      others: [
        { seat: 1, type: 'lay', tile: '4-0', at: '1-0:0' },
        { seat: 2, type: 'lay', tile: '6-4', at: '4-0:4' },
        { seat: 3, type: 'lay', tile: '3-1', at: '4-1:1' },
      ],
    },
    {
      move: { seat: 0, type: 'lay', tile: '6-2', at: '6-4:6' },
      others: [
        { seat: 1, type: 'lay', tile: '2-2', at: '6-2:2' },
        { seat: 2, type: 'lay', tile: '4-3', at: '3-1:3' },
        { seat: 3, type: 'lay', tile: '3-2', at: '2-2:2' },
      ],
    },
    { move: { seat: 0, type: 'lay', tile: '5-3', at: '3-2:3' } },
  ],
} as const satisfies Introduction;

import type { Examples, Introduction, Unseen } from './position.ts';

const table = { game: 'sperr', players: 2 } as const;

export const examples = {
  'sperr.lock': {
    ...table,
    deals: [
      {
        hands: [
          ['6-6', '1-1', '6-0'],
          ['6-1', '5-4'],
        ],
      },
    ],
    moves: [
      { seat: 0, type: 'lay', tile: '6-6' },
      { seat: 1, type: 'lay', tile: '6-1', at: '6-6:6' },
    ],
    can: [{ seat: 0, type: 'lay', tile: '1-1', at: '6-1:1' }],
    cannot: [{ move: { seat: 0, type: 'lock', tile: '6-0', at: '6-6:6' }, rule: 'sperr.lock' }],
    look: { seat: 0, type: 'lock', tile: '1-1', at: '6-1:1' },
    after: { phase: 'roundOver', hands: [['6-0'], ['5-4']], roundResult: { reason: 'locked' } },
  },
  'sperr.win': {
    ...table,
    players: 3,
    deals: [{ hands: [['6-6', '1-1', '3-0'], ['6-1', '2-1'], ['5-4']] }],
    moves: [
      { seat: 0, type: 'lay', tile: '6-6' },
      { seat: 1, type: 'lay', tile: '6-1', at: '6-6:6' },
      { seat: 2, type: 'pass' },
    ],
    look: { seat: 0, type: 'lock', tile: '1-1', at: '6-1:1' },
    after: {
      hands: [['3-0'], ['2-1'], ['5-4']],
      roundResult: { winners: [0], points: [12, 0, 0], reason: 'locked' },
    },
  },
  'sperr.fail': {
    ...table,
    players: 3,
    deals: [{ hands: [['6-6', '1-1', '5-0'], ['6-1', '3-0'], ['5-4']] }],
    moves: [
      { seat: 0, type: 'lay', tile: '6-6' },
      { seat: 1, type: 'lay', tile: '6-1', at: '6-6:6' },
      { seat: 2, type: 'pass' },
    ],
    look: { seat: 0, type: 'lock', tile: '1-1', at: '6-1:1' },
    after: {
      hands: [['5-0'], ['3-0'], ['5-4']],
      roundResult: { winners: [1], points: [-10, 14, 0], reason: 'locked' },
    },
  },
} as const satisfies Examples<'sperr'>;

export const unseen = {} as const satisfies Unseen<'sperr'>;

export const introduction = {
  ...table,
  deals: [
    {
      hands: [
        ['6-6', '6-4', '6-1', '4-1', '2-2', '1-0'],
        ['6-5', '6-3', '5-5', '5-3', '4-3', '3-2'],
      ],
      stock: ['5-1', '4-0'],
    },
  ],
  steps: [
    {
      move: { seat: 0, type: 'lay', tile: '6-6' },
      others: [{ seat: 1, type: 'lay', tile: '6-5', at: '6-6:6' }],
    },
    {
      move: { seat: 0, type: 'lay', tile: '6-4', at: '6-6:6' },
      others: [{ seat: 1, type: 'lay', tile: '5-3', at: '6-5:5' }],
    },
    {
      move: { seat: 0, type: 'lay', tile: '4-1', at: '6-4:4' },
      others: [{ seat: 1, type: 'lay', tile: '3-2', at: '5-3:3' }],
    },
    {
      move: { seat: 0, type: 'lay', tile: '6-1', at: '4-1:1' },
      others: [{ seat: 1, type: 'lay', tile: '6-3', at: '6-1:6' }],
    },
    { move: { seat: 0, type: 'lock', tile: '2-2', at: '3-2:2' } },
  ],
} as const satisfies Introduction;

import type { Adapted, Examples, Introduction, Unseen } from './position.ts';

const table = { game: 'sevens', players: 2 } as const;

export const examples = {
  'sevens.deal': {
    game: 'sevens',
    players: 4,
    seed: 'sevens',
    before: { stock: 8 },
  },
  'sevens.match': {
    ...table,
    deals: [
      {
        hands: [
          ['2-1', '5-4'],
          ['5-5', '6-3'],
        ],
      },
    ],
    moves: [{ seat: 1, type: 'lay', tile: '5-5' }],
    cannot: [{ move: { seat: 0, type: 'lay', tile: '5-4', at: '5-5:5' }, rule: 'sevens.match' }],
    look: { seat: 0, type: 'lay', tile: '2-1', at: '5-5:5' },
    after: { ends: ['2-1:1', '5-5:5'] },
  },
  'sevens.joker': {
    ...table,
    deals: [
      {
        hands: [
          ['4-3', '5-4'],
          ['6-6', '4-1'],
        ],
      },
    ],
    moves: [{ seat: 1, type: 'lay', tile: '6-6' }],
    can: [{ seat: 0, type: 'lay', tile: '4-3', at: '6-6:6', out: 4 }],
    look: { seat: 0, type: 'lay', tile: '4-3', at: '6-6:6', out: 3 },
    after: { ends: ['4-3:3', '6-6:6'] },
  },
  'sevens.blank': {
    ...table,
    deals: [
      {
        hands: [
          ['6-6', '3-0', '5-2'],
          ['1-0', '4-4'],
        ],
      },
    ],
    moves: [
      { seat: 0, type: 'lay', tile: '6-6' },
      { seat: 1, type: 'lay', tile: '1-0', at: '6-6:6' },
    ],
    before: { ends: ['1-0:0', '6-6:6'] },
    cannot: [{ move: { seat: 0, type: 'lay', tile: '3-0', at: '1-0:0' }, rule: 'sevens.blank' }],
    look: { seat: 0, type: 'lay', tile: '5-2', at: '1-0:0', out: 5 },
    after: { ends: ['5-2:5', '6-6:6'] },
  },
  'sevens.draw': {
    ...table,
    deals: [
      {
        hands: [
          ['2-1', '4-4'],
          ['6-6', '3-2'],
        ],
        stock: ['5-5', '5-4', '5-3', '6-5'],
      },
    ],
    moves: [{ seat: 1, type: 'lay', tile: '6-6' }],
    can: [{ seat: 0, type: 'lay', tile: '2-1', at: '6-6:6' }],
    look: { seat: 0, type: 'draw' },
    after: {
      hands: [['2-1', '4-4', '5-5'], ['3-2']],
      turn: 0,
      legal: { 0: [{ type: 'lay', tile: '2-1', at: '6-6:6' }] },
    },
  },
  'sevens.score': {
    game: 'sevens',
    players: 3,
    deals: [{ hands: [['6-6', '2-0'], ['5-3'], ['4-0']], stock: ['5-5', '6-5'] }],
    look: { seat: 0, type: 'lay', tile: '6-6' },
    after: {
      phase: 'roundOver',
      roundResult: { winners: [0], points: [10, 0, 0], reason: 'blocked' },
    },
  },
} as const satisfies Examples<'sevens'>;

export const unseen = {} as const satisfies Unseen<'sevens'>;

export const adapted = {
  'domino.open.tie': null,
  'domino.order': null,
  'domino.ends': null,
  'domino.must': {
    ...table,
    deals: [
      {
        hands: [
          ['2-1', '4-4'],
          ['6-6', '3-2'],
        ],
        stock: ['5-5', '5-4', '5-3'],
      },
    ],
    moves: [{ seat: 1, type: 'lay', tile: '6-6' }],
    can: [
      { seat: 0, type: 'lay', tile: '2-1', at: '6-6:6' },
      { seat: 0, type: 'draw' },
    ],
    look: { seat: 0, type: 'pass' },
    refused: 'domino.must',
  },
  'domino.reserve': null,
  'domino.pass': null,
  'domino.out': null,
  'domino.blocked': null,
  'domino.blocked.tie': null,
  'table.phase': null,
  'table.move': null,
  'table.piece': null,
} as const satisfies Adapted;

export const introduction = {
  ...table,
  deals: [
    {
      hands: [
        ['6-6', '4-2', '5-2', '5-4'],
        ['3-1', '5-0', '5-1', '4-4'],
      ],
      stock: ['2-1', '6-3', '3-3', '1-0', '2-2'],
    },
  ],
  steps: [
    {
      move: { seat: 0, type: 'lay', tile: '6-6' },
      others: [{ seat: 1, type: 'lay', tile: '3-1', at: '6-6:6' }],
    },
    {
      move: { seat: 0, type: 'lay', tile: '4-2', at: '3-1:3' },
      others: [{ seat: 1, type: 'lay', tile: '5-0', at: '4-2:2' }],
    },
    {
      move: { seat: 0, type: 'lay', tile: '5-2', at: '5-0:0', out: 2 },
      others: [{ seat: 1, type: 'lay', tile: '5-1', at: '5-2:2' }],
    },
    { move: { seat: 0, type: 'draw' } },
    {
      move: { seat: 0, type: 'lay', tile: '2-1', at: '6-6:6' },
      others: [
        { seat: 1, type: 'draw' },
        { seat: 1, type: 'lay', tile: '6-3', at: '5-1:1' },
      ],
    },
    { move: { seat: 0, type: 'lay', tile: '5-4', at: '2-1:2' } },
  ],
} as const satisfies Introduction;

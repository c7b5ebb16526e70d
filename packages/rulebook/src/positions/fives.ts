import type { Adapted, Examples, Introduction, Unseen } from './position.ts';

const table = { game: 'fives', players: 2 } as const;

/** Twelve tiles with 97 pips, which round to 95. */
const bigHand = ['6-5', '6-4', '6-3', '6-2', '6-1', '6-0', '5-5', '5-4', '5-3', '5-2', '5-1', '4-2'] as const;

export const examples = {
  'fives.deal': {
    game: 'fives',
    players: 3,
    seed: 'fives',
    before: { stock: 13 },
  },
  'fives.score': {
    ...table,
    deals: [
      {
        hands: [
          ['6-3', '2-0'],
          ['6-6', '3-1'],
        ],
      },
    ],
    moves: [{ seat: 1, type: 'lay', tile: '6-6' }],
    before: { scores: [0, 0] },
    look: { seat: 0, type: 'lay', tile: '6-3', at: '6-6:6' },
    after: { ends: ['6-3:3', '6-6:6'], scores: [15, 0] },
  },
  'fives.draw': {
    ...table,
    deals: [
      {
        hands: [
          ['3-3', '4-4'],
          ['6-6', '2-1'],
        ],
        stock: ['5-5', '6-4', '1-0', '2-0', '3-0'],
      },
    ],
    moves: [
      { seat: 1, type: 'lay', tile: '6-6' },
      { seat: 0, type: 'draw' },
    ],
    before: {
      hands: [['3-3', '4-4', '5-5'], ['2-1']],
    },
    cannot: [{ move: { seat: 0, type: 'pass' }, rule: 'domino.pass' }],
    look: { seat: 0, type: 'draw' },
    after: {
      hands: [['3-3', '4-4', '5-5', '6-4'], ['2-1']],
      turn: 0,
      legal: { 0: [{ type: 'lay', tile: '6-4', at: '6-6:6' }] },
    },
  },
  'fives.out': {
    game: 'fives',
    players: 3,
    deals: [
      {
        hands: [['6-1'], ['6-5', '5-1'], ['6-6', '6-4', '5-3']],
      },
    ],
    moves: [{ seat: 2, type: 'lay', tile: '6-6' }],
    before: { scores: [0, 0, 0] },
    look: { seat: 0, type: 'lay', tile: '6-1', at: '6-6:6' },
    after: {
      phase: 'roundOver',
      scores: [35, 0, 0],
      roundResult: { winners: [0], points: [35, 0, 0], reason: 'out' },
    },
  },
  'fives.target': {
    ...table,
    deals: [
      { hands: [['6-6'], bigHand] },
      {
        hands: [
          ['3-2', '1-0'],
          ['2-1', '4-0'],
        ],
        stock: ['5-1', '5-0', '4-2'],
      },
    ],
    moves: [
      { seat: 0, type: 'lay', tile: '6-6' },
      { seat: 0, type: 'next' },
    ],
    before: { scores: [95, 0], phase: 'play' },
    look: { seat: 0, type: 'lay', tile: '3-2' },
    after: { scores: [100, 0], phase: 'matchOver', winners: [0], hands: [['1-0'], ['2-1', '4-0']] },
  },
} as const satisfies Examples<'fives'>;

export const unseen = {} as const satisfies Unseen<'fives'>;

export const adapted = {
  'domino.reserve': {
    ...table,
    deals: [
      {
        hands: [
          ['3-3', '2-1'],
          ['6-6', '6-1'],
        ],
        stock: ['5-5', '5-4'],
      },
    ],
    moves: [{ seat: 1, type: 'lay', tile: '6-6' }],
    cannot: [{ move: { seat: 0, type: 'draw' }, rule: 'domino.reserve' }],
    look: { seat: 0, type: 'pass' },
    after: { turn: 1, stock: 2 },
  },
  'domino.out': null,
  'table.move': null,
} as const satisfies Adapted;

export const introduction = {
  ...table,
  deals: [
    {
      hands: [
        ['5-5', '5-2', '6-4'],
        ['2-1', '4-1', '6-2'],
      ],
      stock: ['5-3', '4-3', '3-0', '2-2', '1-1', '6-0'],
    },
  ],
  steps: [
    {
      move: { seat: 0, type: 'lay', tile: '5-5' },
      others: [
        { seat: 1, type: 'draw' },
        { seat: 1, type: 'lay', tile: '5-3', at: '5-5:5' },
      ],
    },
    {
      move: { seat: 0, type: 'lay', tile: '5-2', at: '5-5:5' },
      others: [{ seat: 1, type: 'lay', tile: '2-1', at: '5-2:2' }],
    },
    { move: { seat: 0, type: 'draw' } },
    {
      move: { seat: 0, type: 'lay', tile: '4-3', at: '5-3:3' },
      others: [{ seat: 1, type: 'lay', tile: '4-1', at: '2-1:1' }],
    },
    { move: { seat: 0, type: 'lay', tile: '6-4', at: '4-3:4' } },
  ],
} as const satisfies Introduction;

import type { Adapted, Examples, Introduction, Unseen } from './position.ts';

const table = { game: 'french', players: 2 } as const;

export const examples = {
  'french.deal': {
    ...table,
    seed: 'french',
    before: { hands: [{ length: 8 }, { length: 8 }], stock: 12 },
  },
  'french.open': {
    ...table,
    deals: [
      {
        hands: [
          ['5-3', '1-0'],
          ['6-6', '4-1'],
        ],
      },
    ],
    before: { turn: 0 },
    can: [{ seat: 0, type: 'lay', tile: '5-3' }],
    cannot: [{ move: { seat: 1, type: 'lay', tile: '6-6' }, rule: 'table.turn' }],
    look: { seat: 0, type: 'lay', tile: '1-0' },
    after: { turn: 1, ends: ['1-0:0', '1-0:1'] },
  },
  'french.layers': {
    ...table,
    deals: [
      {
        hands: [
          ['6-3', '1-0', '4-4'],
          ['6-1', '5-3'],
        ],
      },
    ],
    moves: [
      { seat: 0, type: 'lay', tile: '6-3' },
      { seat: 1, type: 'lay', tile: '6-1', at: '6-3:6' },
    ],
    look: { seat: 0, type: 'lay', tile: '1-0', at: '6-1:1' },
    after: {
      layers: [
        { tile: '6-3', layer: 'lower' },
        { tile: '6-1', layer: 'upper' },
        { tile: '1-0', layer: 'lower' },
      ],
    },
  },
  'french.cannot': {
    ...table,
    options: { starter: 1 },
    deals: [
      {
        hands: [
          ['2-2', '3-3'],
          ['6-6', '5-5', '1-1'],
        ],
        stock: ['6-4', '5-4', '4-2', '4-1', '4-0'],
      },
    ],
    moves: [{ seat: 1, type: 'lay', tile: '6-6' }],
    can: [{ seat: 0, type: 'pass' }],
    look: { seat: 0, type: 'draw' },
    after: {
      turn: 1,
      stock: 3,
      hands: [
        ['2-2', '3-3', '6-4', '5-4'],
        ['5-5', '1-1'],
      ],
    },
  },
  'french.end': {
    ...table,
    deals: [
      {
        hands: [
          ['6-6', '1-1'],
          ['3-3', '2-2'],
        ],
        stock: ['4-4', '4-3', '4-2', '4-1'],
      },
    ],
    moves: [
      { seat: 0, type: 'lay', tile: '6-6' },
      { seat: 1, type: 'pass' },
    ],
    can: [{ seat: 0, type: 'draw' }],
    look: { seat: 0, type: 'pass' },
    after: {
      phase: 'roundOver',
      stock: 4,
      roundResult: { winners: [0], points: [10, 0], reason: 'blocked' },
    },
  },
} as const satisfies Examples<'french'>;

export const unseen = {} as const satisfies Unseen<'french'>;

export const adapted = {
  'domino.must': null,
  'domino.reserve': null,
  'domino.out': null,
  'table.phase': null,
  'table.move': null,
  'table.piece': null,
} as const satisfies Adapted;

export const introduction = {
  ...table,
  deals: [
    {
      hands: [
        ['6-3', '1-0', '4-4'],
        ['6-1', '5-3', '6-6', '2-2'],
      ],
      stock: ['5-4', '4-0', '3-2', '1-1'],
    },
  ],
  steps: [
    {
      move: { seat: 0, type: 'lay', tile: '6-3' },
      others: [{ seat: 1, type: 'lay', tile: '6-1', at: '6-3:6' }],
    },
    {
      move: { seat: 0, type: 'lay', tile: '1-0', at: '6-1:1' },
      others: [{ seat: 1, type: 'lay', tile: '5-3', at: '6-3:3' }],
    },
    {
      move: { seat: 0, type: 'draw' },
      others: [{ seat: 1, type: 'pass' }],
    },
    {
      move: { seat: 0, type: 'lay', tile: '5-4', at: '5-3:5' },
      others: [{ seat: 1, type: 'pass' }],
    },
    {
      move: { seat: 0, type: 'lay', tile: '4-4', at: '5-4:4' },
      others: [{ seat: 1, type: 'pass' }],
    },
    { move: { seat: 0, type: 'lay', tile: '4-0', at: '4-4:4' } },
  ],
} as const satisfies Introduction;

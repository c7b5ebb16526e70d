import type { Adapted, Examples, Introduction, Unseen } from './position.ts';

const table = { game: 'chickenfoot', players: 2 } as const;

/** 9-9 and 9-3 have been laid, and 3-3 is a foot. */
const foot = [
  { seat: 1, type: 'lay', tile: '9-9' },
  { seat: 0, type: 'lay', tile: '9-3', at: '9-9:9' },
  { seat: 1, type: 'lay', tile: '3-3', at: '9-3:3' },
] as const;

export const examples = {
  'chickenfoot.deal': {
    ...table,
    players: 4,
    seed: 'chickenfoot',
    before: { hands: [{ length: 12 }, { length: 12 }, { length: 12 }, { length: 12 }], stock: 7 },
  },
  'chickenfoot.open': {
    ...table,
    deals: [
      {
        hands: [
          ['9-9', '3-2', '4-1'],
          ['9-3', '8-0'],
        ],
      },
    ],
    moves: [
      { seat: 0, type: 'lay', tile: '9-9' },
      { seat: 1, type: 'lay', tile: '9-3', at: '9-9:9' },
    ],
    before: { ends: ['9-3:3', '9-9:9'] },
    look: { seat: 0, type: 'lay', tile: '3-2', at: '9-3:3' },
    after: { ends: ['3-2:2', '9-9:9'] },
  },
  'chickenfoot.foot': {
    ...table,
    deals: [
      {
        hands: [
          ['9-3', '9-5', '3-2'],
          ['9-9', '3-3', '3-1'],
        ],
      },
    ],
    moves: foot,
    before: { ends: ['3-3:3'] },
    look: { seat: 0, type: 'lay', tile: '9-5', at: '9-9:9' },
    refused: 'chickenfoot.foot',
    can: [{ seat: 0, type: 'lay', tile: '3-2', at: '3-3:3' }],
  },
  'chickenfoot.toes': {
    ...table,
    deals: [
      {
        hands: [
          ['9-3', '3-2', '3-0', '6-4'],
          ['9-9', '3-3', '3-1', '5-0'],
        ],
      },
    ],
    moves: [
      ...foot,
      { seat: 0, type: 'lay', tile: '3-2', at: '3-3:3' },
      { seat: 1, type: 'lay', tile: '3-1', at: '3-3:3' },
    ],
    before: { ends: ['3-3:3'] },
    look: { seat: 0, type: 'lay', tile: '3-0', at: '3-3:3' },
    after: { ends: ['3-0:0', '3-1:1', '3-2:2', '9-9:9'] },
  },
  'chickenfoot.draw': {
    ...table,
    deals: [
      {
        hands: [
          ['5-4', '5-3'],
          ['9-9', '9-1'],
        ],
        stock: ['9-6', '6-4', '6-3', '6-2'],
      },
    ],
    moves: [{ seat: 1, type: 'lay', tile: '9-9' }],
    cannot: [{ move: { seat: 0, type: 'pass' }, rule: 'domino.pass' }],
    look: { seat: 0, type: 'draw' },
    after: {
      turn: 0,
      stock: 3,
      hands: [['5-4', '5-3', '9-6'], ['9-1']],
      legal: { '0': [{ type: 'lay', tile: '9-6', at: '9-9:9' }, { type: 'pass' }] },
    },
  },
  'chickenfoot.score': {
    ...table,
    players: 3,
    deals: [{ hands: [['9-1', '8-7'], ['2-2'], ['9-9', '8-8']], stock: ['6-5', '6-4'] }],
    moves: [{ seat: 2, type: 'lay', tile: '9-9' }],
    look: { seat: 0, type: 'lay', tile: '9-1', at: '9-9:9' },
    after: {
      phase: 'roundOver',
      scores: [0, 4, 16],
      roundResult: { winners: [0], points: [0, 4, 16], reason: 'blocked' },
    },
  },
  'chickenfoot.blank': {
    ...table,
    deals: [{ hands: [['9-9'], ['2-1', '0-0']] }],
    look: { seat: 0, type: 'lay', tile: '9-9' },
    after: { roundResult: { points: [0, 28] } },
  },
  'chickenfoot.end': {
    ...table,
    deals: [
      { hands: [['9-9'], ['9-8', '9-7', '9-6', '9-5', '9-4', '8-8', '8-7', '8-6']] },
      { hands: [['9-9'], ['1-0']] },
    ],
    moves: [
      { seat: 0, type: 'lay', tile: '9-9' },
      { seat: 0, type: 'next' },
    ],
    before: { round: 2, phase: 'play', scores: [0, 120] },
    look: { seat: 0, type: 'lay', tile: '9-9' },
    after: { phase: 'matchOver', scores: [0, 121], winners: [0] },
  },
} as const satisfies Examples<'chickenfoot'>;

export const unseen = {} as const satisfies Unseen<'chickenfoot'>;

export const adapted = {
  'domino.deal': null,
  'domino.ends': null,
  'domino.reserve': null,
  'domino.out': null,
  'domino.blocked': null,
  'table.move': null,
  'table.piece': null,
} as const satisfies Adapted;

export const introduction = {
  ...table,
  deals: [
    {
      hands: [
        ['9-9', '3-3', '3-1', '3-0', '5-1', '4-2'],
        ['9-3', '3-2', '2-2', '8-7', '7-4'],
      ],
      stock: ['9-5', '6-6', '7-7', '8-0'],
    },
  ],
  steps: [
    {
      move: { seat: 0, type: 'lay', tile: '9-9' },
      others: [{ seat: 1, type: 'lay', tile: '9-3', at: '9-9:9' }],
    },
    {
      move: { seat: 0, type: 'lay', tile: '3-3', at: '9-3:3' },
      others: [{ seat: 1, type: 'lay', tile: '3-2', at: '3-3:3' }],
    },
    {
      move: { seat: 0, type: 'lay', tile: '3-1', at: '3-3:3' },
      others: [{ seat: 1, type: 'draw' }],
    },
    {
      move: { seat: 0, type: 'lay', tile: '3-0', at: '3-3:3' },
      others: [{ seat: 1, type: 'lay', tile: '9-5', at: '9-9:9' }],
    },
    {
      move: { seat: 0, type: 'lay', tile: '5-1', at: '9-5:5' },
      others: [{ seat: 1, type: 'lay', tile: '2-2', at: '3-2:2' }],
    },
    { move: { seat: 0, type: 'lay', tile: '4-2', at: '2-2:2' } },
  ],
} as const satisfies Introduction;

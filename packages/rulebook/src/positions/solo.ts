import type { Examples, Introduction, Unseen } from './position.ts';

const two = { game: 'solo', players: 2 } as const;
const three = { game: 'solo', players: 3 } as const;

export const examples = {
  'solo.deal': {
    ...three,
    seed: 'solo',
    before: { stock: 87 },
  },
  'solo.start': {
    ...three,
    deals: [
      { hands: [['r2'], ['g3', 'g5'], ['y4', 'y6']], top: 'r7', stock: ['b1', 'b2'] },
      {
        hands: [
          ['r1', 'g8'],
          ['g3', 'g5'],
          ['y4', 'y6'],
        ],
        top: 'g7',
        stock: ['b1', 'b2'],
      },
    ],
    moves: [{ seat: 0, type: 'play', card: 'r2' }],
    look: { seat: 0, type: 'next' },
    after: { round: 2, phase: 'play', turn: 1, direction: 1 },
  },
  'solo.start.action': {
    ...three,
    deals: [
      {
        hands: [
          ['r2', 'b5', 'y1'],
          ['g4', 'g6'],
          ['y3', 'r8'],
        ],
        top: 'g:swap',
        stock: ['b1', 'b2'],
      },
    ],
    before: { turn: 0 },
    cannot: [
      { move: { seat: 0, type: 'play', card: 'r2' }, rule: 'solo.start.action' },
      { move: { seat: 0, type: 'draw' }, rule: 'solo.start.action' },
    ],
    look: { seat: 0, type: 'choose', partner: 1 },
    after: {
      turn: 0,
      hands: [
        ['g4', 'g6'],
        ['r2', 'b5', 'y1'],
        ['y3', 'r8'],
      ],
    },
  },
  'solo.match': {
    ...two,
    deals: [
      {
        hands: [
          ['g2', 'y5', 'r7'],
          ['b1', 'b3'],
        ],
        top: 'g5',
        stock: ['y8', 'b6'],
      },
    ],
    can: [
      { seat: 0, type: 'play', card: 'g2' },
      { seat: 0, type: 'play', card: 'y5' },
    ],
    cannot: [{ move: { seat: 0, type: 'play', card: 'r7' }, rule: 'solo.match' }],
  },
  'solo.black': {
    ...two,
    deals: [
      {
        hands: [
          ['b8', 'wild', 'wild4', 'rotate'],
          ['g1', 'g3'],
        ],
        top: 'y3',
        stock: ['r5', 'b6'],
      },
    ],
    can: [
      { seat: 0, type: 'play', card: 'wild', colour: 'b' },
      { seat: 0, type: 'play', card: 'wild4', colour: 'b' },
      { seat: 0, type: 'play', card: 'rotate' },
    ],
    cannot: [{ move: { seat: 0, type: 'play', card: 'b8' }, rule: 'solo.match' }],
  },
  'solo.draw': {
    ...two,
    deals: [
      {
        hands: [
          ['r2', 'b1'],
          ['g1', 'g4'],
        ],
        top: 'r9',
        stock: ['r3', 'b3'],
      },
    ],
    moves: [{ seat: 0, type: 'draw' }],
    before: {
      turn: 0,
      hands: [
        ['r2', 'b1', 'r3'],
        ['g1', 'g4'],
      ],
    },
    can: [
      { seat: 0, type: 'play', card: 'r3' },
      { seat: 0, type: 'pass' },
    ],
    cannot: [{ move: { seat: 0, type: 'play', card: 'r2' }, rule: 'solo.draw' }],
  },
  'solo.skip': {
    ...three,
    deals: [
      {
        hands: [
          ['r:skip', 'b1', 'b2'],
          ['r1', 'g4'],
          ['r5', 'y6'],
        ],
        top: 'r9',
        stock: ['y1', 'y2'],
      },
    ],
    look: { seat: 0, type: 'play', card: 'r:skip' },
    after: { turn: 2, top: 'r:skip' },
  },
  'solo.reverse': {
    ...three,
    deals: [
      {
        hands: [
          ['b:reverse', 'r1', 'g2'],
          ['b4', 'g4'],
          ['b5', 'y6'],
        ],
        top: 'b3',
        stock: ['y1', 'y2'],
      },
    ],
    look: { seat: 0, type: 'play', card: 'b:reverse' },
    after: { turn: 2, direction: -1 },
  },
  'solo.draw2': {
    ...three,
    deals: [
      {
        hands: [
          ['r:draw2', 'b1', 'b2'],
          ['g:draw2', 'y3', 'y8'],
          ['r5', 'g6'],
        ],
        top: 'r4',
        stock: ['y1', 'b7', 'b9', 'r2', 'y5'],
      },
    ],
    moves: [
      { seat: 0, type: 'play', card: 'r:draw2' },
      { seat: 1, type: 'play', card: 'g:draw2' },
    ],
    look: { seat: 2, type: 'draw' },
    after: {
      hands: [
        ['b1', 'b2'],
        ['y3', 'y8'],
        ['r5', 'g6', 'y1', 'b7', 'b9', 'r2'],
      ],
    },
  },
  'solo.wild4': {
    ...two,
    deals: [
      {
        hands: [
          ['wild4', 'g1', 'b2'],
          ['y3', 'y8'],
        ],
        top: 'r4',
        stock: ['y1', 'b7', 'b9', 'r2', 'y5'],
      },
    ],
    moves: [{ seat: 0, type: 'play', card: 'wild4', colour: 'g' }],
    look: { seat: 1, type: 'draw' },
    after: {
      colour: 'g',
      hands: [
        ['g1', 'b2'],
        ['y3', 'y8', 'y1', 'b7', 'b9', 'r2'],
      ],
    },
  },
  'solo.debt': {
    ...two,
    options: { starter: 1 },
    deals: [
      {
        hands: [
          ['b:draw2', 'r7', 'wild4'],
          ['r:draw2', 'g1', 'g4'],
        ],
        top: 'r9',
        stock: ['y1', 'y2', 'y3'],
      },
    ],
    moves: [{ seat: 1, type: 'play', card: 'r:draw2' }],
    before: { turn: 0, pending: 2 },
    can: [
      { seat: 0, type: 'play', card: 'b:draw2' },
      { seat: 0, type: 'draw' },
    ],
    cannot: [
      { move: { seat: 0, type: 'play', card: 'r7' }, rule: 'solo.debt' },
      { move: { seat: 0, type: 'play', card: 'wild4', colour: 'b' }, rule: 'solo.debt' },
    ],
  },
  'solo.debt.turn': {
    ...two,
    options: { starter: 1 },
    deals: [
      {
        hands: [
          ['g6', 'b3'],
          ['g:draw2', 'r1', 'r4'],
        ],
        top: 'g9',
        stock: ['y1', 'b2', 'y3'],
      },
    ],
    moves: [
      { seat: 1, type: 'play', card: 'g:draw2' },
      { seat: 0, type: 'draw' },
    ],
    before: {
      turn: 0,
      pending: 0,
      hands: [
        ['g6', 'b3', 'y1', 'b2'],
        ['r1', 'r4'],
      ],
    },
    look: { seat: 0, type: 'play', card: 'g6' },
    after: {
      turn: 1,
      top: 'g6',
      hands: [
        ['b3', 'y1', 'b2'],
        ['r1', 'r4'],
      ],
    },
  },
  'solo.swap': {
    ...three,
    deals: [{ hands: [['y:swap', 'b3', 'b6'], ['g1', 'g5'], ['r4']], top: 'y9', stock: ['y1', 'y2'] }],
    look: { seat: 0, type: 'play', card: 'y:swap', partner: 2 },
    after: { hands: [['r4'], ['g1', 'g5'], ['b3', 'b6']] },
  },
  'solo.wild': {
    ...two,
    deals: [
      {
        hands: [
          ['wild', 'r3', 'r8'],
          ['r1', 'b2', 'g4'],
        ],
        top: 'b9',
        stock: ['y1', 'y2'],
      },
    ],
    moves: [{ seat: 0, type: 'play', card: 'wild', colour: 'r' }],
    can: [{ seat: 1, type: 'play', card: 'r1' }],
    cannot: [{ move: { seat: 1, type: 'play', card: 'b2' }, rule: 'solo.match' }],
  },
  'solo.rotate': {
    ...three,
    deals: [{ hands: [['rotate', 'b1', 'g2'], ['y3', 'y4'], ['r8']], top: 'y9', stock: ['y1', 'y2'] }],
    look: { seat: 0, type: 'play', card: 'rotate' },
    after: {
      turn: 1,
      hands: [['r8'], ['b1', 'g2'], ['y3', 'y4']],
      legal: {
        '1': [{ type: 'play', card: 'b1' }, { type: 'play', card: 'g2' }, { type: 'draw' }],
      },
    },
  },
  'solo.interject': {
    ...three,
    options: { starter: 1 },
    deals: [
      {
        hands: [
          ['g4', 'b1', 'b2'],
          ['g4', 'r3', 'r6'],
          ['g5', 'y6'],
        ],
        top: 'g9',
        stock: ['y1', 'y2'],
      },
    ],
    moves: [{ seat: 1, type: 'play', card: 'g4' }],
    before: { turn: 2, top: 'g4' },
    look: { seat: 0, type: 'play', card: 'g4' },
    after: {
      turn: 1,
      hands: [
        ['b1', 'b2'],
        ['r3', 'r6'],
        ['g5', 'y6'],
      ],
    },
  },
  'solo.call': {
    ...two,
    deals: [
      {
        hands: [
          ['r1', 'b4'],
          ['g2', 'g3'],
        ],
        top: 'r9',
        stock: ['y1', 'y2', 'y3'],
      },
    ],
    look: { seat: 0, type: 'play', card: 'r1' },
    after: {
      top: 'r1',
      hands: [
        ['b4', 'y1', 'y2'],
        ['g2', 'g3'],
      ],
    },
  },
  'solo.out': {
    ...two,
    deals: [{ hands: [['r:draw2'], ['g2', 'b3']], top: 'r9', stock: ['y1', 'y2', 'y3'] }],
    look: { seat: 0, type: 'play', card: 'r:draw2' },
    after: {
      phase: 'roundOver',
      pending: 0,
      hands: [[], ['g2', 'b3']],
      roundResult: { winners: [0], points: [0, 5], reason: 'out' },
    },
  },
  'solo.reshuffle': {
    ...two,
    deals: [
      {
        hands: [
          ['g3', 'b1', 'b2'],
          ['y3', 'r5', 'r6'],
        ],
        top: 'g7',
        stock: [],
        chance: [['g7', 'g3']],
      },
    ],
    moves: [
      { seat: 0, type: 'play', card: 'g3' },
      { seat: 1, type: 'play', card: 'y3' },
    ],
    before: { turn: 0, stock: 0, top: 'y3' },
    look: { seat: 0, type: 'draw' },
    after: {
      stock: 1,
      top: 'y3',
      hands: [
        ['b1', 'b2', 'g7'],
        ['r5', 'r6'],
      ],
    },
  },
  'solo.score': {
    ...two,
    deals: [{ hands: [['r1'], ['y7', 'g:skip', 'wild4']], top: 'r9', stock: ['b1', 'b2'] }],
    look: { seat: 0, type: 'play', card: 'r1' },
    after: { phase: 'roundOver', scores: [0, 77] },
  },
  'solo.end': {
    ...three,
    options: { starter: 1 },
    deals: [
      {
        hands: [['r1'], ['r5', 'wild4', 'wild4', 'wild4', 'wild4', 'wild', 'wild', 'wild'], ['r4', 'g8']],
        top: 'r9',
        stock: ['b1', 'b2'],
      },
      { hands: [['y3'], ['wild4', 'wild4', 'wild4', 'wild4'], ['b2']], top: 'b9', stock: ['r1', 'r2'] },
    ],
    moves: [
      { seat: 1, type: 'play', card: 'r5' },
      { seat: 2, type: 'play', card: 'r4', call: true },
      { seat: 0, type: 'play', card: 'r1' },
      { seat: 0, type: 'next' },
    ],
    before: { phase: 'play', scores: [0, 320, 8] },
    look: { seat: 2, type: 'play', card: 'b2' },
    after: { phase: 'matchOver', scores: [3, 520, 8], winners: [0] },
  },
} as const satisfies Examples<'solo'>;

export const unseen = {} as const satisfies Unseen<'solo'>;

export const introduction = {
  ...three,
  deals: [
    {
      hands: [
        ['b2', 'y2', 'r:draw2', 'g6', 'y8'],
        ['y2', 'y6', 'r8', 'g1', 'b6'],
        ['y:draw2', 'r4', 'b8', 'y7', 'b3'],
      ],
      top: 'b7',
      stock: ['b9', 'y5', 'g4', 'r1', 'wild', 'r9', 'g2', 'y4'],
    },
  ],
  steps: [
    {
      move: { seat: 0, type: 'play', card: 'b2' },
      others: [{ seat: 1, type: 'play', card: 'y2' }],
    },
    {
      move: { seat: 0, type: 'play', card: 'y2' },
      others: [
        { seat: 1, type: 'play', card: 'y6' },
        { seat: 2, type: 'play', card: 'y:draw2' },
      ],
    },
    {
      move: { seat: 0, type: 'play', card: 'r:draw2' },
      others: [
        { seat: 1, type: 'draw' },
        { seat: 1, type: 'play', card: 'r8' },
        { seat: 2, type: 'play', card: 'r4' },
      ],
    },
    { move: { seat: 0, type: 'draw' } },
    {
      move: { seat: 0, type: 'play', card: 'wild', colour: 'g' },
      others: [
        { seat: 1, type: 'play', card: 'g1' },
        { seat: 2, type: 'draw' },
      ],
    },
    {
      move: { seat: 0, type: 'play', card: 'g6', call: true },
      others: [
        { seat: 1, type: 'play', card: 'b6' },
        { seat: 2, type: 'play', card: 'b8' },
      ],
    },
    { move: { seat: 0, type: 'play', card: 'y8' } },
  ],
} as const satisfies Introduction;

import type { Examples, Introduction, Unseen } from './position.ts';

const two = { game: 'solomino', players: 2 } as const;
const three = { game: 'solomino', players: 3 } as const;

export const examples = {
  'solomino.deal': {
    ...three,
    seed: 'schlange',
    before: { turn: 0, stock: 95, pending: 0, ends: { left: 'b:draw1', right: 'y5' } },
  },
  'solomino.start': {
    ...three,
    options: { rounds: 2 },
    deals: [
      {
        hands: [['r4|b7'], ['y3|y4', 'y6|y5'], ['g1|g4', 'y7|y4']],
        start: 'g5|r2',
        stock: ['b3|b5', 'b8|y9'],
      },
      {
        hands: [
          ['r4|b7', 'r5|r7'],
          ['y3|y4', 'y6|y5'],
          ['g1|g4', 'y7|y4'],
        ],
        start: 'g5|b6',
        stock: ['b3|b5', 'b8|y9'],
      },
    ],
    moves: [{ seat: 0, type: 'lay', card: 'r4|b7', half: 0, at: 'right' }],
    look: { seat: 0, type: 'next' },
    after: { round: 2, phase: 'play', turn: 1, direction: 1 },
  },
  'solomino.match': {
    ...two,
    deals: [
      {
        hands: [
          ['r4|b7', 'b9|b2', 'y:skip|b3', 'y3|y4'],
          ['r5|r7', 'g1|g4'],
        ],
        start: 'g:skip|r2',
        stock: ['b3|b5', 'b8|y9'],
      },
    ],
    can: [
      { seat: 0, type: 'lay', card: 'r4|b7', half: 0, at: 'right' },
      { seat: 0, type: 'lay', card: 'b9|b2', half: 1, at: 'right' },
      { seat: 0, type: 'lay', card: 'y:skip|b3', half: 0, at: 'left' },
    ],
    cannot: [
      { move: { seat: 0, type: 'lay', card: 'y3|y4', half: 0, at: 'left' }, rule: 'solomino.match' },
      { move: { seat: 0, type: 'lay', card: 'y3|y4', half: 1, at: 'left' }, rule: 'solomino.match' },
      { move: { seat: 0, type: 'lay', card: 'y3|y4', half: 0, at: 'right' }, rule: 'solomino.match' },
      { move: { seat: 0, type: 'lay', card: 'y3|y4', half: 1, at: 'right' }, rule: 'solomino.match' },
    ],
  },
  'solomino.overlap': {
    ...two,
    deals: [
      {
        hands: [
          ['g7|y9', 'y3|y4', 'b9|b3'],
          ['r5|r7', 'g1|g4'],
        ],
        start: 'r1|b6',
        stock: ['b3|b5', 'b8|y9'],
      },
    ],
    look: { seat: 0, type: 'lay', card: 'b9|b3', half: 0, at: 'right' },
    after: { ends: { left: 'r1', right: 'b3' } },
  },
  'solomino.draw': {
    ...two,
    deals: [
      {
        hands: [
          ['r4|b7', 'y3|y4'],
          ['y6|y5', 'g1|g4'],
        ],
        start: 'g5|r2',
        stock: ['r6|b4', 'b8|y9', 'b3|b5'],
      },
    ],
    moves: [{ seat: 0, type: 'draw' }],
    before: {
      turn: 0,
      hands: [
        ['r4|b7', 'y3|y4', 'r6|b4'],
        ['y6|y5', 'g1|g4'],
      ],
    },
    can: [
      { seat: 0, type: 'lay', card: 'r6|b4', half: 0, at: 'right' },
      { seat: 0, type: 'pass' },
    ],
    cannot: [{ move: { seat: 0, type: 'lay', card: 'r4|b7', half: 0, at: 'right' }, rule: 'solomino.draw' }],
  },
  'solomino.action': {
    ...three,
    deals: [
      {
        hands: [
          ['b:skip|r2', 'y3|y4', 'g9|g2'],
          ['r5|r7', 'g1|g4'],
          ['b3|b5', 'y7|y4'],
        ],
        start: 'g5|r2',
        stock: ['b8|y9', 'g2|y8'],
      },
    ],
    look: { seat: 0, type: 'lay', card: 'b:skip|r2', half: 1, at: 'right' },
    after: { turn: 2, ends: { left: 'g5', right: 'b:skip' } },
  },
  'solomino.skip': {
    ...three,
    deals: [
      {
        hands: [
          ['r:skip|g3', 'y3|y4', 'b9|b2'],
          ['r5|r1', 'g1|g4'],
          ['g8|g6', 'y7|y4'],
        ],
        start: 'r3|r7',
        stock: ['b8|y9', 'g2|y8'],
      },
    ],
    look: { seat: 0, type: 'lay', card: 'r:skip|g3', half: 0, at: 'right' },
    after: { turn: 2 },
  },
  'solomino.reverse': {
    ...three,
    deals: [
      {
        hands: [
          ['b:reverse|b5', 'y3|y4', 'r5|r1'],
          ['b9|b3', 'g1|g4'],
          ['b3|b5', 'y7|y4'],
        ],
        start: 'r6|b4',
        stock: ['b8|y9', 'g2|y8'],
      },
    ],
    look: { seat: 0, type: 'lay', card: 'b:reverse|b5', half: 0, at: 'right' },
    after: { turn: 2, direction: -1 },
  },
  'solomino.draw1': {
    ...three,
    deals: [
      {
        hands: [
          ['r:draw1|b3', 'y3|y4', 'y7|y4'],
          ['g:draw1|y2', 'r5|r7', 'g1|g4'],
          ['g4|g3', 'b9|b2'],
        ],
        start: 'g5|r2',
        stock: ['b8|y9', 'b1|y7', 'r8|r1', 'y6|y5'],
      },
    ],
    moves: [
      { seat: 0, type: 'lay', card: 'r:draw1|b3', half: 0, at: 'right' },
      { seat: 1, type: 'lay', card: 'g:draw1|y2', half: 0, at: 'left' },
    ],
    before: { turn: 2, pending: 2 },
    cannot: [{ move: { seat: 2, type: 'lay', card: 'b9|b2', half: 0, at: 'right' }, rule: 'solomino.draw1' }],
    look: { seat: 2, type: 'draw' },
    after: {
      pending: 0,
      hands: [
        ['y3|y4', 'y7|y4'],
        ['r5|r7', 'g1|g4'],
        ['g4|g3', 'b9|b2', 'b8|y9', 'b1|y7'],
      ],
    },
  },
  'solomino.draw1.turn': {
    ...two,
    options: { starter: 1 },
    deals: [
      {
        hands: [
          ['g4|g3', 'y3|y4'],
          ['r:draw1|b3', 'r5|r7', 'y7|y4'],
        ],
        start: 'g5|r2',
        stock: ['b8|y9', 'b1|y7', 'y6|y5'],
      },
    ],
    moves: [
      { seat: 1, type: 'lay', card: 'r:draw1|b3', half: 0, at: 'right' },
      { seat: 0, type: 'draw' },
    ],
    before: {
      turn: 0,
      pending: 0,
      hands: [
        ['g4|g3', 'y3|y4', 'b8|y9'],
        ['r5|r7', 'y7|y4'],
      ],
    },
    look: { seat: 0, type: 'lay', card: 'g4|g3', half: 0, at: 'left' },
    after: {
      turn: 1,
      hands: [
        ['y3|y4', 'b8|y9'],
        ['r5|r7', 'y7|y4'],
      ],
    },
  },
  'solomino.swap': {
    ...three,
    deals: [
      {
        hands: [
          ['r:swap|r9', 'b9|b2', 'y3|y4', 'b3|b5'],
          ['g1|g4', 'y7|y4', 'y6|y5'],
          ['r5|r7', 'g8|g6'],
        ],
        start: 'g5|r2',
        stock: ['b8|y9', 'b1|y7'],
      },
    ],
    look: { seat: 0, type: 'lay', card: 'r:swap|r9', half: 0, at: 'right', partner: 2 },
    after: {
      hands: [
        ['r5|r7', 'g8|g6'],
        ['g1|g4', 'y7|y4', 'y6|y5'],
        ['b9|b2', 'y3|y4', 'b3|b5'],
      ],
    },
  },
  'solomino.rotate': {
    ...three,
    deals: [
      {
        hands: [
          ['g:rotate|g7', 'b9|b2', 'y3|y4', 'b3|b5'],
          ['r5|r7', 'r8|g6'],
          ['g1|g4', 'y7|y4', 'y6|y5'],
        ],
        start: 'g5|r2',
        stock: ['b8|y9', 'b1|y7'],
      },
    ],
    look: {
      seat: 0,
      type: 'lay',
      card: 'g:rotate|g7',
      half: 0,
      at: 'left',
      towards: 'counterclockwise',
    },
    after: {
      turn: 1,
      direction: 1,
      hands: [
        ['r5|r7', 'r8|g6'],
        ['g1|g4', 'y7|y4', 'y6|y5'],
        ['b9|b2', 'y3|y4', 'b3|b5'],
      ],
    },
  },
  'solomino.ask': {
    ...three,
    options: { starter: 2 },
    deals: [
      {
        hands: [
          ['b7|b6', 'g4|g3', 'y3|y4'],
          ['r5|r7', 'g1|g4'],
          ['r:ask|r1', 'y7|y4', 'y6|y5'],
        ],
        start: 'r3|r7',
        stock: ['g5|b6', 'b8|y9', 'b1|y7'],
      },
    ],
    moves: [{ seat: 2, type: 'lay', card: 'r:ask|r1', half: 0, at: 'right' }],
    before: { turn: 0, ask: ['g5|b6'] },
    cannot: [{ move: { seat: 0, type: 'answer', card: 'g4|g3' }, rule: 'solomino.ask' }],
    look: { seat: 0, type: 'answer', card: 'b7|b6' },
    after: { turn: 1, ask: ['g5|b6', 'b7|b6'] },
  },
  'solomino.ask.must': {
    ...three,
    options: { starter: 2 },
    deals: [
      {
        hands: [
          ['b7|b6', 'g5|g3', 'y3|y4'],
          ['r5|r1', 'g1|g4'],
          ['r:ask|b2', 'y7|y4', 'y6|y5'],
        ],
        start: 'r3|r7',
        stock: ['g5|b6', 'b8|y9', 'b1|y7'],
      },
    ],
    moves: [{ seat: 2, type: 'lay', card: 'r:ask|b2', half: 0, at: 'right' }],
    before: { turn: 0, ask: ['g5|b6'] },
    can: [
      { seat: 0, type: 'answer', card: 'b7|b6' },
      { seat: 0, type: 'answer', card: 'g5|g3' },
    ],
    cannot: [{ move: { seat: 0, type: 'take' }, rule: 'solomino.ask.must' }],
  },
  'solomino.ask.take': {
    ...three,
    options: { starter: 1 },
    deals: [
      {
        hands: [
          ['r4|b7', 'y3|y4'],
          ['r:ask|r1', 'y7|y4', 'y6|y5'],
          ['g4|g3', 'b9|b2', 'g1|b3'],
        ],
        start: 'g5|r2',
        stock: ['g1|g4', 'b8|y9', 'b1|y7'],
      },
    ],
    moves: [
      { seat: 1, type: 'lay', card: 'r:ask|r1', half: 0, at: 'right' },
      { seat: 2, type: 'answer', card: 'g4|g3' },
    ],
    before: { turn: 0, ask: ['g1|g4', 'g4|g3'] },
    look: { seat: 0, type: 'take' },
    after: {
      turn: 0,
      ask: null,
      hands: [
        ['r4|b7', 'y3|y4', 'g1|g4', 'g4|g3'],
        ['y7|y4', 'y6|y5'],
        ['b9|b2', 'g1|b3'],
      ],
    },
  },
  'solomino.ask.quiet': {
    ...three,
    options: { starter: 2 },
    deals: [
      {
        hands: [
          ['b:skip|r9', 'g4|g3', 'y3|y4'],
          ['r5|r7', 'g1|g4'],
          ['r:ask|r1', 'y7|y4', 'y6|y5'],
        ],
        start: 'g5|r2',
        stock: ['r:draw1|r9', 'b8|y9', 'b1|y7'],
      },
    ],
    moves: [{ seat: 2, type: 'lay', card: 'r:ask|r1', half: 0, at: 'right' }],
    before: { turn: 0, pending: 0, ask: ['r:draw1|r9'] },
    look: { seat: 0, type: 'answer', card: 'b:skip|r9' },
    after: { turn: 1, pending: 0 },
  },
  'solomino.ask.out': {
    ...three,
    options: { starter: 2 },
    deals: [
      {
        hands: [['b7|b6'], ['r5|r1', 'g1|g4'], ['r:ask|b2', 'y7|y4', 'y6|y5']],
        start: 'r3|r7',
        stock: ['g5|b6', 'b8|y9', 'b1|y7'],
      },
    ],
    moves: [{ seat: 2, type: 'lay', card: 'r:ask|b2', half: 0, at: 'right' }],
    look: { seat: 0, type: 'answer', card: 'b7|b6' },
    after: {
      hands: [[], ['r5|r1', 'g1|g4'], ['y7|y4', 'y6|y5']],
      roundResult: { winners: [0], points: [0, 2, 2], reason: 'out' },
    },
  },
  'solomino.call': {
    ...two,
    deals: [
      {
        hands: [
          ['r4|b7', 'y3|y4'],
          ['g1|g4', 'y6|y5'],
        ],
        start: 'g5|r2',
        stock: ['b8|y9', 'b1|y7', 'b3|b5'],
      },
    ],
    look: { seat: 0, type: 'lay', card: 'r4|b7', half: 0, at: 'right' },
    after: {
      turn: 1,
      ends: { left: 'g5', right: 'b7' },
      hands: [
        ['y3|y4', 'b8|y9'],
        ['g1|g4', 'y6|y5'],
      ],
    },
  },
  'solomino.out': {
    ...two,
    deals: [{ hands: [['r:draw1|r9'], ['g1|g4', 'y6|y5']], start: 'g5|r2', stock: ['b8|y9', 'b1|y7'] }],
    look: { seat: 0, type: 'lay', card: 'r:draw1|r9', half: 0, at: 'right' },
    after: {
      pending: 0,
      hands: [[], ['g1|g4', 'y6|y5']],
      roundResult: { winners: [0], points: [0, 2], reason: 'out' },
    },
  },
  'solomino.exhausted': {
    ...three,
    options: { starter: 2 },
    deals: [
      {
        hands: [
          ['g1|g4', 'y7|y4'],
          ['r5|r7', 'y6|y5'],
          ['y3|y4', 'b9|b3'],
        ],
        start: 'g5|r2',
        stock: ['r4|b7'],
      },
    ],
    look: { seat: 2, type: 'draw' },
    after: {
      phase: 'matchOver',
      hands: [
        ['g1|g4', 'y7|y4'],
        ['r5|r7', 'y6|y5'],
        ['y3|y4', 'b9|b3', 'r4|b7'],
      ],
      roundResult: { winners: [0, 1], points: [2, 2, 3], reason: 'exhausted' },
    },
  },
  'solomino.exhausted.debt': {
    ...three,
    options: { starter: 1 },
    deals: [
      {
        hands: [
          ['y3|y4', 'b9|b3'],
          ['r:draw1|r9', 'g1|g4', 'y7|y4'],
          ['b:draw1|y1', 'r5|r7', 'y6|y5'],
        ],
        start: 'g5|r2',
        stock: ['g2|y8'],
      },
    ],
    moves: [
      { seat: 1, type: 'lay', card: 'r:draw1|r9', half: 1, at: 'right' },
      { seat: 2, type: 'lay', card: 'b:draw1|y1', half: 0, at: 'right' },
    ],
    before: { turn: 0, pending: 2, stock: 1, ends: { left: 'g5', right: 'y1' } },
    look: { seat: 0, type: 'draw' },
    after: {
      phase: 'matchOver',
      ends: { left: 'g5', right: 'r:draw1' },
      hands: [
        ['y3|y4', 'b9|b3', 'g2|y8', 'b:draw1|y1'],
        ['g1|g4', 'y7|y4'],
        ['r5|r7', 'y6|y5'],
      ],
      roundResult: { winners: [1, 2], points: [4, 2, 2], reason: 'exhausted' },
    },
  },
  'solomino.rounds': {
    ...three,
    options: { rounds: 2 },
    deals: [
      { hands: [['r4|b7'], ['r5|r7', 'y6|y5'], ['y3|y4']], start: 'g5|r2', stock: ['b8|y9', 'b1|y7'] },
      {
        hands: [['y3|y4'], ['r4|b7'], ['r5|r7', 'y6|y5', 'b9|b3']],
        start: 'g5|r2',
        stock: ['b8|y9', 'b1|y7'],
      },
    ],
    moves: [
      { seat: 0, type: 'lay', card: 'r4|b7', half: 0, at: 'right' },
      { seat: 0, type: 'next' },
    ],
    before: { round: 2, phase: 'play', scores: [0, 2, 1] },
    look: { seat: 1, type: 'lay', card: 'r4|b7', half: 0, at: 'right' },
    after: { phase: 'matchOver', scores: [1, 2, 4], winners: [0] },
  },
  'solomino.interject': {
    ...three,
    options: { interject: true, starter: 1 },
    deals: [
      {
        hands: [
          ['b1|b7', 'g4|g3', 'y3|y4'],
          ['r4|b7', 'r5|r7', 'y6|y5'],
          ['g8|g6', 'y7|y4'],
        ],
        start: 'g5|r2',
        stock: ['b8|y9', 'b1|y7'],
      },
    ],
    moves: [{ seat: 1, type: 'lay', card: 'r4|b7', half: 0, at: 'right' }],
    before: { turn: 2, ends: { left: 'g5', right: 'b7' } },
    cannot: [
      { move: { seat: 0, type: 'lay', card: 'g4|g3', half: 0, at: 'left' }, rule: 'solomino.interject' },
    ],
    look: { seat: 0, type: 'lay', card: 'b1|b7', half: 1, at: 'right' },
    after: { turn: 1, ends: { left: 'g5', right: 'b1' } },
  },
  'solomino.interject.ask': {
    ...three,
    options: { interject: true, starter: 1 },
    deals: [
      {
        hands: [
          ['g5|g3', 'y3|y4', 'b9|b2'],
          ['r:ask|r1', 'y7|y4', 'y6|y5'],
          ['g7|b4', 'g1|g4'],
        ],
        start: 'g5|r2',
        stock: ['r6|b4', 'b8|y9', 'b1|y7'],
      },
    ],
    moves: [{ seat: 1, type: 'lay', card: 'r:ask|r1', half: 0, at: 'right' }],
    before: { turn: 2, ask: ['r6|b4'], ends: { left: 'g5', right: 'r1' } },
    look: { seat: 0, type: 'lay', card: 'g5|g3', half: 0, at: 'left' },
    refused: 'solomino.interject.ask',
  },
} as const satisfies Examples<'solomino'>;

export const unseen = {} as const satisfies Unseen<'solomino'>;

export const introduction = {
  ...three,
  deals: [
    {
      hands: [
        ['g4|y6', 'b:draw1|g9', 'r8|r1', 'r7|y1', 'r3|g7'],
        ['r6|b4', 'g9|y7', 'g2|b9', 'b9|b2', 'b2|y1'],
        ['y:draw1|y3', 'y:ask|g8', 'b4|b2', 'y5|y4', 'y3|y4'],
      ],
      start: 'g5|b6',
      stock: ['g1|g4', 'y3|y9', 'r8|g6', 'b:reverse|y8', 'g4|g3', 'r4|g7', 'y6|y2', 'g1|g6'],
    },
  ],
  steps: [
    {
      move: { seat: 0, type: 'lay', card: 'g4|y6', half: 0, at: 'left' },
      others: [
        { seat: 1, type: 'lay', card: 'r6|b4', half: 0, at: 'right' },
        { seat: 2, type: 'lay', card: 'y:draw1|y3', half: 1, at: 'left' },
      ],
    },
    {
      move: { seat: 0, type: 'lay', card: 'b:draw1|g9', half: 0, at: 'left' },
      others: [
        { seat: 1, type: 'draw' },
        { seat: 1, type: 'lay', card: 'g9|y7', half: 0, at: 'left' },
        { seat: 2, type: 'lay', card: 'y:ask|g8', half: 0, at: 'left' },
      ],
    },
    {
      move: { seat: 0, type: 'answer', card: 'r8|r1' },
      others: [
        { seat: 1, type: 'take' },
        { seat: 1, type: 'lay', card: 'g2|b9', half: 0, at: 'left' },
        { seat: 2, type: 'lay', card: 'b4|b2', half: 0, at: 'right' },
      ],
    },
    { move: { seat: 0, type: 'draw' } },
    {
      move: { seat: 0, type: 'lay', card: 'b:reverse|y8', half: 0, at: 'right' },
      others: [
        { seat: 2, type: 'lay', card: 'y5|y4', half: 0, at: 'right', call: true },
        { seat: 1, type: 'lay', card: 'b9|b2', half: 0, at: 'left' },
      ],
    },
    {
      move: { seat: 0, type: 'lay', card: 'r7|y1', half: 1, at: 'right', call: true },
      others: [
        { seat: 2, type: 'draw' },
        { seat: 1, type: 'lay', card: 'b2|y1', half: 0, at: 'left' },
      ],
    },
    { move: { seat: 0, type: 'lay', card: 'r3|g7', half: 0, at: 'right' } },
  ],
} as const satisfies Introduction;

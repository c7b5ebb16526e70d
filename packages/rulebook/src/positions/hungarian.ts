import type { Adapted, Examples, Introduction, Unseen } from './position.ts';

const table = { game: 'hungarian', players: 2 } as const;

export const examples = {
  'hungarian.deal': {
    ...table,
    seed: 'hungarian',
    before: { hands: [{ length: 12 }, { length: 12 }], stock: 0 },
  },
  'hungarian.run': {
    ...table,
    deals: [
      {
        hands: [
          ['6-6', '6-5', '5-4', '1-0'],
          ['6-2', '4-3', '3-3'],
        ],
      },
    ],
    moves: [
      { seat: 0, type: 'lay', tile: '6-6' },
      { seat: 0, type: 'lay', tile: '6-5', at: '6-6:6' },
    ],
    can: [{ seat: 0, type: 'pass' }],
    look: { seat: 0, type: 'lay', tile: '5-4', at: '6-5:5' },
    after: { phase: 'play', turn: 0, hands: [['1-0'], ['6-2', '4-3', '3-3']] },
  },
  'hungarian.end': {
    ...table,
    deals: [
      {
        hands: [
          ['6-6', '6-5', '1-0'],
          ['4-4', '3-2'],
        ],
      },
    ],
    moves: [{ seat: 0, type: 'lay', tile: '6-6' }],
    before: { phase: 'play' },
    look: { seat: 0, type: 'lay', tile: '6-5', at: '6-6:6' },
    after: {
      phase: 'roundOver',
      roundResult: { winners: [0], points: [13, 0], reason: 'blocked' },
    },
  },
  'hungarian.target': {
    ...table,
    deals: [
      {
        hands: [
          ['6-6'],
          ['6-5', '6-4', '6-3', '6-2', '6-1', '6-0', '5-5', '5-4', '5-3', '5-2', '4-4', '4-3'],
        ],
      },
      { hands: [['6-6'], ['1-0']] },
    ],
    moves: [
      { seat: 0, type: 'lay', tile: '6-6' },
      { seat: 0, type: 'next' },
    ],
    before: { round: 2, phase: 'play', scores: [100, 0] },
    look: { seat: 0, type: 'lay', tile: '6-6' },
    after: { phase: 'matchOver', scores: [101, 0], winners: [0] },
  },
} as const satisfies Examples<'hungarian'>;

export const unseen = {} as const satisfies Unseen<'hungarian'>;

export const adapted = {
  'domino.deal': null,
  'domino.open.tie': null,
  'domino.order': null,
  'domino.match': null,
  'domino.ends': null,
  'domino.must': null,
  'domino.pass': null,
  'domino.out': null,
  'sperr.lock': null,
  'sperr.win': null,
  'sperr.fail': null,
  'table.turn': null,
  'table.move': null,
  'table.piece': null,
} as const satisfies Adapted;

export const introduction = {
  ...table,
  deals: [
    {
      hands: [
        ['6-6', '6-5', '5-1', '4-3', '3-3'],
        ['6-4', '5-0', '2-2'],
      ],
    },
  ],
  steps: [
    { move: { seat: 0, type: 'lay', tile: '6-6' } },
    { move: { seat: 0, type: 'lay', tile: '6-5', at: '6-6:6' } },
    { move: { seat: 0, type: 'lay', tile: '5-1', at: '6-5:5' } },
    {
      move: { seat: 0, type: 'pass' },
      others: [
        { seat: 1, type: 'lay', tile: '6-4', at: '6-6:6' },
        { seat: 1, type: 'pass' },
      ],
    },
    { move: { seat: 0, type: 'lay', tile: '4-3', at: '6-4:4' } },
    { move: { seat: 0, type: 'lay', tile: '3-3', at: '4-3:3' } },
  ],
} as const satisfies Introduction;

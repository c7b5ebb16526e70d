import type { Adapted, Examples, Introduction, Unseen } from './position.ts';

const table = { game: 'bergen', players: 2 } as const;
const three = { game: 'bergen', players: 3 } as const;

/** A round that ends with its first tile: 2 points for opening and 2 for going out. */
const shortRound = { hands: [['0-0'], ['6-5'], ['6-4']] } as const;

export const examples = {
  'bergen.deal': {
    ...three,
    seed: 'bergen',
    before: { stock: 10 },
  },
  'bergen.open': {
    ...table,
    deals: [
      {
        hands: [
          ['5-5', '2-2', '2-1'],
          ['6-6', '6-2', '1-0'],
        ],
      },
    ],
    before: { turn: 0, scores: [0, 0] },
    cannot: [
      { move: { seat: 0, type: 'lay', tile: '5-5' }, rule: 'domino.open.tile' },
      { move: { seat: 0, type: 'lay', tile: '2-1' }, rule: 'domino.open.tile' },
    ],
    look: { seat: 0, type: 'lay', tile: '2-2' },
    after: { scores: [2, 0] },
  },
  'bergen.highest': {
    ...table,
    deals: [
      {
        hands: [
          ['5-1', '5-5', '6-4'],
          ['1-1', '6-1', '3-0'],
        ],
      },
    ],
    moves: [
      { seat: 1, type: 'lay', tile: '1-1' },
      { seat: 0, type: 'lay', tile: '5-1', at: '1-1:1' },
      { seat: 1, type: 'lay', tile: '6-1', at: '1-1:1' },
    ],
    before: { scores: [0, 2] },
    look: { seat: 0, type: 'lay', tile: '5-5', at: '5-1:5' },
    after: { ends: ['5-5:5', '6-1:6'], scores: [2, 2], phase: 'play' },
  },
  'bergen.double': {
    ...table,
    deals: [
      {
        hands: [
          ['4-2', '4-3', '6-5'],
          ['2-1', '3-1', '6-4'],
        ],
      },
    ],
    moves: [
      { seat: 1, type: 'lay', tile: '2-1' },
      { seat: 0, type: 'lay', tile: '4-2', at: '2-1:2' },
      { seat: 1, type: 'lay', tile: '3-1', at: '2-1:1' },
    ],
    before: { ends: ['3-1:3', '4-2:4'], scores: [0, 2] },
    look: { seat: 0, type: 'lay', tile: '4-3', at: '3-1:3' },
    after: { ends: ['4-2:4', '4-3:4'], scores: [2, 2], phase: 'play' },
  },
  'bergen.triple': {
    ...table,
    deals: [
      {
        hands: [
          ['4-1', '2-1', '5-3'],
          ['1-1', '4-2', '6-1'],
        ],
      },
    ],
    moves: [
      { seat: 1, type: 'lay', tile: '1-1' },
      { seat: 0, type: 'lay', tile: '4-1', at: '1-1:1' },
      { seat: 1, type: 'lay', tile: '4-2', at: '4-1:4' },
    ],
    before: { ends: ['1-1:1', '4-2:2'], scores: [0, 2] },
    look: { seat: 0, type: 'lay', tile: '2-1', at: '4-2:2' },
    after: { ends: ['1-1:1', '2-1:1'], scores: [3, 2], phase: 'play' },
  },
  'bergen.draw': {
    ...table,
    deals: [
      {
        hands: [
          ['5-4', '5-3'],
          ['1-1', '6-1'],
        ],
        stock: ['6-5', '6-4', '6-3', '6-2'],
      },
    ],
    moves: [{ seat: 1, type: 'lay', tile: '1-1' }],
    cannot: [{ move: { seat: 0, type: 'pass' }, rule: 'domino.pass' }],
    look: { seat: 0, type: 'draw' },
    after: { hands: [['5-4', '5-3', '6-5'], ['6-1']], stock: 3, turn: 1 },
  },
  'bergen.out': {
    ...table,
    deals: [
      {
        hands: [
          ['1-1', '6-1'],
          ['4-1', '6-5'],
        ],
      },
    ],
    moves: [
      { seat: 0, type: 'lay', tile: '1-1' },
      { seat: 1, type: 'lay', tile: '4-1', at: '1-1:1' },
    ],
    before: { scores: [2, 0] },
    look: { seat: 0, type: 'lay', tile: '6-1', at: '1-1:1' },
    after: {
      phase: 'roundOver',
      scores: [4, 0],
      hands: [[], ['6-5']],
      roundResult: { winners: [0], reason: 'out' },
    },
  },
  'bergen.blocked': {
    ...three,
    deals: [{ hands: [['1-1', '6-5', '6-4'], ['2-2'], ['3-3']], stock: ['5-0', '4-0'] }],
    look: { seat: 0, type: 'lay', tile: '1-1' },
    after: {
      phase: 'roundOver',
      roundResult: { winners: [0], points: [4, 0, 0], reason: 'blocked' },
    },
  },
  'bergen.target': {
    ...three,
    deals: [
      shortRound,
      shortRound,
      {
        hands: [
          ['0-0', '6-1'],
          ['2-0', '6-5'],
          ['3-0', '6-4'],
        ],
      },
    ],
    moves: [
      { seat: 0, type: 'lay', tile: '0-0' },
      { seat: 0, type: 'next' },
      { seat: 0, type: 'lay', tile: '0-0' },
      { seat: 0, type: 'next' },
    ],
    before: { scores: [8, 0, 0], phase: 'play' },
    look: { seat: 0, type: 'lay', tile: '0-0' },
    after: {
      scores: [10, 0, 0],
      phase: 'matchOver',
      winners: [0],
      hands: [['6-1'], ['2-0', '6-5'], ['3-0', '6-4']],
    },
  },
} as const satisfies Examples<'bergen'>;

export const unseen = {} as const satisfies Unseen<'bergen'>;

export const adapted = {
  'domino.deal': null,
  'domino.open.tile': null,
  'domino.ends': null,
  'domino.must': null,
  'domino.reserve': null,
  'domino.pass': null,
  'domino.out': null,
  'domino.blocked': null,
  'table.move': null,
} as const satisfies Adapted;

export const introduction = {
  ...table,
  deals: [
    {
      hands: [
        ['1-1', '4-4', '6-1', '3-2'],
        ['4-1', '6-4', '5-1', '6-5'],
      ],
      stock: ['5-2', '3-1', '6-0', '3-0', '2-0'],
    },
  ],
  steps: [
    {
      move: { seat: 0, type: 'lay', tile: '1-1' },
      others: [{ seat: 1, type: 'lay', tile: '4-1', at: '1-1:1' }],
    },
    {
      move: { seat: 0, type: 'lay', tile: '4-4', at: '4-1:4' },
      others: [{ seat: 1, type: 'lay', tile: '6-4', at: '4-4:4' }],
    },
    {
      move: { seat: 0, type: 'lay', tile: '6-1', at: '6-4:6' },
      others: [{ seat: 1, type: 'lay', tile: '5-1', at: '6-1:1' }],
    },
    { move: { seat: 0, type: 'draw' } },
    {
      move: { seat: 0, type: 'lay', tile: '5-2', at: '5-1:5' },
      others: [
        { seat: 1, type: 'draw' },
        { seat: 1, type: 'lay', tile: '3-1', at: '1-1:1' },
      ],
    },
    { move: { seat: 0, type: 'lay', tile: '3-2', at: '3-1:3' } },
  ],
} as const satisfies Introduction;

import type { Adapted, Examples, Introduction, Unseen } from './position.ts';
import { noTableExamples } from './shared/no-examples.ts';

const table = { game: 'italian', players: 3 } as const;

export const examples = {
  'italian.deal': {
    game: 'italian',
    players: 4,
    seed: 'italian',
    before: { stock: 4 },
  },
  'italian.open': {
    ...table,
    deals: [
      {
        hands: [
          ['5-5', '1-0'],
          ['6-5', '4-4'],
          ['6-4', '2-2'],
        ],
      },
    ],
    before: { turn: 0 },
    cannot: [{ move: { seat: 0, type: 'lay', tile: '1-0' }, rule: 'domino.open.tile' }],
    look: { seat: 0, type: 'lay', tile: '5-5' },
    after: { total: 10, turn: 1 },
  },
  'italian.total': {
    ...table,
    deals: [
      {
        hands: [
          ['5-3', '4-0'],
          ['2-1', '5-0'],
          ['6-6', '3-1'],
        ],
      },
    ],
    moves: [{ seat: 2, type: 'lay', tile: '6-6' }],
    before: { total: 12 },
    look: { seat: 0, type: 'lay', tile: '5-3' },
    after: { total: 20 },
  },
  'italian.hit': {
    ...table,
    deals: [
      {
        hands: [
          ['5-2', '2-0'],
          ['6-6', '3-3'],
          ['6-5', '1-0'],
        ],
      },
    ],
    moves: [
      { seat: 1, type: 'lay', tile: '6-6' },
      { seat: 2, type: 'lay', tile: '6-5' },
    ],
    before: { total: 23, scores: [0, 0, 0] },
    look: { seat: 0, type: 'lay', tile: '5-2' },
    after: { total: 30, scores: [1, 0, 0] },
  },
  'italian.over': {
    ...table,
    deals: [
      {
        hands: [
          ['6-4', '2-0'],
          ['6-6', '3-3'],
          ['6-5', '1-0'],
        ],
      },
    ],
    moves: [
      { seat: 1, type: 'lay', tile: '6-6' },
      { seat: 2, type: 'lay', tile: '6-5' },
    ],
    before: { total: 23 },
    look: { seat: 0, type: 'lay', tile: '6-4' },
    after: { total: 33, scores: [0, 0, 0], phase: 'play', turn: 1 },
  },
  'italian.round': {
    ...table,
    deals: [{ hands: [['5-2', '1-0'], ['6-6'], ['6-5']] }],
    moves: [
      { seat: 1, type: 'lay', tile: '6-6' },
      { seat: 2, type: 'lay', tile: '6-5' },
      { seat: 0, type: 'lay', tile: '5-2' },
      { seat: 1, type: 'pass' },
      { seat: 2, type: 'pass' },
    ],
    before: { phase: 'play', hands: [['1-0'], [], []] },
    look: { seat: 0, type: 'lay', tile: '1-0' },
    after: { phase: 'roundOver', total: 31, roundResult: { reason: 'exhausted' } },
  },
  'italian.end': {
    ...table,
    options: { pay: 'face' },
    deals: [
      {
        hands: [
          ['6-4', '5-2'],
          ['6-6', '5-4'],
          ['6-5', '1-0'],
        ],
      },
      {
        hands: [
          ['5-2', '2-0'],
          ['6-6', '3-3'],
          ['6-5', '1-0'],
        ],
      },
    ],
    moves: [
      { seat: 1, type: 'lay', tile: '6-6' },
      { seat: 2, type: 'lay', tile: '6-5' },
      { seat: 0, type: 'lay', tile: '6-4' },
      { seat: 1, type: 'lay', tile: '5-4' },
      { seat: 2, type: 'lay', tile: '1-0' },
      { seat: 0, type: 'lay', tile: '5-2' },
      { seat: 0, type: 'next' },
      { seat: 1, type: 'lay', tile: '6-6' },
      { seat: 2, type: 'lay', tile: '6-5' },
    ],
    before: { scores: [50, 0, 0], total: 23, phase: 'play' },
    look: { seat: 0, type: 'lay', tile: '5-2' },
    after: { scores: [80, 0, 0], phase: 'matchOver', winners: [0], hands: [['2-0'], ['3-3'], ['1-0']] },
  },
} as const satisfies Examples<'italian'>;

export const unseen = {} as const satisfies Unseen<'italian'>;

export const adapted = {
  'domino.deal': null,
  'domino.order': null,
  'domino.ends': {
    ...table,
    deals: [
      {
        hands: [
          ['5-3', '2-1'],
          ['6-6', '4-0'],
          ['3-2', '1-1'],
        ],
      },
    ],
    moves: [
      { seat: 1, type: 'lay', tile: '6-6' },
      { seat: 2, type: 'lay', tile: '3-2' },
    ],
    before: { total: 17, ends: [] },
    cannot: [{ move: { seat: 0, type: 'lay', tile: '5-3', at: '3-2:3' }, rule: 'domino.ends' }],
    look: { seat: 0, type: 'lay', tile: '5-3' },
    after: { total: 25 },
  },
  'domino.must': {
    ...table,
    deals: [
      {
        hands: [
          ['5-3', '2-1'],
          ['6-6', '4-0'],
          ['6-5', '1-1'],
        ],
      },
    ],
    moves: [
      { seat: 1, type: 'lay', tile: '6-6' },
      { seat: 2, type: 'lay', tile: '6-5' },
    ],
    before: { total: 23 },
    can: [
      { seat: 0, type: 'lay', tile: '5-3' },
      { seat: 0, type: 'lay', tile: '2-1' },
    ],
    look: { seat: 0, type: 'pass' },
    refused: 'domino.must',
  },
  'domino.pass': {
    ...table,
    deals: [{ hands: [['2-1'], ['6-6', '1-0', '3-0'], ['4-0', '2-0', '5-0']] }],
    moves: [
      { seat: 1, type: 'lay', tile: '6-6' },
      { seat: 2, type: 'lay', tile: '4-0' },
      { seat: 0, type: 'lay', tile: '2-1' },
      { seat: 1, type: 'lay', tile: '1-0' },
      { seat: 2, type: 'lay', tile: '2-0' },
    ],
    before: { turn: 0, hands: [[], ['3-0'], ['5-0']] },
    look: { seat: 0, type: 'pass' },
    after: { turn: 1, phase: 'play' },
  },
  ...noTableExamples,
} as const satisfies Adapted;

export const introduction = {
  ...table,
  deals: [
    {
      hands: [
        ['6-6', '2-1', '4-0', '5-5', '6-3'],
        ['6-5', '6-4', '5-4', '5-3', '2-0'],
        ['3-1', '5-1', '5-2', '6-1', '1-1'],
      ],
    },
  ],
  steps: [
    {
      move: { seat: 0, type: 'lay', tile: '6-6' },
      others: [
        { seat: 1, type: 'lay', tile: '6-5' },
        { seat: 2, type: 'lay', tile: '3-1' },
      ],
    },
    {
      move: { seat: 0, type: 'lay', tile: '2-1' },
      others: [
        { seat: 1, type: 'lay', tile: '6-4' },
        { seat: 2, type: 'lay', tile: '5-1' },
      ],
    },
    {
      move: { seat: 0, type: 'lay', tile: '4-0' },
      others: [
        { seat: 1, type: 'lay', tile: '5-4' },
        { seat: 2, type: 'lay', tile: '5-2' },
      ],
    },
    {
      move: { seat: 0, type: 'lay', tile: '5-5' },
      others: [
        { seat: 1, type: 'lay', tile: '5-3' },
        { seat: 2, type: 'lay', tile: '6-1' },
      ],
    },
    { move: { seat: 0, type: 'lay', tile: '6-3' } },
  ],
} as const satisfies Introduction;

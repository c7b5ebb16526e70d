import type { Adapted, Examples, Introduction, Unseen } from './position.ts';
import { noTableExamples } from './shared/no-examples.ts';

const table = { game: 'matador', players: 3 } as const;

export const examples = {
  'matador.deal': {
    game: 'matador',
    players: 11,
    seed: 'matador',
    before: { stock: 0 },
  },
  'matador.sum': {
    ...table,
    deals: [
      {
        hands: [
          ['4-1', '9-3', '8-2'],
          ['6-6', '7-2'],
          ['9-9', '5-3'],
        ],
      },
    ],
    moves: [{ seat: 2, type: 'lay', tile: '9-9' }],
    can: [
      { seat: 0, type: 'lay', tile: '8-2', at: '9-9:9', out: 8 },
      { seat: 0, type: 'lay', tile: '8-2', at: '9-9:9', out: 2 },
    ],
    cannot: [{ move: { seat: 0, type: 'lay', tile: '9-3', at: '9-9:9' }, rule: 'matador.sum' }],
    look: { seat: 0, type: 'lay', tile: '4-1', at: '9-9:9' },
    after: { ends: ['4-1:4', '9-9:9'] },
  },
  'matador.target': {
    ...table,
    deals: [
      {
        hands: [
          ['9-9'],
          ['9-8', '9-7', '9-6', '9-5', '9-4', '8-8', '5-3'],
          ['8-7', '8-6', '8-5', '7-7', '7-6', '6-6', '0-0'],
        ],
      },
      { hands: [['4-1'], ['6-5'], ['9-9', '7-2']] },
    ],
    moves: [
      { seat: 0, type: 'lay', tile: '9-9' },
      { seat: 0, type: 'next' },
      { seat: 2, type: 'lay', tile: '9-9' },
    ],
    before: { scores: [180, 0, 0], phase: 'play' },
    look: { seat: 0, type: 'lay', tile: '4-1', at: '9-9:9' },
    after: { scores: [200, 0, 0], phase: 'matchOver', winners: [0] },
  },
} as const satisfies Examples<'matador'>;

export const unseen = {} as const satisfies Unseen<'matador'>;

export const adapted = {
  'sevens.joker': {
    ...table,
    deals: [
      {
        hands: [
          ['8-2', '7-4'],
          ['5-3', '4-4'],
          ['9-9', '6-3'],
        ],
      },
    ],
    moves: [{ seat: 2, type: 'lay', tile: '9-9' }],
    can: [{ seat: 0, type: 'lay', tile: '8-2', at: '9-9:9', out: 8 }],
    look: { seat: 0, type: 'lay', tile: '8-2', at: '9-9:9', out: 2 },
    after: { ends: ['8-2:2', '9-9:9'] },
  },
  'sevens.blank': {
    ...table,
    deals: [
      {
        hands: [
          ['9-9', '4-0', '7-3'],
          ['1-0', '6-6'],
          ['1-1', '5-2'],
        ],
      },
    ],
    moves: [
      { seat: 0, type: 'lay', tile: '9-9' },
      { seat: 1, type: 'lay', tile: '1-0', at: '9-9:9' },
      { seat: 2, type: 'lay', tile: '1-1', at: '9-9:9' },
    ],
    before: { ends: ['1-0:0', '1-1:1'] },
    cannot: [{ move: { seat: 0, type: 'lay', tile: '4-0', at: '1-0:0' }, rule: 'sevens.blank' }],
    look: { seat: 0, type: 'lay', tile: '7-3', at: '1-0:0', out: 3 },
    after: { ends: ['1-1:1', '7-3:3'] },
  },
  'sevens.draw': {
    ...table,
    deals: [
      {
        hands: [
          ['4-1', '6-6'],
          ['8-8', '5-3'],
          ['9-9', '7-6'],
        ],
        stock: ['8-5', '9-8', '7-5', '6-5'],
      },
    ],
    moves: [{ seat: 2, type: 'lay', tile: '9-9' }],
    can: [{ seat: 0, type: 'lay', tile: '4-1', at: '9-9:9' }],
    look: { seat: 0, type: 'draw' },
    after: {
      hands: [['4-1', '6-6', '8-5'], ['8-8', '5-3'], ['7-6']],
      turn: 0,
      legal: { 0: [{ type: 'lay', tile: '4-1', at: '9-9:9' }] },
    },
  },
  'sevens.score': {
    ...table,
    deals: [{ hands: [['9-9', '2-0'], ['5-3'], ['4-0']], stock: ['8-8', '9-8'] }],
    look: { seat: 0, type: 'lay', tile: '9-9' },
    after: {
      phase: 'roundOver',
      roundResult: { winners: [0], points: [10, 0, 0], reason: 'blocked' },
    },
  },
  'domino.deal': null,
  'domino.order': null,
  'domino.blocked': null,
  'domino.blocked.tie': null,
  ...noTableExamples,
} as const satisfies Adapted;

export const introduction = {
  ...table,
  deals: [
    {
      hands: [
        ['9-9', '4-3', '8-2', '8-6'],
        ['8-1', '7-0', '8-3', '9-5'],
        ['6-2', '5-1', '6-5', '7-7'],
      ],
      stock: ['7-4', '4-4', '6-3', '9-2', '3-2', '1-1'],
    },
  ],
  steps: [
    {
      move: { seat: 0, type: 'lay', tile: '9-9' },
      others: [
        { seat: 1, type: 'lay', tile: '8-1', at: '9-9:9' },
        { seat: 2, type: 'lay', tile: '6-2', at: '8-1:8' },
      ],
    },
    {
      move: { seat: 0, type: 'lay', tile: '4-3', at: '6-2:6' },
      others: [
        { seat: 1, type: 'lay', tile: '7-0', at: '4-3:3' },
        { seat: 2, type: 'lay', tile: '5-1', at: '9-9:9' },
      ],
    },
    {
      move: { seat: 0, type: 'lay', tile: '8-2', at: '7-0:0', out: 2 },
      others: [
        { seat: 1, type: 'lay', tile: '8-3', at: '8-2:2' },
        { seat: 2, type: 'lay', tile: '6-5', at: '5-1:5' },
      ],
    },
    { move: { seat: 0, type: 'draw' } },
    {
      move: { seat: 0, type: 'lay', tile: '7-4', at: '8-3:3' },
      others: [
        { seat: 1, type: 'draw' },
        { seat: 1, type: 'lay', tile: '4-4', at: '6-5:6' },
        { seat: 2, type: 'draw' },
        { seat: 2, type: 'lay', tile: '6-3', at: '4-4:4' },
      ],
    },
    { move: { seat: 0, type: 'lay', tile: '8-6', at: '7-4:4' } },
  ],
} as const satisfies Introduction;

import type { Examples, Introduction, Unseen } from './position.ts';

const table = { game: 'cyprus', players: 4 } as const;

/** 9-9, and an arm laid by each of the other players. */
const threeArms = [
  { seat: 0, type: 'lay', tile: '9-9' },
  { seat: 1, type: 'lay', tile: '9-5', at: '9-9:9' },
  { seat: 2, type: 'lay', tile: '9-3', at: '9-9:9' },
  { seat: 3, type: 'lay', tile: '9-2', at: '9-9:9' },
] as const;

export const examples = {
  'cyprus.deal': {
    ...table,
    seed: 'cyprus',
    before: { hands: [{ length: 13 }, { length: 13 }, { length: 13 }, { length: 13 }], stock: 0 },
  },
  'cyprus.open': {
    ...table,
    deals: [
      {
        hands: [
          ['9-9', '9-1'],
          ['8-8', '9-5'],
          ['9-3', '3-0'],
          ['9-2', '7-7'],
        ],
      },
    ],
    cannot: [{ move: { seat: 0, type: 'lay', tile: '9-1' }, rule: 'domino.open.tile' }],
    look: { seat: 0, type: 'lay', tile: '9-9' },
    after: { turn: 1, ends: ['9-9:9'] },
  },
  'cyprus.star': {
    ...table,
    players: 10,
    deals: [
      {
        hands: [
          ['9-0', '1-0'],
          ['9-9', '8-8'],
          ['9-8', '8-0'],
          ['9-7', '7-0'],
          ['9-6', '6-0'],
          ['9-5', '5-0'],
          ['9-4', '4-0'],
          ['9-3', '3-0'],
          ['9-2', '2-0'],
          ['9-1', '1-1'],
        ],
      },
    ],
    moves: [
      { seat: 1, type: 'lay', tile: '9-9' },
      { seat: 2, type: 'lay', tile: '9-8', at: '9-9:9' },
      { seat: 3, type: 'lay', tile: '9-7', at: '9-9:9' },
      { seat: 4, type: 'lay', tile: '9-6', at: '9-9:9' },
      { seat: 5, type: 'lay', tile: '9-5', at: '9-9:9' },
      { seat: 6, type: 'lay', tile: '9-4', at: '9-9:9' },
      { seat: 7, type: 'lay', tile: '9-3', at: '9-9:9' },
      { seat: 8, type: 'lay', tile: '9-2', at: '9-9:9' },
      { seat: 9, type: 'lay', tile: '9-1', at: '9-9:9' },
    ],
    before: { ends: ['9-1:1', '9-2:2', '9-3:3', '9-4:4', '9-5:5', '9-6:6', '9-7:7', '9-8:8', '9-9:9'] },
    look: { seat: 0, type: 'lay', tile: '9-0', at: '9-9:9' },
    after: { ends: ['9-0:0', '9-1:1', '9-2:2', '9-3:3', '9-4:4', '9-5:5', '9-6:6', '9-7:7', '9-8:8'] },
  },
  'cyprus.arms': {
    ...table,
    deals: [
      {
        hands: [
          ['9-9', '9-1', '3-0'],
          ['9-5', '8-6'],
          ['9-3', '4-4'],
          ['9-2', '7-6'],
        ],
      },
    ],
    moves: threeArms,
    can: [{ seat: 0, type: 'lay', tile: '9-1', at: '9-9:9' }],
    look: { seat: 0, type: 'lay', tile: '3-0', at: '9-3:3' },
    after: { ends: ['3-0:0', '9-2:2', '9-5:5', '9-9:9'] },
  },
  'cyprus.pass': {
    ...table,
    deals: [
      {
        hands: [
          ['9-9', '7-4', '8-6'],
          ['9-5', '5-4', '8-0'],
          ['9-3', '3-1', '6-0'],
          ['9-2', '2-0', '7-7'],
        ],
      },
    ],
    moves: [
      ...threeArms,
      { seat: 0, type: 'pass' },
      { seat: 1, type: 'lay', tile: '5-4', at: '9-5:5' },
      { seat: 2, type: 'lay', tile: '3-1', at: '9-3:3' },
      { seat: 3, type: 'lay', tile: '2-0', at: '9-2:2' },
    ],
    look: { seat: 0, type: 'lay', tile: '7-4', at: '5-4:4' },
    after: { turn: 1, hands: [['8-6'], ['8-0'], ['6-0'], ['7-7']] },
  },
  'cyprus.score': {
    ...table,
    deals: [
      {
        hands: [
          ['9-9', '9-1'],
          ['9-5', '8-0'],
          ['9-3', '4-3'],
          ['9-2', '6-6'],
        ],
      },
    ],
    moves: threeArms,
    look: { seat: 0, type: 'lay', tile: '9-1', at: '9-9:9' },
    after: {
      phase: 'roundOver',
      roundResult: { winners: [0], points: [27, 0, 0, 0], reason: 'out' },
    },
  },
} as const satisfies Examples<'cyprus'>;

export const unseen = {} as const satisfies Unseen<'cyprus'>;

export const introduction = {
  ...table,
  deals: [
    {
      hands: [
        ['9-9', '9-3', '8-6', '8-3'],
        ['9-5', '5-1', '7-6', '2-0', '5-5'],
        ['9-4', '9-7', '4-4', '4-1', '7-3'],
        ['9-0', '3-2', '1-0', '0-0', '6-5'],
      ],
    },
  ],
  steps: [
    {
      move: { seat: 0, type: 'lay', tile: '9-9' },
      others: [
        { seat: 1, type: 'lay', tile: '9-5', at: '9-9:9' },
        { seat: 2, type: 'lay', tile: '9-4', at: '9-9:9' },
        { seat: 3, type: 'lay', tile: '9-0', at: '9-9:9' },
      ],
    },
    {
      move: { seat: 0, type: 'lay', tile: '9-3', at: '9-9:9' },
      others: [
        { seat: 1, type: 'lay', tile: '5-1', at: '9-5:5' },
        { seat: 2, type: 'lay', tile: '9-7', at: '9-9:9' },
        { seat: 3, type: 'lay', tile: '3-2', at: '9-3:3' },
      ],
    },
    {
      move: { seat: 0, type: 'pass' },
      others: [
        { seat: 1, type: 'lay', tile: '7-6', at: '9-7:7' },
        { seat: 2, type: 'lay', tile: '4-4', at: '9-4:4' },
        { seat: 3, type: 'lay', tile: '1-0', at: '5-1:1' },
      ],
    },
    {
      move: { seat: 0, type: 'lay', tile: '8-6', at: '7-6:6' },
      others: [
        { seat: 1, type: 'lay', tile: '2-0', at: '3-2:2' },
        { seat: 2, type: 'lay', tile: '4-1', at: '4-4:4' },
        { seat: 3, type: 'lay', tile: '0-0', at: '9-0:0' },
      ],
    },
    { move: { seat: 0, type: 'lay', tile: '8-3', at: '8-6:8' } },
  ],
} as const satisfies Introduction;

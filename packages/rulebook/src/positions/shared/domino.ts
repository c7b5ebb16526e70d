import type { Examples, Unseen } from '../position.ts';

const two = { game: 'block', players: 2 } as const;
const three = { game: 'block', players: 3 } as const;

export const examples = {
  'domino.deal': {
    ...three,
    seed: 'domino',
    before: { stock: 13 },
  },
  'domino.open': {
    ...three,
    deals: [
      {
        hands: [
          ['6-5', '6-4'],
          ['3-3', '1-0'],
          ['2-2', '5-4'],
        ],
      },
    ],
    before: { turn: 1 },
  },
  'domino.open.tie': {
    ...two,
    options: { set: 9 },
    deals: [
      {
        hands: [
          ['8-7', '1-0'],
          ['9-6', '2-0'],
        ],
      },
    ],
    before: { turn: 1 },
  },
  'domino.open.tile': {
    ...two,
    deals: [
      {
        hands: [
          ['6-6', '6-5', '1-1'],
          ['6-4', '2-0'],
        ],
      },
    ],
    look: { seat: 0, type: 'lay', tile: '6-5' },
    refused: 'domino.open.tile',
    can: [{ seat: 0, type: 'lay', tile: '6-6' }],
    cannot: [{ move: { seat: 0, type: 'lay', tile: '1-1' }, rule: 'domino.open.tile' }],
  },
  'domino.order': {
    ...three,
    deals: [
      {
        hands: [
          ['6-6', '4-0'],
          ['6-1', '5-0'],
          ['6-2', '3-0'],
        ],
      },
    ],
    moves: [{ seat: 0, type: 'lay', tile: '6-6' }],
    before: { turn: 1 },
    look: { seat: 1, type: 'lay', tile: '6-1', at: '6-6:6' },
    after: { turn: 2 },
  },
  'domino.match': {
    ...two,
    deals: [
      {
        hands: [
          ['6-6', '5-0', '4-2'],
          ['6-5', '3-1'],
        ],
      },
    ],
    moves: [
      { seat: 0, type: 'lay', tile: '6-6' },
      { seat: 1, type: 'lay', tile: '6-5', at: '6-6:6' },
    ],
    before: { ends: ['6-5:5', '6-6:6'] },
    look: { seat: 0, type: 'lay', tile: '5-0', at: '6-5:5' },
    after: { ends: ['5-0:0', '6-6:6'] },
    cannot: [
      { move: { seat: 0, type: 'lay', tile: '4-2', at: '6-5:5' }, rule: 'domino.match' },
      { move: { seat: 0, type: 'lay', tile: '4-2', at: '6-6:6' }, rule: 'domino.match' },
    ],
  },
  'domino.ends': {
    ...two,
    deals: [
      {
        hands: [
          ['6-6', '5-5', '5-2', '6-0'],
          ['6-5', '5-1', '4-3'],
        ],
      },
    ],
    moves: [
      { seat: 0, type: 'lay', tile: '6-6' },
      { seat: 1, type: 'lay', tile: '6-5', at: '6-6:6' },
      { seat: 0, type: 'lay', tile: '5-5', at: '6-5:5' },
      { seat: 1, type: 'lay', tile: '5-1', at: '5-5:5' },
    ],
    before: { ends: ['5-1:1', '6-6:6'] },
    look: { seat: 0, type: 'lay', tile: '5-2', at: '5-5:5' },
    refused: 'domino.ends',
  },
  'domino.must': {
    ...two,
    deals: [
      {
        hands: [
          ['6-2', '6-1', '4-4'],
          ['6-6', '1-0', '3-2'],
        ],
      },
    ],
    moves: [{ seat: 1, type: 'lay', tile: '6-6' }],
    look: { seat: 0, type: 'pass' },
    refused: 'domino.must',
    can: [
      { seat: 0, type: 'lay', tile: '6-2', at: '6-6:6' },
      { seat: 0, type: 'lay', tile: '6-1', at: '6-6:6' },
    ],
  },
  'domino.reserve': {
    ...two,
    deals: [
      {
        hands: [
          ['6-6', '6-1'],
          ['6-2', '3-3'],
        ],
        stock: ['5-5', '5-4'],
      },
    ],
    look: { seat: 0, type: 'lay', tile: '6-6' },
    after: { hands: [['6-1'], ['6-2', '3-3']], stock: 2 },
  },
  'domino.pass': {
    ...two,
    deals: [
      {
        hands: [
          ['3-3', '2-1'],
          ['6-6', '6-1'],
        ],
      },
    ],
    moves: [{ seat: 1, type: 'lay', tile: '6-6' }],
    look: { seat: 0, type: 'pass' },
    after: { turn: 1, ends: ['6-6:6'], hands: [['3-3', '2-1'], ['6-1']] },
  },
  'domino.out': {
    ...two,
    deals: [
      {
        hands: [['6-1'], ['6-6', '5-4']],
        stock: ['4-4', '3-3', '2-2', '5-5'],
      },
    ],
    moves: [{ seat: 1, type: 'lay', tile: '6-6' }],
    before: { stock: 3 },
    look: { seat: 0, type: 'lay', tile: '6-1', at: '6-6:6' },
    after: {
      phase: 'roundOver',
      hands: [[], ['5-4', '4-4']],
      stock: 3,
      roundResult: { winners: [0], reason: 'out' },
    },
  },
  'domino.blocked': {
    ...three,
    deals: [{ hands: [['6-6', '1-0'], ['5-5'], ['4-3']] }],
    look: { seat: 0, type: 'lay', tile: '6-6' },
    after: { phase: 'roundOver', roundResult: { winners: [0], reason: 'blocked' } },
  },
  'domino.blocked.tie': {
    ...three,
    deals: [{ hands: [['6-6', '4-3'], ['5-2'], ['5-5']] }],
    look: { seat: 0, type: 'lay', tile: '6-6' },
    after: { roundResult: { winners: [0, 1], points: [0, 0, 0], reason: 'blocked' } },
  },
  'domino.score': {
    ...three,
    deals: [{ hands: [['6-6'], ['5-4'], ['3-2', '1-0']] }],
    look: { seat: 0, type: 'lay', tile: '6-6' },
    after: { roundResult: { winners: [0], points: [15, 0, 0] }, scores: [15, 0, 0] },
  },
  'domino.match.length': {
    ...two,
    options: { rounds: 2 },
    deals: [{ hands: [['6-6'], ['5-4']] }, { hands: [['1-0'], ['6-6']] }],
    moves: [
      { seat: 0, type: 'lay', tile: '6-6' },
      { seat: 0, type: 'next' },
    ],
    before: { phase: 'play', round: 2, scores: [9, 0] },
    look: { seat: 1, type: 'lay', tile: '6-6' },
    after: { phase: 'matchOver', scores: [9, 1], winners: [0] },
  },
} as const satisfies Examples<'domino'>;

export const unseen = {} as const satisfies Unseen<'domino'>;

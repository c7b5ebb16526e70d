import type { Examples } from '../position.ts';
import { three, two } from './tables.ts';

/** The call, and how a round or a match ends. */
export const roundEnd = {
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

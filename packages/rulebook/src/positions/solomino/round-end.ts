import type { Examples } from '../position.ts';
import { three, two } from './tables.ts';

/** The call, and how a round or a match ends. */
export const roundEnd = {
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
} as const satisfies Examples<'solomino'>;

import type { Examples } from '../position.ts';
import { three } from './tables.ts';

/** The ask card. */
export const asks = {
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
} as const satisfies Examples<'solomino'>;

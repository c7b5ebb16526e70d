import type { Examples } from '../position.ts';
import { three, two } from './tables.ts';

/** Dealing, matching, drawing and interjecting. */
export const basics = {
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

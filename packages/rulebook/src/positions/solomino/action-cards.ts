import type { Examples } from '../position.ts';
import { three, two } from './tables.ts';

/** What the action cards do. */
export const actionCards = {
  'solomino.action': {
    ...three,
    deals: [
      {
        hands: [
          ['b:skip|r2', 'y3|y4', 'g9|g2'],
          ['r5|r7', 'g1|g4'],
          ['b3|b5', 'y7|y4'],
        ],
        start: 'g5|r2',
        stock: ['b8|y9', 'g2|y8'],
      },
    ],
    look: { seat: 0, type: 'lay', card: 'b:skip|r2', half: 1, at: 'right' },
    after: { turn: 2, ends: { left: 'g5', right: 'b:skip' } },
  },
  'solomino.skip': {
    ...three,
    deals: [
      {
        hands: [
          ['r:skip|g3', 'y3|y4', 'b9|b2'],
          ['r5|r1', 'g1|g4'],
          ['g8|g6', 'y7|y4'],
        ],
        start: 'r3|r7',
        stock: ['b8|y9', 'g2|y8'],
      },
    ],
    look: { seat: 0, type: 'lay', card: 'r:skip|g3', half: 0, at: 'right' },
    after: { turn: 2 },
  },
  'solomino.reverse': {
    ...three,
    deals: [
      {
        hands: [
          ['b:reverse|b5', 'y3|y4', 'r5|r1'],
          ['b9|b3', 'g1|g4'],
          ['b3|b5', 'y7|y4'],
        ],
        start: 'r6|b4',
        stock: ['b8|y9', 'g2|y8'],
      },
    ],
    look: { seat: 0, type: 'lay', card: 'b:reverse|b5', half: 0, at: 'right' },
    after: { turn: 2, direction: -1 },
  },
  'solomino.draw1': {
    ...three,
    deals: [
      {
        hands: [
          ['r:draw1|b3', 'y3|y4', 'y7|y4'],
          ['g:draw1|y2', 'r5|r7', 'g1|g4'],
          ['g4|g3', 'b9|b2'],
        ],
        start: 'g5|r2',
        stock: ['b8|y9', 'b1|y7', 'r8|r1', 'y6|y5'],
      },
    ],
    moves: [
      { seat: 0, type: 'lay', card: 'r:draw1|b3', half: 0, at: 'right' },
      { seat: 1, type: 'lay', card: 'g:draw1|y2', half: 0, at: 'left' },
    ],
    before: { turn: 2, pending: 2 },
    cannot: [{ move: { seat: 2, type: 'lay', card: 'b9|b2', half: 0, at: 'right' }, rule: 'solomino.draw1' }],
    look: { seat: 2, type: 'draw' },
    after: {
      pending: 0,
      hands: [
        ['y3|y4', 'y7|y4'],
        ['r5|r7', 'g1|g4'],
        ['g4|g3', 'b9|b2', 'b8|y9', 'b1|y7'],
      ],
    },
  },
  'solomino.draw1.turn': {
    ...two,
    options: { starter: 1 },
    deals: [
      {
        hands: [
          ['g4|g3', 'y3|y4'],
          ['r:draw1|b3', 'r5|r7', 'y7|y4'],
        ],
        start: 'g5|r2',
        stock: ['b8|y9', 'b1|y7', 'y6|y5'],
      },
    ],
    moves: [
      { seat: 1, type: 'lay', card: 'r:draw1|b3', half: 0, at: 'right' },
      { seat: 0, type: 'draw' },
    ],
    before: {
      turn: 0,
      pending: 0,
      hands: [
        ['g4|g3', 'y3|y4', 'b8|y9'],
        ['r5|r7', 'y7|y4'],
      ],
    },
    look: { seat: 0, type: 'lay', card: 'g4|g3', half: 0, at: 'left' },
    after: {
      turn: 1,
      hands: [
        ['y3|y4', 'b8|y9'],
        ['r5|r7', 'y7|y4'],
      ],
    },
  },
  'solomino.swap': {
    ...three,
    deals: [
      {
        hands: [
          ['r:swap|r9', 'b9|b2', 'y3|y4', 'b3|b5'],
          ['g1|g4', 'y7|y4', 'y6|y5'],
          ['r5|r7', 'g8|g6'],
        ],
        start: 'g5|r2',
        stock: ['b8|y9', 'b1|y7'],
      },
    ],
    look: { seat: 0, type: 'lay', card: 'r:swap|r9', half: 0, at: 'right', partner: 2 },
    after: {
      hands: [
        ['r5|r7', 'g8|g6'],
        ['g1|g4', 'y7|y4', 'y6|y5'],
        ['b9|b2', 'y3|y4', 'b3|b5'],
      ],
    },
  },
  'solomino.rotate': {
    ...three,
    deals: [
      {
        hands: [
          ['g:rotate|g7', 'b9|b2', 'y3|y4', 'b3|b5'],
          ['r5|r7', 'r8|g6'],
          ['g1|g4', 'y7|y4', 'y6|y5'],
        ],
        start: 'g5|r2',
        stock: ['b8|y9', 'b1|y7'],
      },
    ],
    look: {
      seat: 0,
      type: 'lay',
      card: 'g:rotate|g7',
      half: 0,
      at: 'left',
      towards: 'counterclockwise',
    },
    after: {
      turn: 1,
      direction: 1,
      hands: [
        ['r5|r7', 'r8|g6'],
        ['g1|g4', 'y7|y4', 'y6|y5'],
        ['b9|b2', 'y3|y4', 'b3|b5'],
      ],
    },
  },
} as const satisfies Examples<'solomino'>;

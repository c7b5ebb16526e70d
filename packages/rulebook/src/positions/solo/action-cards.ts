import type { Examples } from '../position.ts';
import { three, two } from './tables.ts';

/** What the action cards do. */
export const actionCards = {
  'solo.skip': {
    ...three,
    deals: [
      {
        hands: [
          ['r:skip', 'b1', 'b2'],
          ['r1', 'g4'],
          ['r5', 'y6'],
        ],
        top: 'r9',
        stock: ['y1', 'y2'],
      },
    ],
    look: { seat: 0, type: 'play', card: 'r:skip' },
    after: { turn: 2, top: 'r:skip' },
  },
  'solo.reverse': {
    ...three,
    deals: [
      {
        hands: [
          ['b:reverse', 'r1', 'g2'],
          ['b4', 'g4'],
          ['b5', 'y6'],
        ],
        top: 'b3',
        stock: ['y1', 'y2'],
      },
    ],
    look: { seat: 0, type: 'play', card: 'b:reverse' },
    after: { turn: 2, direction: -1 },
  },
  'solo.draw2': {
    ...three,
    deals: [
      {
        hands: [
          ['r:draw2', 'b1', 'b2'],
          ['g:draw2', 'y3', 'y8'],
          ['r5', 'g6'],
        ],
        top: 'r4',
        stock: ['y1', 'b7', 'b9', 'r2', 'y5'],
      },
    ],
    moves: [
      { seat: 0, type: 'play', card: 'r:draw2' },
      { seat: 1, type: 'play', card: 'g:draw2' },
    ],
    look: { seat: 2, type: 'draw' },
    after: {
      hands: [
        ['b1', 'b2'],
        ['y3', 'y8'],
        ['r5', 'g6', 'y1', 'b7', 'b9', 'r2'],
      ],
    },
  },
  'solo.wild4': {
    ...two,
    deals: [
      {
        hands: [
          ['wild4', 'g1', 'b2'],
          ['y3', 'y8'],
        ],
        top: 'r4',
        stock: ['y1', 'b7', 'b9', 'r2', 'y5'],
      },
    ],
    moves: [{ seat: 0, type: 'play', card: 'wild4', colour: 'g' }],
    look: { seat: 1, type: 'draw' },
    after: {
      colour: 'g',
      hands: [
        ['g1', 'b2'],
        ['y3', 'y8', 'y1', 'b7', 'b9', 'r2'],
      ],
    },
  },
  'solo.debt': {
    ...two,
    options: { starter: 1 },
    deals: [
      {
        hands: [
          ['b:draw2', 'r7', 'wild4'],
          ['r:draw2', 'g1', 'g4'],
        ],
        top: 'r9',
        stock: ['y1', 'y2', 'y3'],
      },
    ],
    moves: [{ seat: 1, type: 'play', card: 'r:draw2' }],
    before: { turn: 0, pending: 2 },
    can: [
      { seat: 0, type: 'play', card: 'b:draw2' },
      { seat: 0, type: 'draw' },
    ],
    cannot: [
      { move: { seat: 0, type: 'play', card: 'r7' }, rule: 'solo.debt' },
      { move: { seat: 0, type: 'play', card: 'wild4', colour: 'b' }, rule: 'solo.debt' },
    ],
  },
  'solo.debt.turn': {
    ...two,
    options: { starter: 1 },
    deals: [
      {
        hands: [
          ['g6', 'b3'],
          ['g:draw2', 'r1', 'r4'],
        ],
        top: 'g9',
        stock: ['y1', 'b2', 'y3'],
      },
    ],
    moves: [
      { seat: 1, type: 'play', card: 'g:draw2' },
      { seat: 0, type: 'draw' },
    ],
    before: {
      turn: 0,
      pending: 0,
      hands: [
        ['g6', 'b3', 'y1', 'b2'],
        ['r1', 'r4'],
      ],
    },
    look: { seat: 0, type: 'play', card: 'g6' },
    after: {
      turn: 1,
      top: 'g6',
      hands: [
        ['b3', 'y1', 'b2'],
        ['r1', 'r4'],
      ],
    },
  },
  'solo.swap': {
    ...three,
    deals: [{ hands: [['y:swap', 'b3', 'b6'], ['g1', 'g5'], ['r4']], top: 'y9', stock: ['y1', 'y2'] }],
    look: { seat: 0, type: 'play', card: 'y:swap', partner: 2 },
    after: { hands: [['r4'], ['g1', 'g5'], ['b3', 'b6']] },
  },
  'solo.wild': {
    ...two,
    deals: [
      {
        hands: [
          ['wild', 'r3', 'r8'],
          ['r1', 'b2', 'g4'],
        ],
        top: 'b9',
        stock: ['y1', 'y2'],
      },
    ],
    moves: [{ seat: 0, type: 'play', card: 'wild', colour: 'r' }],
    can: [{ seat: 1, type: 'play', card: 'r1' }],
    cannot: [{ move: { seat: 1, type: 'play', card: 'b2' }, rule: 'solo.match' }],
  },
  'solo.rotate': {
    ...three,
    deals: [{ hands: [['rotate', 'b1', 'g2'], ['y3', 'y4'], ['r8']], top: 'y9', stock: ['y1', 'y2'] }],
    look: { seat: 0, type: 'play', card: 'rotate' },
    after: {
      turn: 1,
      hands: [['r8'], ['b1', 'g2'], ['y3', 'y4']],
      legal: {
        '1': [{ type: 'play', card: 'b1' }, { type: 'play', card: 'g2' }, { type: 'draw' }],
      },
    },
  },
} as const satisfies Examples<'solo'>;

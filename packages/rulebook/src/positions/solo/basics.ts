import type { Examples } from '../position.ts';
import { three, two } from './tables.ts';

/** Dealing, matching, drawing and interjecting. */
export const basics = {
  'solo.deal': {
    ...three,
    seed: 'solo',
    before: { stock: 87 },
  },
  'solo.start': {
    ...three,
    deals: [
      { hands: [['r2'], ['g3', 'g5'], ['y4', 'y6']], top: 'r7', stock: ['b1', 'b2'] },
      {
        hands: [
          ['r1', 'g8'],
          ['g3', 'g5'],
          ['y4', 'y6'],
        ],
        top: 'g7',
        stock: ['b1', 'b2'],
      },
    ],
    moves: [{ seat: 0, type: 'play', card: 'r2' }],
    look: { seat: 0, type: 'next' },
    after: { round: 2, phase: 'play', turn: 1, direction: 1 },
  },
  'solo.start.action': {
    ...three,
    deals: [
      {
        hands: [
          ['r2', 'b5', 'y1'],
          ['g4', 'g6'],
          ['y3', 'r8'],
        ],
        top: 'g:swap',
        stock: ['b1', 'b2'],
      },
    ],
    before: { turn: 0 },
    cannot: [
      { move: { seat: 0, type: 'play', card: 'r2' }, rule: 'solo.start.action' },
      { move: { seat: 0, type: 'draw' }, rule: 'solo.start.action' },
    ],
    look: { seat: 0, type: 'choose', partner: 1 },
    after: {
      turn: 0,
      hands: [
        ['g4', 'g6'],
        ['r2', 'b5', 'y1'],
        ['y3', 'r8'],
      ],
    },
  },
  'solo.match': {
    ...two,
    deals: [
      {
        hands: [
          ['g2', 'y5', 'r7'],
          ['b1', 'b3'],
        ],
        top: 'g5',
        stock: ['y8', 'b6'],
      },
    ],
    can: [
      { seat: 0, type: 'play', card: 'g2' },
      { seat: 0, type: 'play', card: 'y5' },
    ],
    cannot: [{ move: { seat: 0, type: 'play', card: 'r7' }, rule: 'solo.match' }],
  },
  'solo.black': {
    ...two,
    deals: [
      {
        hands: [
          ['b8', 'wild', 'wild4', 'rotate'],
          ['g1', 'g3'],
        ],
        top: 'y3',
        stock: ['r5', 'b6'],
      },
    ],
    can: [
      { seat: 0, type: 'play', card: 'wild', colour: 'b' },
      { seat: 0, type: 'play', card: 'wild4', colour: 'b' },
      { seat: 0, type: 'play', card: 'rotate' },
    ],
    cannot: [{ move: { seat: 0, type: 'play', card: 'b8' }, rule: 'solo.match' }],
  },
  'solo.draw': {
    ...two,
    deals: [
      {
        hands: [
          ['r2', 'b1'],
          ['g1', 'g4'],
        ],
        top: 'r9',
        stock: ['r3', 'b3'],
      },
    ],
    moves: [{ seat: 0, type: 'draw' }],
    before: {
      turn: 0,
      hands: [
        ['r2', 'b1', 'r3'],
        ['g1', 'g4'],
      ],
    },
    can: [
      { seat: 0, type: 'play', card: 'r3' },
      { seat: 0, type: 'pass' },
    ],
    cannot: [{ move: { seat: 0, type: 'play', card: 'r2' }, rule: 'solo.draw' }],
  },
  'solo.interject': {
    ...three,
    options: { starter: 1 },
    deals: [
      {
        hands: [
          ['g4', 'b1', 'b2'],
          ['g4', 'r3', 'r6'],
          ['g5', 'y6'],
        ],
        top: 'g9',
        stock: ['y1', 'y2'],
      },
    ],
    moves: [{ seat: 1, type: 'play', card: 'g4' }],
    before: { turn: 2, top: 'g4' },
    look: { seat: 0, type: 'play', card: 'g4' },
    after: {
      turn: 1,
      hands: [
        ['b1', 'b2'],
        ['r3', 'r6'],
        ['g5', 'y6'],
      ],
    },
  },
} as const satisfies Examples<'solo'>;

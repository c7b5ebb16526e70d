import type { JsonObject } from '@tischrunde/engine';
import type { Adapted, Examples, Introduction, SeatMove, Unseen } from './position.ts';
import { noTableExamples } from './shared/no-examples.ts';

const table = { game: 'burg', players: 2 } as const;

type Cell = readonly [x: number, y: number];

/** A tile on two cells. The half written first lies on the first cell. */
const on = (tile: string, first: Cell, second: Cell): JsonObject => ({ tile, cells: [first, second] });

const place = (seat: number, tile: string, first: Cell, second: Cell): SeatMove => ({
  seat,
  type: 'place',
  ...on(tile, first, second),
});

const chain = (seat: number, ...tiles: JsonObject[]): SeatMove => ({ seat, type: 'chain', tiles });

const draw = (seat: number): SeatMove => ({ seat, type: 'draw' });

/** The 6 of 6-1 lies next to the 6 of the first tile, 6-3, and 5-4 lies on top of both. */
const onTheSixes = [on('6-1', [0, 1], [0, 2]), on('5-4', [0, 0], [0, 1])];

export const examples = {
  'burg.deal': {
    ...table,
    seed: 'burg',
    before: { stock: 21 },
  },
  'burg.turn': {
    ...table,
    deals: [{ hands: [['6-1', '5-4', '2-0'], ['3-1']], start: '6-3', stock: ['5-5', '4-0'] }],
    can: [place(0, '2-0', [2, 0], [3, 0]), chain(0, ...onTheSixes)],
    look: { seat: 0, type: 'draw' },
    after: { turn: 1, hands: [['6-1', '5-4', '2-0', '5-5'], ['3-1']] },
  },
  'burg.draw': {
    ...table,
    deals: [{ hands: [['6-1', '5-4', '2-0', '4-4', '3-0'], ['3-1']], start: '6-3', stock: ['5-5', '4-0'] }],
    before: { stock: 2 },
    look: { seat: 0, type: 'draw' },
    refused: 'burg.draw',
  },
  'burg.place': {
    ...table,
    deals: [{ hands: [['5-4', '2-0'], ['3-1']], start: '6-3', stock: ['5-5', '4-0'] }],
    look: place(0, '5-4', [2, 0], [2, 1]),
    after: { scores: [0, 0], hands: [['2-0'], ['3-1']] },
    cannot: [{ move: place(0, '5-4', [2, 1], [2, 2]), rule: 'burg.place' }],
  },
  'burg.chain.first': {
    ...table,
    deals: [
      {
        hands: [
          ['2-0', '4-3', '1-0'],
          ['6-1', '5-4', '6-6'],
        ],
        start: '6-3',
        stock: ['5-5'],
      },
    ],
    moves: [place(0, '2-0', [1, 1], [2, 1]), chain(1, ...onTheSixes)],
    cannot: [
      { move: chain(0, on('4-3', [1, 1], [2, 1]), on('1-0', [0, 1], [1, 1])), rule: 'burg.chain.first' },
    ],
    look: chain(0, on('4-3', [1, 1], [1, 0]), on('1-0', [0, 1], [1, 1])),
    after: { scores: [4, 4] },
  },
  'burg.chain.next': {
    ...table,
    deals: [{ hands: [['6-1', '5-4'], ['3-1']], start: '6-3', stock: ['5-5'] }],
    look: chain(0, ...onTheSixes),
    after: {
      board: [
        { tile: '6-3', level: 1 },
        { tile: '6-1', level: 1 },
        { tile: '5-4', level: 2 },
      ],
    },
    cannot: [
      { move: chain(0, on('6-1', [0, 1], [0, 2]), on('5-4', [0, 0], [1, 0])), rule: 'burg.chain.next' },
    ],
  },
  'burg.chain.min': {
    ...table,
    deals: [{ hands: [['6-1', '2-0'], ['3-1']], start: '6-3', stock: ['5-5'] }],
    look: chain(0, on('6-1', [0, 1], [0, 2])),
    refused: 'burg.chain.min',
    can: [chain(0, on('6-1', [0, 1], [0, 2]), on('2-0', [0, 0], [0, 1]))],
  },
  'burg.chain.rest': {
    ...table,
    players: 3,
    deals: [
      {
        hands: [['6-1', '5-4', '1-1', '2-2', '3-3'], ['3-1'], ['4-0']],
        start: '6-3',
        stock: ['5-5'],
        chance: ['2-2', '1-1', '3-3'],
      },
    ],
    look: chain(0, ...onTheSixes),
    after: { hands: [[], ['3-1', '2-2', '3-3'], ['4-0', '1-1']] },
  },
  'burg.score': {
    ...table,
    deals: [
      {
        hands: [
          ['2-2', '3-1', '5-2', '6-0'],
          ['6-1', '5-4'],
        ],
        start: '6-3',
        stock: ['5-5'],
      },
    ],
    moves: [place(0, '2-2', [2, 0], [3, 0]), chain(1, ...onTheSixes)],
    before: { scores: [0, 4] },
    look: chain(0, on('3-1', [1, -1], [1, -2]), on('5-2', [1, 0], [1, -1]), on('6-0', [0, 0], [1, 0])),
    after: { scores: [10, 4] },
  },
  'burg.end': {
    ...table,
    options: { starter: 1 },
    deals: [{ hands: [['6-1', '5-4'], ['2-0']], start: '6-3', stock: [] }],
    moves: [place(1, '2-0', [2, 0], [3, 0])],
    before: { phase: 'play', stock: 0, hands: [['6-1', '5-4'], []] },
    look: chain(0, ...onTheSixes),
    after: { phase: 'matchOver', scores: [4, 0], winners: [0] },
  },
} as const satisfies Examples<'burg'>;

export const unseen = {} as const satisfies Unseen<'burg'>;

export const adapted = {
  'domino.order': null,
  ...noTableExamples,
} as const satisfies Adapted;

export const introduction = {
  ...table,
  deals: [
    {
      hands: [
        ['6-1', '2-2', '1-1'],
        ['4-2', '5-5', '2-0'],
      ],
      start: '6-3',
      stock: ['5-4', '3-1', '5-2', '4-4', '6-0'],
      chance: ['1-1'],
    },
  ],
  steps: [
    { move: { seat: 0, type: 'draw' }, others: [place(1, '4-2', [2, 0], [3, 0])] },
    { move: place(0, '2-2', [-1, 0], [-2, 0]), others: [place(1, '5-5', [4, 0], [5, 0])] },
    { move: chain(0, ...onTheSixes), others: [place(1, '2-0', [2, 1], [3, 1])] },
    { move: { seat: 0, type: 'draw' }, others: [place(1, '1-1', [4, 1], [5, 1])] },
    { move: { seat: 0, type: 'draw' }, others: [draw(1)] },
    { move: { seat: 0, type: 'draw' }, others: [place(1, '4-4', [2, 2], [3, 2])] },
    {
      move: chain(0, on('3-1', [1, -1], [1, -2]), on('5-2', [1, 0], [1, -1]), on('6-0', [0, 0], [1, 0])),
    },
  ],
} as const satisfies Introduction;

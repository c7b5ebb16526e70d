import type { Examples, Unseen } from '../position.ts';

const table = { game: 'block', players: 2 } as const;

export const examples = {
  'table.phase': {
    ...table,
    deals: [{ hands: [['6-4', '1-0'], ['6-6']] }],
    moves: [{ seat: 1, type: 'lay', tile: '6-6' }],
    look: { seat: 0, type: 'lay', tile: '6-4', at: '6-6:6' },
    refused: 'table.phase',
    before: { phase: 'roundOver' },
    can: [
      { seat: 0, type: 'next' },
      { seat: 1, type: 'next' },
    ],
  },
  'table.turn': {
    ...table,
    deals: [
      {
        hands: [
          ['6-6', '6-1', '4-2'],
          ['6-3', '1-0'],
        ],
      },
    ],
    moves: [{ seat: 0, type: 'lay', tile: '6-6' }],
    look: { seat: 0, type: 'lay', tile: '6-1', at: '6-6:6' },
    refused: 'table.turn',
    before: { turn: 1 },
  },
  'table.move': {
    ...table,
    deals: [
      {
        hands: [
          ['5-4', '1-0'],
          ['6-6', '6-1'],
        ],
        stock: ['3-2', '4-4', '5-5', '2-1'],
      },
    ],
    moves: [{ seat: 1, type: 'lay', tile: '6-6' }],
    cannot: [{ move: { seat: 0, type: 'draw' }, rule: 'table.move' }],
    look: { seat: 0, type: 'pass' },
    after: {
      turn: 1,
      hands: [
        ['5-4', '1-0', '4-4'],
        ['6-1', '3-2'],
      ],
    },
  },
  'table.piece': {
    ...table,
    deals: [
      {
        hands: [
          ['6-3', '1-0'],
          ['6-6', '6-1'],
        ],
      },
    ],
    moves: [{ seat: 1, type: 'lay', tile: '6-6' }],
    look: { seat: 0, type: 'lay', tile: '6-1', at: '6-6:6' },
    refused: 'table.piece',
    can: [{ seat: 0, type: 'lay', tile: '6-3', at: '6-6:6' }],
    cannot: [{ move: { seat: 0, type: 'lay', tile: '9-6', at: '6-6:6' }, rule: 'table.piece' }],
  },
} as const satisfies Examples<'table'>;

export const unseen = {} as const satisfies Unseen<'table'>;

import type { Examples, Introduction, Unseen } from './position.ts';

const table = { game: 'peruvian', players: 4 } as const;

/** A round that ends with its first tile and gives 0, 1, 2 and 3 penalty points. */
const quick = { hands: [['6-6'], ['1-0'], ['2-0'], ['3-0']] } as const;
const open = { seat: 0, type: 'lay', tile: '6-6' } as const;
const next = { seat: 0, type: 'next' } as const;

export const examples = {
  'peruvian.deal': {
    ...table,
    seed: 'peruvian',
    before: { stock: 8 },
  },
  'peruvian.score': {
    ...table,
    deals: [{ hands: [['6-6'], ['5-4'], ['3-2', '1-0'], ['2-2']] }],
    look: open,
    after: { scores: [0, 9, 6, 4], roundResult: { reason: 'out' } },
  },
  'peruvian.quadruple': {
    ...table,
    deals: [{ hands: [['6-6', '2-0'], ['1-0'], ['5-4'], ['3-3']] }],
    look: open,
    after: { scores: [8, 1, 9, 6], roundResult: { winners: [1], reason: 'blocked' } },
  },
  'peruvian.rounds': {
    ...table,
    deals: [quick, quick, quick, quick, quick, quick, quick],
    moves: [open, next, open, next, open, next, open, next, open, next, open, next],
    before: { phase: 'play', round: 7 },
    look: open,
    after: { phase: 'matchOver', scores: [0, 7, 14, 21], winners: [0] },
  },
} as const satisfies Examples<'peruvian'>;

export const unseen = {
  'peruvian.secret': 'The referee tells every score; only what a player sees hides them.',
} as const satisfies Unseen<'peruvian'>;

export const introduction = {
  ...table,
  deals: [
    {
      hands: [
        ['6-6', '6-4', '5-3', '4-2', '3-0'],
        ['6-1', '5-4', '5-2', '4-1', '3-1'],
        ['6-3', '5-0', '2-1', '1-1', '0-0'],
        ['4-4', '4-3', '4-0', '3-3', '2-2'],
      ],
      stock: ['6-2', '1-0', '5-1', '5-5', '2-0', '6-5'],
    },
  ],
  steps: [
    {
      move: open,
      others: [
        { seat: 1, type: 'lay', tile: '6-1', at: '6-6:6' },
        { seat: 2, type: 'lay', tile: '2-1', at: '6-1:1' },
        { seat: 3, type: 'lay', tile: '2-2', at: '2-1:2' },
      ],
    },
    {
      move: { seat: 0, type: 'lay', tile: '6-4', at: '6-6:6' },
      others: [
        { seat: 1, type: 'lay', tile: '5-4', at: '6-4:4' },
        { seat: 2, type: 'lay', tile: '5-1', at: '5-4:5' },
        { seat: 3, type: 'pass' },
      ],
    },
    {
      move: { seat: 0, type: 'lay', tile: '6-2', at: '2-2:2' },
      others: [
        { seat: 1, type: 'lay', tile: '1-0', at: '5-1:1' },
        { seat: 2, type: 'lay', tile: '6-3', at: '6-2:6' },
        { seat: 3, type: 'lay', tile: '3-3', at: '6-3:3' },
      ],
    },
    {
      move: { seat: 0, type: 'lay', tile: '5-3', at: '3-3:3' },
      others: [
        { seat: 1, type: 'lay', tile: '5-2', at: '5-3:5' },
        { seat: 2, type: 'lay', tile: '0-0', at: '1-0:0' },
        { seat: 3, type: 'lay', tile: '4-0', at: '0-0:0' },
      ],
    },
    { move: { seat: 0, type: 'lay', tile: '4-2', at: '4-0:4' } },
  ],
} as const satisfies Introduction;

import type { Adapted, Examples, Introduction, SeatMove, Unseen } from './position.ts';
import { noTableExamples } from './shared/no-examples.ts';

const table = { game: 'hektik', players: 2 } as const;

/** A seat adds tiles to the right of its chain, each written as it lies. */
const adds = (seat: number, ...tiles: string[]): SeatMove[] =>
  tiles.map((tile) => ({ seat, type: 'take', tile, side: 'right' }));

const givesUp = (seat: number): SeatMove => ({ seat, type: 'giveUp' });

const nobody = [givesUp(1), givesUp(0)];

/** All ten rounds except the last tile of the last chain. */
const tenRounds = {
  ...table,
  deals: [{ doubles: ['3-3', '7-7', '0-0', '8-8', '2-2', '5-5', '9-9', '1-1', '6-6', '4-4'] }],
  moves: [
    ...adds(0, '3-4', '4-5', '5-3'),
    ...adds(1, '7-1', '1-2', '2-3', '3-4', '4-5', '5-6', '6-7'),
    ...adds(0, '0-9', '9-8', '8-0'),
    ...nobody,
    ...adds(1, '2-1', '1-6', '6-2'),
    ...adds(0, '5-6', '6-7', '7-8', '8-9', '9-5'),
    ...nobody,
    ...nobody,
    ...adds(1, '6-1', '1-2', '2-3', '3-4', '4-5', '5-6'),
    ...adds(1, '4-0', '0-9'),
    ...adds(0, '4-1', '1-3', '3-7'),
  ],
  look: { seat: 0, type: 'take', tile: '7-4', side: 'right' },
} as const;

export const examples = {
  'hektik.layout': {
    ...table,
    deals: [{ doubles: ['3-3', '9-9'] }],
    can: adds(0, '9-4'),
    cannot: [
      { move: { seat: 0, type: 'take', tile: '9-9', side: 'right' }, rule: 'table.piece' },
      { move: { seat: 0, type: 'take', tile: '3-3', side: 'right' }, rule: 'table.piece' },
    ],
  },
  'hektik.reveal': {
    ...tenRounds,
    before: { round: 10, double: '4-4', phase: 'play' },
    after: { phase: 'matchOver' },
  },
  'hektik.race': {
    ...table,
    deals: [{ doubles: ['5-5'] }],
    moves: [...adds(0, '9-4'), ...adds(1, '7-2'), ...adds(0, '4-2')],
    before: { chains: [['9-4', '4-2'], ['7-2']] },
    can: [
      { seat: 0, type: 'take', tile: '9-6', side: 'left' },
      { seat: 0, type: 'return', side: 'right' },
    ],
    cannot: [{ move: { seat: 0, type: 'take', tile: '9-6', side: 'right' }, rule: 'hektik.race' }],
  },
  'hektik.shared': {
    ...table,
    deals: [{ doubles: ['5-5'] }],
    moves: [...adds(1, '8-4'), ...adds(0, '6-4')],
    look: { seat: 0, type: 'take', tile: '8-4', side: 'right' },
    refused: 'hektik.shared',
    can: adds(0, '4-3'),
  },
  'hektik.goal': {
    ...table,
    deals: [{ doubles: ['3-3', '5-5'] }],
    moves: [...adds(0, '3-5'), ...adds(1, '3-1', '1-8'), ...adds(0, '5-6')],
    before: { round: 1, scores: [0, 0] },
    look: { seat: 0, type: 'take', tile: '6-3', side: 'right' },
    after: { round: 2, scores: [3, 0], chains: [[], []] },
  },
  'hektik.stuck': {
    ...table,
    deals: [{ doubles: ['9-9', '3-3'] }],
    moves: [...adds(1, '9-4'), givesUp(1)],
    before: { round: 1, double: '9-9' },
    cannot: [{ move: { seat: 1, type: 'take', tile: '4-3', side: 'right' }, rule: 'table.turn' }],
    look: { seat: 0, type: 'giveUp' },
    after: { round: 2, double: '3-3', scores: [0, 0] },
  },
  'hektik.score': {
    ...tenRounds,
    before: { scores: [10, 12] },
    after: { scores: [14, 12], winners: [0] },
  },
} as const satisfies Examples<'hektik'>;

export const unseen = {} as const satisfies Unseen<'hektik'>;

export const adapted = {
  ...noTableExamples,
} as const satisfies Adapted;

export const introduction = {
  ...table,
  deals: [{ doubles: ['3-3', '0-0'] }],
  steps: [
    { move: { seat: 0, type: 'take', tile: '3-5', side: 'right' } },
    { move: { seat: 0, type: 'take', tile: '5-9', side: 'right' }, others: adds(1, '3-9') },
    { move: { seat: 0, type: 'return', side: 'right' }, others: adds(1, '9-8') },
    { move: { seat: 0, type: 'take', tile: '5-4', side: 'right' } },
    { move: { seat: 0, type: 'take', tile: '4-3', side: 'right' } },
    { move: { seat: 0, type: 'take', tile: '0-1', side: 'right' }, others: adds(1, '0-7') },
    { move: { seat: 0, type: 'take', tile: '1-2', side: 'right' }, others: adds(1, '7-8') },
    { move: { seat: 0, type: 'take', tile: '2-0', side: 'right' } },
  ],
} as const satisfies Introduction;

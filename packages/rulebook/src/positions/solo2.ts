import type { Adapted, Examples, Introduction, SeatMove, Unseen } from './position.ts';
import { noTableExamples } from './shared/no-examples.ts';

const game = { game: 'solo2', players: 1 } as const;

const lay = (tile: string, at: string): SeatMove => ({ seat: 0, type: 'lay', tile, at });

export const examples = {
  'solo2.deal': {
    ...game,
    seed: 'solo2',
    before: { line: ['6-2'], hands: [['1-0', '6-5', '3-2', '4-3', '1-1']], stock: 22 },
  },
  'solo2.line': {
    ...game,
    deals: [{ start: '6-3', hands: [['6-1', '3-3', '5-2']] }],
    before: { ends: ['6-3:3', '6-3:6'] },
    can: [lay('6-1', '6-3:6'), lay('3-3', '6-3:3')],
    cannot: [
      { move: lay('5-2', '6-3:6'), rule: 'solo2.line' },
      { move: lay('5-2', '6-3:3'), rule: 'solo2.line' },
    ],
  },
  'solo2.refill': {
    ...game,
    deals: [{ start: '6-3', hands: [['3-2']], stock: ['2-1', '5-5', '6-4', '0-0', '1-0', '6-6', '4-4'] }],
    before: { stock: 7 },
    look: lay('3-2', '6-3:3'),
    after: { hands: [['2-1', '5-5', '6-4', '0-0', '1-0']], stock: 2, phase: 'play' },
  },
  'solo2.win': {
    ...game,
    deals: [{ start: '6-3', hands: [['6-1']], stock: ['3-2', '1-0'] }],
    look: lay('6-1', '6-3:6'),
    after: { hands: [[]], stock: 2, phase: 'matchOver', winners: [0] },
  },
} as const satisfies Examples<'solo2'>;

export const unseen = {} as const satisfies Unseen<'solo2'>;

export const adapted = {
  ...noTableExamples,
} as const satisfies Adapted;

export const introduction = {
  ...game,
  deals: [
    {
      start: '5-3',
      hands: [['3-1', '5-4']],
      stock: ['4-4', '6-4', '6-2', '2-1', '5-1', '0-0', '3-0'],
    },
  ],
  steps: [
    { move: lay('3-1', '5-3:3') },
    { move: lay('5-4', '5-3:5') },
    { move: lay('4-4', '5-4:4') },
    { move: lay('6-4', '4-4:4') },
    { move: lay('6-2', '6-4:6') },
    { move: lay('2-1', '6-2:2') },
    { move: lay('5-1', '2-1:1') },
  ],
} as const satisfies Introduction;

import type { Adapted, Examples, Introduction, SeatMove, Unseen } from './position.ts';
import { noTableExamples } from './shared/no-examples.ts';

const game = { game: 'fortune', players: 1 } as const;
const table = { ...game, deals: [{ removed: '6-3' }] } as const;

const lay = (tile: string, at?: string): SeatMove => ({
  seat: 0,
  type: 'lay',
  tile,
  ...(at === undefined ? {} : { at }),
});

const undo = { seat: 0, type: 'undo' } as const;

/** The set up to the given double, without one tile. */
const without = (missing: string, set: number): string[] =>
  Array.from({ length: set + 1 }, (_, high) => Array.from({ length: high + 1 }, (_, low) => `${high}-${low}`))
    .flat()
    .filter((tile) => tile !== missing);

/** All tiles but 6-3 in one chain, each written as it lies. */
const chain =
  '6-5 5-4 4-0 0-6 6-1 1-5 5-5 5-0 0-0 0-1 1-1 1-2 2-6 6-6 6-4 4-4 4-1 1-3 3-4 4-2 2-5 5-3 3-3 3-2 2-2 2-0 0-3'
    .split(' ')
    .map((tile) => tile.split('-').map(Number));

const tileText = (halves: readonly number[]): string =>
  halves.toSorted((one, other) => other - one).join('-');

const allLays = chain.map((tile, index) => {
  const before = chain[index - 1];
  return lay(tileText(tile), before === undefined ? undefined : `${tileText(before)}:${before[1]}`);
});

export const examples = {
  'fortune.remove': {
    ...table,
    before: { left: without('6-3', 6) },
    cannot: [{ move: lay('6-3'), rule: 'table.piece' }],
  },
  'fortune.chain': {
    ...table,
    moves: [lay('6-6'), lay('6-1', '6-6:6'), lay('6-4', '6-6:6')],
    before: { ends: ['6-1:1', '6-4:4'] },
    can: [lay('5-4', '6-4:4')],
    cannot: [{ move: lay('5-5', '6-4:4'), rule: 'fortune.chain' }],
    look: undo,
    after: { ends: ['6-1:1', '6-6:6'] },
  },
  'fortune.reveal': {
    ...table,
    moves: allLays.slice(0, -1),
    before: { left: ['3-0'], phase: 'play' },
    look: lay('3-0', '2-0:0'),
    after: { left: [], ends: ['3-0:3', '6-5:6'], prediction: [6, 3], removed: '6-3', phase: 'matchOver' },
  },
  'fortune.set': {
    ...game,
    options: { set: 12 },
    deals: [{ removed: '12-7' }],
    before: { left: without('12-7', 12), prediction: [12, 7] },
  },
} as const satisfies Examples<'fortune'>;

export const unseen = {} as const satisfies Unseen<'fortune'>;

export const adapted = {
  ...noTableExamples,
} as const satisfies Adapted;

export const introduction = {
  ...table,
  steps: [
    { move: lay('6-5') },
    { move: lay('5-4', '6-5:5') },
    { move: lay('4-4', '5-4:4') },
    { move: lay('6-1', '6-5:6') },
    { move: undo },
    { move: lay('6-6', '6-5:6') },
    { move: lay('4-3', '4-4:4') },
  ],
} as const satisfies Introduction;

import type { Adapted, Examples, Introduction, SeatMove, Unseen } from './position.ts';
import { noTableExamples } from './shared/no-examples.ts';

const game = { game: 'solo1', players: 1 } as const;

const rows = [
  ['5-3', '5-0', '3-0', '2-2', '6-3', '4-4', '6-6'],
  ['4-1', '0-0', '1-1', '5-1', '6-5', '2-0', '6-1'],
  ['3-1', '4-0', '5-2', '6-0', '4-3', '4-2', '3-3'],
  ['5-5', '1-0', '3-2', '5-4', '6-4', '2-1', '6-2'],
] as const;

const table = { ...game, deals: [{ grid: rows.flat() }] } as const;

const lay = (tile: string, at?: string): SeatMove => ({
  seat: 0,
  type: 'lay',
  tile,
  ...(at === undefined ? {} : { at }),
});

/** All 28 tiles in one line, each written as it lies. */
const chain =
  '6-3 3-3 3-4 4-6 6-5 5-5 5-3 3-2 2-5 5-0 0-4 4-4 4-1 1-6 6-2 2-4 4-5 5-1 1-3 3-0 0-0 0-1 1-1 1-2 2-2 2-0 0-6 6-6'
    .split(' ')
    .map((tile) => tile.split('-').map(Number));

const tileText = (halves: readonly number[]): string =>
  halves.toSorted((one, other) => other - one).join('-');

/** A layout that can be won: the next tile of the chain always lies at the right end of a row. */
const ofTheChain = [0, 1, 2, 3].flatMap((row) =>
  chain
    .filter((_, index) => index % 4 === row)
    .map(tileText)
    .reverse(),
);

const allLays = chain.map((tile, index) => {
  const before = chain[index - 1];
  return lay(tileText(tile), before === undefined ? undefined : `${tileText(before)}:${before[1]}`);
});

export const examples = {
  'solo1.layout': {
    ...table,
    before: { grid: rows, line: [], phase: 'play' },
  },
  'solo1.take': {
    ...table,
    cannot: [{ move: lay('2-1'), rule: 'solo1.take' }],
    look: lay('6-2'),
    after: {
      grid: [rows[0], rows[1], rows[2], ['5-5', '1-0', '3-2', '5-4', '6-4', '2-1']],
      legal: {
        0: [
          { type: 'lay', tile: '6-6', at: '6-2:6' },
          { type: 'lay', tile: '6-1', at: '6-2:6' },
          { type: 'lay', tile: '2-1', at: '6-2:2' },
        ],
      },
    },
  },
  'solo1.start': {
    ...table,
    can: [lay('6-6'), lay('6-1'), lay('3-3'), lay('6-2')],
  },
  'solo1.line': {
    ...table,
    moves: [lay('6-6'), lay('6-2', '6-6:6')],
    before: { ends: ['6-2:2', '6-6:6'] },
    can: [lay('6-1', '6-6:6')],
    cannot: [{ move: lay('6-1', '6-2:2'), rule: 'solo1.line' }],
    look: lay('2-1', '6-2:2'),
    after: { ends: ['2-1:1', '6-6:6'] },
  },
  'solo1.win': {
    ...game,
    deals: [{ grid: ofTheChain }],
    moves: allLays.slice(0, -1),
    before: { grid: [[], [], [], ['6-6']], ends: ['6-0:6', '6-3:6'], phase: 'play' },
    look: lay('6-6', '6-0:6'),
    after: { grid: [[], [], [], []], phase: 'matchOver', winners: [0] },
  },
} as const satisfies Examples<'solo1'>;

export const unseen = {} as const satisfies Unseen<'solo1'>;

export const adapted = {
  ...noTableExamples,
} as const satisfies Adapted;

export const introduction = {
  ...table,
  steps: [
    { move: lay('6-6') },
    { move: lay('6-2', '6-6:6') },
    { move: lay('2-1', '6-2:2') },
    { move: lay('6-1', '2-1:1') },
    { move: lay('6-4', '6-6:6') },
    { move: lay('4-4', '6-4:4') },
    { move: lay('6-3', '6-1:6') },
  ],
} as const satisfies Introduction;

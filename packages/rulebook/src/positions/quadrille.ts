import type { Adapted, Examples, Introduction, SeatMove, Unseen } from './position.ts';
import { noTableExamples } from './shared/no-examples.ts';

const game = { game: 'quadrille', players: 1 } as const;

const lay = (tile: string, one: number, other: number): SeatMove => ({
  seat: 0,
  type: 'lay',
  tile,
  cells: [one, other],
});

/** Given tiles, written as '6-3 12 19'. The half written first lies on the first cell. */
const given = (...tiles: string[]) =>
  tiles.map((text) => {
    const [tile, one, other] = text.split(' ');
    return { tile, cells: [Number(one), Number(other)] };
  });

export const examples = {
  'quadrille.shape': {
    ...game,
    before: { squares: Array(14).fill(null), dominoes: [] },
    can: [lay('6-3', 9, 16)],
    cannot: [{ move: lay('6-3', 8, 16), rule: 'quadrille.shape' }],
  },
  'quadrille.goal': {
    ...game,
    moves: [lay('6-3', 1, 2)],
    before: { squares: [6, 3, ...Array(12).fill(null)] },
    cannot: [{ move: lay('3-3', 0, 8), rule: 'quadrille.goal' }],
    look: lay('6-6', 0, 8),
    after: {
      dominoes: [
        { tile: '6-6', cells: [0, 8] },
        { tile: '6-3', cells: [1, 2] },
      ],
    },
  },
} as const satisfies Examples<'quadrille'>;

export const unseen = {} as const satisfies Unseen<'quadrille'>;

export const adapted = {
  ...noTableExamples,
} as const satisfies Adapted;

export const introduction = {
  ...game,
  deals: [
    {
      tiles: given(
        '1-1 0 8',
        '1-0 1 2',
        '6-0 4 3',
        '6-5 5 6',
        '5-5 7 15',
        '2-1 16 9',
        '0-0 10 11',
        '6-3 12 19',
        '6-1 13 20',
        '5-1 14 21',
        '3-2 18 17',
        '2-2 22 23',
        '5-3 30 24',
        '3-1 25 26',
        '4-1 33 27',
        '6-6 28 29',
        '5-4 31 32',
        '6-4 34 41',
        '6-2 35 42',
        '5-2 36 43',
        '4-4 40 48',
        '4-2 49 50',
      ),
    },
  ],
  steps: [
    { move: lay('5-0', 37, 44) },
    { move: lay('2-0', 51, 52) },
    { move: lay('4-0', 38, 45) },
    { move: lay('4-3', 39, 46) },
    { move: lay('3-0', 54, 53) },
    { move: lay('3-3', 47, 55) },
  ],
} as const satisfies Introduction;

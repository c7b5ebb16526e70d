import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { anyGame } from '../src/core/game.ts';
import { hektik } from '../src/hektik/game.ts';
import { chanceOf, playout, seatAt, seedOf } from '../src/index.ts';
import { hektikProbe } from './support/hektik.ts';
import { lay } from './support/no-hands.ts';
import { assertReplays, checkRandomMatch } from './support/properties.ts';
import type { Table } from './support/table.ts';
import { usualWays } from './support/tables.ts';

describe.for(usualWays(anyGame(hektik)))('$name', (way) => {
  test.prop([fc.string()], { numRuns: 1 })('keeps what must always hold', (seed) => {
    checkRandomMatch(hektik, way, hektikProbe, seed, 4);
    assertReplays(way, seed);
  });
});

test('a guess has as many doubles left as lie face down', () => {
  const seed = seedOf('few');
  const chance = chanceOf(seed, 0);
  const state = hektik.begin({ players: 2, options: {}, seed, deals: [{ doubles: ['3-3', '7-7', '5-5'] }] });
  const view = hektik.view(state, null);
  const next = new Set<number>();
  for (let i = 0; i < 100; i++) {
    const guess = hektik.guess({ view, events: [] }, chance);
    expect(hektik.view(guess, null)).toEqual(view);
    next.add(guess.order[1]);
    playout(hektik, guess, chance);
    expect(guess.round).toBe(3);
  }
  expect(next.size).toBe(9);
  expect(hektik.view(state, seatAt(0))).toEqual({ ...view, seat: 0 });
});

describe('events', () => {
  /** Everybody hears the same. */
  const heard = ({ match }: Table) => {
    const [mover, ...others] = [seatAt(0), seatAt(1), null].map((seat) => match.latest(seat));
    for (const other of others) expect(other).toEqual(mover);
    return mover;
  };
  const table = (doubles: string[] = ['3-3', '7-7']) => lay('hektik', 2, [{ doubles }]);
  const take = (now: Table, seat: number, tile: string, side: string) =>
    now.move({ type: 'take', tile, side }, seat);
  const almost = (doubles?: string[]) => take(take(table(doubles), 0, '3-4', 'right'), 0, '5-4', 'right');
  const won = [
    { type: 'completed', seat: 0, double: '3-3', chain: ['3-4', '4-5', '5-3'] },
    { type: 'scored', seat: 0, points: 3, rule: 'hektik.score', counted: [{ piece: '3-3', value: 3 }] },
    { type: 'roundOver', round: 1, reason: 'goal', winners: [0], points: [3, 0] },
  ];

  test('the deal: the double at stake', () => {
    expect(heard(table())).toEqual([
      { type: 'dealt', round: 1, turn: null },
      { type: 'revealed', double: '3-3' },
    ]);
  });

  test('a take: tile and side', () => {
    expect(heard(take(table(), 1, '2-6', 'left'))).toEqual([
      { type: 'took', seat: 1, tile: '2-6', side: 'left' },
    ]);
    expect(heard(almost())).toEqual([{ type: 'took', seat: 0, tile: '5-4', side: 'right' }]);
  });

  test('a return: the tile as it lay in the chain', () => {
    expect(heard(almost().move({ type: 'return', side: 'right' }, 0))).toEqual([
      { type: 'returned', seat: 0, tile: '4-5', side: 'right' },
    ]);
  });

  test('a winning take: the chain, its points, and the next double', () => {
    const after = take(almost(), 0, '5-3', 'right');
    expect(heard(after)).toEqual([
      { type: 'took', seat: 0, tile: '5-3', side: 'right' },
      ...won,
      { type: 'dealt', round: 2, turn: null },
      { type: 'revealed', double: '7-7' },
    ]);
    expect(after.match.events(null)).toEqual(heard(after).slice(-2));
  });

  test('a winning return', () => {
    const back = take(take(take(table(), 0, '7-3', 'right'), 0, '3-4', 'right'), 0, '4-5', 'right');
    expect(heard(take(back, 0, '5-3', 'right').move({ type: 'return', side: 'left' }, 0))).toEqual([
      { type: 'returned', seat: 0, tile: '7-3', side: 'left' },
      ...won,
      { type: 'dealt', round: 2, turn: null },
      { type: 'revealed', double: '7-7' },
    ]);
  });

  test('the last double: no next one', () => {
    expect(heard(take(almost(['3-3']), 0, '5-3', 'right')).slice(1)).toEqual(won);
  });

  test('giving up: who did, and finally that nobody gets the double', () => {
    const one = table().move({ type: 'giveUp' }, 1);
    expect(heard(one)).toEqual([{ type: 'gaveUp', seat: 1 }]);
    expect(heard(one.move({ type: 'giveUp' }, 0))).toEqual([
      { type: 'gaveUp', seat: 0 },
      { type: 'abandoned', double: '3-3' },
      { type: 'roundOver', round: 1, reason: 'stuck', winners: [], points: [0, 0] },
      { type: 'dealt', round: 2, turn: null },
      { type: 'revealed', double: '7-7' },
    ]);
  });
});

import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { anyGame } from '../src/core/game.ts';
import { dominanz } from '../src/dominanz/game.ts';
import { seatAt } from '../src/index.ts';
import { dominanzProbe } from './support/dominanz.ts';
import { lay } from './support/no-hands.ts';
import { assertReplays, checkRandomMatch } from './support/properties.ts';
import type { Table } from './support/table.ts';
import { usualWays } from './support/tables.ts';

describe.for(usualWays(anyGame(dominanz)))('$name', (way) => {
  test.prop([fc.string()], { numRuns: 10 })('keeps what must always hold', (seed) => {
    checkRandomMatch(dominanz, way, dominanzProbe, seed, 4);
    assertReplays(way, seed);
  });
});

describe('events', () => {
  /** Everybody hears the same. */
  const heard = ({ match }: Table) => {
    const [mover, ...others] = [seatAt(0), seatAt(1), null].map((seat) => match.latest(seat));
    for (const other of others) expect(other).toEqual(mover);
    return mover;
  };
  const move = (table: Table, type: string, tile: string, row: number) => table.move({ type, tile, row });
  const fresh = () => lay('dominanz', 2, [], { starter: 1 });
  /** Seat 1 to move; 7-1 is the last tile with a 1, and seat 0 has nothing in row 1. */
  const lastOne = () =>
    [1, 2, 3, 4, 5, 6].reduce((table, value) => move(table, 'take', `${value}-1`, value), fresh());

  test('the deal: who begins', () => {
    expect(heard(fresh())).toEqual([{ type: 'dealt', round: 1, turn: 1 }]);
  });

  test('a take: the entry', () => {
    expect(heard(move(fresh(), 'take', '7-3', 3))).toEqual([
      { type: 'wrote', seat: 1, tile: '7-3', row: 3, value: 7 },
    ]);
  });

  test('a prescription: the entry, and after the take that the opponent misses a turn', () => {
    const prescribed = move(lastOne(), 'prescribe', '7-1', 1);
    expect(heard(prescribed)).toEqual([
      { type: 'prescribed', seat: 1, opponent: 0, tile: '7-1', row: 1, value: 7 },
    ]);
    expect(heard(move(prescribed, 'take', '7-7', 7))).toEqual([
      { type: 'wrote', seat: 1, tile: '7-7', row: 7, value: 7 },
      { type: 'skipped', seat: 0 },
    ]);
    expect(heard(move(prescribed, 'take', '6-6', 6))).toEqual([
      { type: 'wrote', seat: 1, tile: '6-6', row: 6, value: 6 },
    ]);
  });

  test('the last take: how the match ended', () => {
    const table = fresh();
    for (let high = 1; high <= 7; high++)
      for (let low = 1; low <= high; low++) move(table, 'take', `${high}-${low}`, low);
    const { roundResult } = table.match.view(null);
    expect(heard(table)).toEqual([
      { type: 'wrote', seat: 0, tile: '7-7', row: 7, value: 7 },
      { type: 'roundOver', round: 1, ...roundResult },
    ]);
  });
});

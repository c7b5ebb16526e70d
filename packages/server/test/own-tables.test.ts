import type { MatchResult, OwnTable } from '@tischrunde/protocol';
import { expect, test } from 'vitest';
import { mostResults, ownTablesSize } from '../src/limits.ts';
import { ownTables } from '../src/net/own-tables.ts';

const seat = (name: string) => ({ guest: '1r3a4w1nr33gnzh5', name, score: 100, place: 1 });

/** A table at which as many people as possible, with long names, have played as much as is remembered. */
const table = (index: number, matches: number): OwnTable => ({
  id: `table${index}`,
  game: 'block',
  phase: 'over',
  isClosed: false,
  host: 'Anna',
  seat: 0,
  players: Array.from({ length: 8 }, () => 'Maximiliane-Friederike W'),
  match: matches + 1,
  at: 1000 - index,
  results: Array.from({ length: matches }, (_, at): MatchResult => {
    const seats = Array.from({ length: 8 }, () => seat('Maximiliane-Friederike W'));
    return { match: at + 1, game: 'block', at: (1000 - index) * 100 + at, seats };
  }),
});

const listOf = (tables: readonly OwnTable[]) => {
  const visitsOf = async (): Promise<string[]> => tables.map((one) => JSON.stringify(one));
  return ownTables({ visitsOf }, 'anna');
};

test('a guest is told all matches that the tables remember', async () => {
  const own = [table(0, mostResults), table(1, 7)];
  expect(await listOf(own)).toEqual(own);
});

test('where there are too many for an answer, every table is there, and the oldest matches are left out', async () => {
  const own = Array.from({ length: 50 }, (_, index) => table(index, mostResults));
  const told = await listOf(own);
  expect(told.map(({ id }) => id)).toEqual(own.map(({ id }) => id));
  expect(told[0].results).toEqual(own[0].results);
  expect(told.at(-1)?.results).toEqual([]);
  expect(JSON.stringify(told).length).toBeLessThanOrEqual(ownTablesSize);
});

import { readOptions } from '@tischrunde/engine';
import type { MatchResult, OwnTable } from '@tischrunde/protocol';
import { expect, test } from 'vitest';
import { mostResults, ownTablesSize } from '../src/limits.ts';
import { ownTables } from '../src/net/own-tables.ts';
import type { Store } from '../src/store/store.ts';
import type { EventOf } from '../src/table/events.ts';
import type { TableState } from '../src/table/state.ts';
import { visitOf } from '../src/table/visits.ts';
import { ToldTable } from './support/told-table.ts';

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

/** As they are noted: results once for all guests of a table. */
const listOf = (tables: readonly OwnTable[]) => {
  const visitsOf = async (): Promise<string[]> =>
    tables.map(({ match, ...visit }) =>
      JSON.stringify({ ...visit, match, results: [], resultsBefore: match }),
    );
  const resultsOf: Store['resultsOf'] = async (wanted) =>
    tables
      .filter(({ id, match }) => wanted.some((one) => one.table === id && one.match === match))
      .flatMap(({ id, results }) => results.map((one) => ({ table: id, content: JSON.stringify(one) })));
  return ownTables({ visitsOf, resultsOf }, 'anna');
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

test('what was noted when results still stood with the visit is told as it is', async () => {
  const old = table(0, mostResults);
  const visitsOf = async (): Promise<string[]> => [JSON.stringify(old)];
  expect(await ownTables({ visitsOf, resultsOf: async () => [] }, 'anna')).toEqual([old]);
});

test('what is noted for a guest has no results in it, which are long', () => {
  const state = eveningOf(3);
  const visit = visitOf(state, 'guest 0');
  expect(state.score.evening.results).toHaveLength(3);
  expect(visit).toMatchObject({ id: state.id, match: 4, resultsBefore: 4, results: [] });
});

test('who only waits at a closed table knows of no results', () => {
  const state = eveningOf(1, { watching: 'nobody' });
  expect(visitOf(state, 'guest 0').resultsBefore).toBe(2);
  expect(visitOf(state, 'stranger').resultsBefore).toBe(0);
});

/** A table after some matches. */
function eveningOf(matches: number, terms: Partial<EventOf<'opened'>> = {}): TableState {
  const told = new ToldTable('block', 2, readOptions('block', [], 2, {}), 'own', terms);
  for (let match = 1; match <= matches; match++) {
    if (match > 1) told.write({ at: match, kind: 'started', match, seed: `${match}` });
    told.write({ at: match, kind: 'ended', match, next: `secret ${match}` });
  }
  return told.state;
}

import { expect, test } from 'vitest';
import { games } from '../src/index.ts';
import * as single from '../src/single-games.ts';

test('every game can be imported alone, by its id', () => {
  const exported = Object.entries(single).map(([name, { id, title }]) => ({ name, id, title }));
  const byName = (a: { name: string }, b: { name: string }): number => (a.name < b.name ? -1 : 1);
  expect(exported.toSorted(byName)).toEqual(
    games.map(({ id, title }) => ({ name: id, id, title })).toSorted(byName),
  );
});

import { expect, test } from 'vitest';
import { checkLastTables } from '../../src/storage/last-table.ts';

test('tables that were remembered one at a time are still known, and damaged ones are left out', () => {
  expect(checkLastTables({ id: 'abc', game: 'solo' })).toEqual([{ id: 'abc', game: 'solo' }]);
  expect(checkLastTables([{ id: 'abc', game: 'solo' }, { id: 7 }, null])).toEqual([
    { id: 'abc', game: 'solo' },
  ]);
  expect(checkLastTables(null)).toEqual([]);
});

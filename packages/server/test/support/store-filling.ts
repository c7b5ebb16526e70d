import type { Store } from '../../src/store/store.ts';

/** The numbers from 1 to `count`. */
export const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

/** Writes so many events to the log of a table. */
export const fill = (store: Store, table: string, count: number): Promise<boolean[]> =>
  Promise.all(
    numbers(count).map((number) =>
      store.append({ table, number, event: JSON.stringify('x'.repeat(200)), hash: '' }),
    ),
  );

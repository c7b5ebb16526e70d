import type { Remembered } from '@tischrunde/protocol';

/** What tables promised and the player said before matches, by table and match. */
export type PromiseRecord = Readonly<Record<string, Remembered>>;

/** Where promises are kept: a page keeps them over a reload. */
export interface PromiseStore {
  read(): PromiseRecord;
  write(promises: PromiseRecord): void;
}

/** Older promises are dropped. */
const mostPromises = 40;

const keyOf = (table: string, match: number): string => `${table}.${match}`;

/** Adds what was promised or said before a match. The first commitment counts: a later one could have been chosen. */
export function withPromise(
  promises: PromiseRecord,
  table: string,
  match: number,
  more: Remembered,
): PromiseRecord {
  const key = keyOf(table, match);
  const { [key]: before = {}, ...others } = promises;
  const { commitment = more.commitment } = before;
  return {
    ...Object.fromEntries(Object.entries(others).slice(1 - mostPromises)),
    [key]: { ...before, ...more, ...(commitment === undefined ? {} : { commitment }) },
  };
}

/** What a client remembers of matches, to find out afterwards whether they were dealt fairly. */
export class Promises {
  private readonly store: PromiseStore;

  constructor(store: PromiseStore = inMemory()) {
    this.store = store;
  }

  /** What is remembered of a match. */
  of(table: string, match: number): Remembered {
    return this.store.read()[keyOf(table, match)] ?? {};
  }

  remember(table: string, match: number, more: Remembered): void {
    this.store.write(withPromise(this.store.read(), table, match, more));
  }

  /** Remembers this of a match instead of what was remembered before. */
  replace(table: string, match: number, remembered: Remembered): void {
    this.store.write({ ...this.store.read(), [keyOf(table, match)]: remembered });
  }

  /** The word that was told for a match does not count any more. */
  forgetTold(table: string, match: number): void {
    const { seals, ...others } = this.of(table, match);
    if (seals !== undefined) this.replace(table, match, others);
  }
}

function inMemory(): PromiseStore {
  let promises: PromiseRecord = {};
  return {
    read: () => promises,
    write: (now) => {
      promises = now;
    },
  };
}

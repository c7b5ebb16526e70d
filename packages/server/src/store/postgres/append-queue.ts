import pg from 'pg';
import type { Entry } from '../store.ts';
import { stamp } from '../timestamp.ts';

/** How many batches are under way at once: while one waits for the disk, another is on its way. */
const flights = 2;

/** How many entries go in one batch at most. */
const most = 500;

interface Waiting {
  readonly entry: Entry;
  readonly stamp: number;
  readonly resolve: (written: boolean) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Appends to PostgreSQL in batches. Of a table there is one entry under way at a time: so its events are written in the order in which
 * they came, and a statement never meets the same row twice.
 */
export class Appends {
  readonly #pool: pg.Pool;
  #waiting: Waiting[] = [];
  readonly #tables = new Set<string>();
  #flying = 0;
  #woken = false;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  append(entry: Entry): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ entry, stamp: stamp(), resolve, reject });
      this.#wake();
    });
  }

  /** Not at once: what else comes in within this turn of the event loop goes along. */
  #wake(): void {
    if (this.#woken) return;
    this.#woken = true;
    setImmediate(() => {
      this.#woken = false;
      while (this.#flying < flights && this.#fly(this.#take()));
    });
  }

  #take(): Waiting[] {
    const batch: Waiting[] = [];
    const rest: Waiting[] = [];
    for (const one of this.#waiting) {
      if (batch.length === most || this.#tables.has(one.entry.table)) rest.push(one);
      else {
        batch.push(one);
        this.#tables.add(one.entry.table);
      }
    }
    this.#waiting = rest;
    return batch;
  }

  #fly(batch: readonly Waiting[]): boolean {
    if (batch.length === 0) return false;
    this.#flying += 1;
    void write(this.#pool, batch).then(() => {
      this.#flying -= 1;
      for (const { entry } of batch) this.#tables.delete(entry.table);
      this.#wake();
    });
    return true;
  }
}

/** Writes a batch and tells everybody. What PostgreSQL refuses as a whole may be the fault of one, so then each is tried by itself. */
async function write(pool: pg.Pool, batch: readonly Waiting[]): Promise<void> {
  try {
    const written = await insert(pool, batch);
    for (const { entry, resolve } of batch) resolve(written.has(entry.table));
  } catch (error) {
    if (batch.length > 1 && isRefusal(error)) for (const one of batch) await write(pool, [one]);
    else for (const { reject } of batch) reject(error);
  }
}

/** Faulty text (class 22) and deadlocks with strangers (class 40): nothing was written, and the connection is sound. */
const isRefusal = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && /^(22|40)/.test(error.code ?? '');

/** Which tables of the batch got their event. */
async function insert(pool: pg.Pool, batch: readonly Waiting[]): Promise<ReadonlySet<string>> {
  const rows = batch.map(({ entry }) => entry.row ?? {});
  const values = [
    batch.map(({ entry }) => entry.table),
    batch.map(({ entry }) => entry.number),
    batch.map(({ entry }) => entry.event),
    rows.map(({ due }) => due !== undefined),
    rows.map(({ due }) => due ?? null),
    rows.map(({ listing }) => listing !== undefined),
    rows.map(({ listing }) => listing ?? null),
    batch.map((one) => one.stamp),
  ];
  const answer = await pool.query<{ table_id: string }>({ name: 'append', text: statement, values });
  return new Set(answer.rows.map((row) => row.table_id));
}

/**
 * One statement, so one transaction and one journey. Everybody writes in the order of the tables' names, so that no two batches wait
 * for each other. The first event of a table makes its row; later ones change what they name in the row as it is at that moment, for
 * it may just have been put off.
 */
const statement = `
WITH offered AS (
  SELECT * FROM unnest($1::text[], $2::integer[], $3::text[], $4::boolean[], $5::float8[], $6::boolean[], $7::text[], $8::bigint[])
    AS offered (table_id, number, event, names_due, due, names_listing, listing, stamp)
), written AS (
  INSERT INTO events (table_id, number, event)
  SELECT table_id, number, event FROM offered ORDER BY table_id COLLATE "C"
  ON CONFLICT DO NOTHING
  RETURNING table_id
), made AS (
  INSERT INTO tables (id, due, listing, changed)
  SELECT table_id, due, listing, stamp FROM offered JOIN written USING (table_id)
  WHERE number = 1
), changed AS (
  UPDATE tables SET
    due = CASE WHEN names_due THEN offered.due ELSE tables.due END,
    listing = CASE WHEN names_listing THEN offered.listing ELSE tables.listing END,
    changed = CASE WHEN names_listing THEN offered.stamp ELSE tables.changed END
  FROM offered JOIN written USING (table_id)
  WHERE tables.id = table_id AND number > 1 AND (names_due OR names_listing)
)
SELECT table_id FROM written`;

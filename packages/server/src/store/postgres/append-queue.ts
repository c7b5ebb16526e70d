import pg from 'pg';
import type { Append } from '../store.ts';
import { uniqueTimestamp } from '../timestamp.ts';

/** Batches in flight at once: while one waits for the disk, the next is on its way. */
const mostInFlight = 2;

/** Entries in one batch. */
const mostInBatch = 500;

interface PendingAppend {
  readonly entry: Append;
  readonly stamp: number;
  readonly resolve: (written: boolean) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Appends to PostgreSQL in batches. Only one entry of a table is in flight at a time, so that its events are written in order and no
 * statement touches the same row twice.
 */
export class AppendQueue {
  readonly #pool: pg.Pool;
  #pending: PendingAppend[] = [];
  readonly #tables = new Set<string>();
  #inFlight = 0;
  #isScheduled = false;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  append(entry: Append): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#pending.push({ entry, stamp: uniqueTimestamp(), resolve, reject });
      this.#schedule();
    });
  }

  /** Waits for the end of this turn of the event loop, to batch whatever else comes in. */
  #schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    setImmediate(() => {
      this.#isScheduled = false;
      while (this.#inFlight < mostInFlight && this.#send(this.#take()));
    });
  }

  #take(): PendingAppend[] {
    const batch: PendingAppend[] = [];
    const rest: PendingAppend[] = [];
    for (const one of this.#pending) {
      if (batch.length === mostInBatch || this.#tables.has(one.entry.table)) rest.push(one);
      else {
        batch.push(one);
        this.#tables.add(one.entry.table);
      }
    }
    this.#pending = rest;
    return batch;
  }

  #send(batch: readonly PendingAppend[]): boolean {
    if (batch.length === 0) return false;
    this.#inFlight += 1;
    void write(this.#pool, batch).then(() => {
      this.#inFlight -= 1;
      for (const { entry } of batch) this.#tables.delete(entry.table);
      this.#schedule();
    });
    return true;
  }
}

/** Writes a batch and settles its promises. A single bad entry makes PostgreSQL refuse the whole batch; then each is tried alone. */
async function write(pool: pg.Pool, batch: readonly PendingAppend[]): Promise<void> {
  try {
    const written = await insert(pool, batch);
    for (const { entry, resolve } of batch) resolve(written.has(entry.table));
  } catch (error) {
    if (batch.length > 1 && isRefusal(error)) for (const one of batch) await write(pool, [one]);
    else for (const { reject } of batch) reject(error);
  }
}

/** Invalid text (class 22), deadlocks (class 40) and damaged pages: nothing was written, and the connection still works. */
const isRefusal = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && /^(22|40|XX00[12])/.test(error.code ?? '');

/** The tables of the batch whose event was written. */
async function insert(pool: pg.Pool, batch: readonly PendingAppend[]): Promise<ReadonlySet<string>> {
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
    batch.map(({ entry }) => entry.hash),
    batch.map(({ entry }) => entry.after ?? null),
  ];
  const answer = await pool.query<{ table_id: string }>({ name: 'append', text: statement, values });
  return new Set(answer.rows.map((row) => row.table_id));
}

/**
 * One statement: one transaction and one round trip. All processes write in the order of table ids, so that batches cannot deadlock. The
 * first event of a table inserts its row; later ones update only the fields they name, because another process may just have claimed the
 * table by postponing `due`. An event whose predecessor is gone is not written: a log with a gap could never be used again. Logs begun before there
 * were hashes have none.
 */
const statement = `
WITH offered AS (
  SELECT * FROM unnest($1::text[], $2::integer[], $3::text[], $4::boolean[], $5::float8[], $6::boolean[], $7::text[], $8::bigint[], $9::text[], $10::text[])
    AS offered (table_id, number, event, names_due, due, names_listing, listing, stamp, hash, after)
), written AS (
  INSERT INTO events (table_id, number, event, hash)
  SELECT table_id, number, event, hash FROM offered
  WHERE after IS NULL OR after = (
    SELECT coalesce(nullif(last.hash, ''), after) FROM events AS last
    WHERE last.table_id = offered.table_id AND last.number = offered.number - 1
  )
  ORDER BY table_id COLLATE "C"
  ON CONFLICT DO NOTHING
  RETURNING table_id
), made AS (
  INSERT INTO tables (id, due, listing, changed, used, alive)
  SELECT table_id, due, listing, stamp, stamp / 1000, stamp / 1000 FROM offered JOIN written USING (table_id)
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

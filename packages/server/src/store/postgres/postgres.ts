import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { reasonOf } from '../../error-reason.ts';
import { migrate } from '../migrations.ts';
import type { Entry, Kept, Store } from '../store.ts';
import { Appends } from './append-queue.ts';

/** How long PostgreSQL may take over a statement, in milliseconds. */
const patience = 10_000;

/**
 * Opens the store in a PostgreSQL database, which any number of processes may do. A lost connection fails what was under way;
 * what is asked later gets a new one. Questions are put in SQL as they are, not through kysely: they are few, short and fixed.
 */
export async function openPostgres(url: string): Promise<Store> {
  await prepare(url);
  const desk = new Desk(url);
  return {
    append: (entry) => desk.append(entry),
    read: (table, after) =>
      desk.ask<Kept>('SELECT number, event FROM events WHERE table_id = $1 AND number > $2 ORDER BY number', [
        table,
        after,
      ]),
    async heads(tables) {
      const rows = await desk.ask<{ id: string; head: number | null }>(
        'SELECT id, (SELECT max(number) FROM events WHERE table_id = id) AS head FROM unnest($1::text[]) AS id',
        [tables],
      );
      return new Map(rows.flatMap(({ id, head }): [string, number][] => (head === null ? [] : [[id, head]])));
    },
    async overdue(before, most) {
      const rows = await desk.ask<{ id: string }>(
        'SELECT id FROM tables WHERE due < $1 ORDER BY due LIMIT $2',
        [before, most],
      );
      return rows.map(({ id }) => id);
    },
    async putOff(table, before, until) {
      const rows = await desk.ask('UPDATE tables SET due = $3 WHERE id = $1 AND due < $2 RETURNING id', [
        table,
        before,
        until,
      ]);
      return rows.length > 0;
    },
    async listed(most) {
      const rows = await desk.ask<{ listing: string }>(
        'SELECT listing FROM tables WHERE listing IS NOT NULL ORDER BY changed DESC LIMIT $1',
        [most],
      );
      return rows.map(({ listing }) => listing);
    },
    async keep(name, offered) {
      // An update that changes nothing: so the row is given back also where another process is just making it.
      const [row] = await desk.ask<{ value: string }>(
        'INSERT INTO kept (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = kept.value RETURNING value',
        [name, offered],
      );
      return row.value;
    },
    async generation(guest) {
      const [row] = await desk.ask<{ generation: number } | undefined>(
        'SELECT generation FROM guests WHERE id = $1',
        [guest],
      );
      return row?.generation ?? 0;
    },
    async renew(guest) {
      const [row] = await desk.ask<{ generation: number }>(
        'INSERT INTO guests (id, generation) VALUES ($1, 1) ON CONFLICT (id) DO UPDATE SET generation = guests.generation + 1 RETURNING generation',
        [guest],
      );
      return row.generation;
    },
    async ready() {
      await desk.ask('SELECT 1', []);
    },
    close: () => desk.close(),
  };
}

/** Over a connection of its own, because a migration may take as long as it needs. */
async function prepare(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: patience });
  pool.on('error', () => {});
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db, 'postgres');
  } finally {
    await db.destroy();
  }
}

/** Lets questions through as long as the store is open, and closes when all of them are answered. */
class Desk {
  readonly #pool: pg.Pool;
  readonly #appends: Appends;
  readonly #empty = Promise.withResolvers<void>();
  #open = 0;
  #closed = false;

  constructor(url: string) {
    this.#pool = new pg.Pool({
      connectionString: url,
      application_name: 'tischrunde',
      max: 8,
      keepAlive: true,
      connectionTimeoutMillis: patience / 2,
      // For a database that cannot be reached any more, and so cannot say that it takes too long.
      query_timeout: patience + 1_000,
      onConnect: async (client) => {
        // Acknowledged means on the disk, whatever the database does by default.
        await client.query(`SET synchronous_commit = on; SET statement_timeout = ${patience}`);
      },
    });
    // The pool has dropped that connection by itself, and makes another when one is needed.
    this.#pool.on('error', () => {});
    this.#appends = new Appends(this.#pool);
  }

  append(entry: Entry): Promise<boolean> {
    return this.#through(() => this.#appends.append(entry));
  }

  ask<Row extends pg.QueryResultRow | undefined>(text: string, values: unknown[]): Promise<Row[]> {
    return this.#through(async () => (await this.#pool.query(text, values)).rows);
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    if (this.#open > 0) await this.#empty.promise;
    await this.#pool.end();
  }

  async #through<Value>(work: () => Promise<Value>): Promise<Value> {
    if (this.#closed) throw new Error('The store is closed.');
    this.#open += 1;
    try {
      return await work();
    } catch (error) {
      throw new Error(`The database cannot be asked: ${reasonOf(error)}`, { cause: error });
    } finally {
      this.#open -= 1;
      if (this.#closed && this.#open === 0) this.#empty.resolve();
    }
  }
}

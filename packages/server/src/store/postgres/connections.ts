import pg from 'pg';
import { reasonOf } from '../../error-reason.ts';
import type { Append } from '../store.ts';
import { StoreError, type StoreFault } from '../store-error.ts';
import { AppendQueue } from './append-queue.ts';

/** How long a statement may take. Milliseconds. */
export const statementTimeout = 10_000;

/** A connection pool that rejects queries once closed, and closes only after the last one is answered. */
export class Connections {
  readonly #pool: pg.Pool;
  readonly #appends: AppendQueue;
  readonly #empty = Promise.withResolvers<void>();
  #open = 0;
  #closed = false;

  constructor(url: string) {
    this.#pool = new pg.Pool({
      connectionString: url,
      application_name: 'tischrunde',
      max: 8,
      keepAlive: true,
      connectionTimeoutMillis: statementTimeout / 2,
      // For a database that has become unreachable and so cannot enforce its own timeout.
      query_timeout: statementTimeout + 1_000,
      onConnect: async (client) => {
        // Acknowledged means on disk, whatever the database's default.
        await client.query(`SET synchronous_commit = on; SET statement_timeout = ${statementTimeout}`);
      },
    });
    // The pool has already dropped that connection and opens another when needed.
    this.#pool.on('error', () => {});
    this.#appends = new AppendQueue(this.#pool);
  }

  append(entry: Append): Promise<boolean> {
    return this.#whileOpen(() => this.#appends.append(entry));
  }

  query<Row extends pg.QueryResultRow | undefined>(text: string, values: unknown[]): Promise<Row[]> {
    return this.#whileOpen(async () => (await this.#pool.query(text, values)).rows);
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    if (this.#open > 0) await this.#empty.promise;
    await this.#pool.end();
  }

  async #whileOpen<Value>(work: () => Promise<Value>): Promise<Value> {
    if (this.#closed) throw new Error('the store is closed');
    this.#open += 1;
    try {
      return await work();
    } catch (error) {
      const reason = `PostgreSQL failed: ${reasonOf(error)}`;
      const fault = faultOf(error);
      throw fault === null
        ? new Error(reason, { cause: error })
        : new StoreError(fault, reason, { cause: error });
    } finally {
      this.#open -= 1;
      if (this.#closed && this.#open === 0) this.#empty.resolve();
    }
  }
}

/** The disk is full (53100), or a page or an index is damaged (class XX, without internal errors). The statement has done nothing. */
function faultOf(error: unknown): StoreFault | null {
  const code = error instanceof pg.DatabaseError ? error.code : undefined;
  if (code === '53100') return 'full';
  return code === 'XX001' || code === 'XX002' ? 'damaged' : null;
}

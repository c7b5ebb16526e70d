import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { LogEntry } from '../../table/log.ts';
import { firstEpoch, migrate } from '../migrations.ts';
import type { FoundResult, Store } from '../store.ts';
import { uniqueTimestamp } from '../timestamp.ts';
import { Connections, statementTimeout } from './connections.ts';
import { removeTable } from './removal.ts';

const readEvents =
  'SELECT number, event, hash FROM events WHERE table_id = $1 AND number > $2 ORDER BY number LIMIT $3';
/** Up to the event that makes the page as long as it may be. */
const readPage = `SELECT number, event, hash FROM
    (SELECT *, sum(octet_length(event)) OVER (ORDER BY number) - octet_length(event) AS before
     FROM events WHERE table_id = $1 AND number > $2 ORDER BY number LIMIT $3) AS page
  WHERE before < $4 ORDER BY number`;

/**
 * Opens the store in a PostgreSQL database, which any number of processes may share. A lost connection fails the queries in flight;
 * later ones get a new connection. Queries are plain SQL rather than kysely: they are few, short and fixed.
 */
export async function openPostgres(url: string): Promise<Store> {
  await prepare(url);
  const connections = new Connections(url);
  const put = (name: string, value: string): Promise<unknown> =>
    connections.query(
      'INSERT INTO kept (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
      [name, value],
    );
  return {
    // It may come back at any time.
    lost: new Promise(() => {}),
    append: (entry) => connections.append(entry),
    read: (table, after, most, size) =>
      connections.query<LogEntry>(
        size === undefined ? readEvents : readPage,
        size === undefined ? [table, after, most ?? null] : [table, after, most ?? null, size],
      ),
    async attach(table, kind, number, text, dropBefore) {
      await connections.query(
        `WITH dropped AS (DELETE FROM attachments WHERE table_id = $1 AND kind = $2 AND number < $5)
         INSERT INTO attachments (table_id, kind, number, content) VALUES ($1, $2, $3, $4)
         ON CONFLICT (table_id, kind, number) DO UPDATE SET content = excluded.content`,
        [table, kind, number, text, dropBefore],
      );
    },
    async attached(table, kind, upTo) {
      const [row] = await connections.query<{ content: string } | undefined>(
        'SELECT content FROM attachments WHERE table_id = $1 AND kind = $2 AND number <= $3 ORDER BY number DESC LIMIT 1',
        [table, kind, upTo],
      );
      return row?.content ?? null;
    },
    async heads(tables) {
      const rows = await connections.query<{ id: string; head: number | null }>(
        'SELECT id, (SELECT max(number) FROM events WHERE table_id = id) AS head FROM unnest($1::text[]) AS id',
        [tables],
      );
      return new Map(rows.flatMap(({ id, head }): [string, number][] => (head === null ? [] : [[id, head]])));
    },
    async overdue(before, most) {
      const rows = await connections.query<{ id: string }>(
        'SELECT id FROM tables WHERE due < $1 ORDER BY due LIMIT $2',
        [before, most],
      );
      return rows.map(({ id }) => id);
    },
    async putOff(table, before, until) {
      const rows = await connections.query(
        'UPDATE tables SET due = $3 WHERE id = $1 AND due < $2 RETURNING id',
        [table, before, until],
      );
      return rows.length > 0;
    },
    async dropDue(table, claimed) {
      await connections.query('UPDATE tables SET due = NULL WHERE id = $1 AND due = $2', [table, claimed]);
    },
    async listed(most, since) {
      const rows = await connections.query<{ listing: string }>(
        'SELECT listing FROM tables WHERE listing IS NOT NULL AND alive >= $2 ORDER BY changed DESC LIMIT $1',
        [most, since],
      );
      return rows.map(({ listing }) => listing);
    },
    async stayListed(table, at, since) {
      const rows = await connections.query(
        'UPDATE tables SET alive = greatest(alive, $2) WHERE id = $1 AND alive >= $3 RETURNING id',
        [table, at, since],
      );
      return rows.length > 0;
    },
    async enlist(table, at) {
      await connections.query('UPDATE tables SET alive = $2 WHERE id = $1', [table, at]);
    },
    async touch(table, at) {
      const rows = await connections.query(
        'UPDATE tables SET used = greatest(used, $2) WHERE id = $1 RETURNING id',
        [table, at],
      );
      return rows.length > 0;
    },
    async forgetFuture(now) {
      await connections.query('UPDATE tables SET used = $1 WHERE used > $1', [now]);
      await connections.query('UPDATE tables SET alive = $1 WHERE alive > $1', [now]);
    },
    async unused(before, most) {
      const rows = await connections.query<{ id: string }>(
        'SELECT id FROM tables WHERE used < $1 ORDER BY used LIMIT $2',
        [before, most],
      );
      return rows.map(({ id }) => id);
    },
    remove: (table, before) => removeTable(connections, table, before),
    async tables(after, most) {
      const rows = await connections.query<{ id: string }>(
        'SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2',
        [after, most],
      );
      return rows.map(({ id }) => id);
    },
    async keep(name, offered) {
      // An update that changes nothing, so that the row is returned even if another process has just inserted it.
      const [row] = await connections.query<{ value: string }>(
        'INSERT INTO kept (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = kept.value RETURNING value',
        [name, offered],
      );
      return row.value;
    },
    async note(name, value) {
      await put(name, value);
    },
    async generation(guest) {
      const [row] = await connections.query<{ generation: number } | undefined>(
        'SELECT generation FROM guests WHERE id = $1',
        [guest],
      );
      return row?.generation ?? 0;
    },
    async renew(guest) {
      const [row] = await connections.query<{ generation: number }>(
        'INSERT INTO guests (id, generation) VALUES ($1, 1) ON CONFLICT (id) DO UPDATE SET generation = guests.generation + 1 RETURNING generation',
        [guest],
      );
      return row.generation;
    },
    async renewTo(guest, generation) {
      await connections.query(
        'INSERT INTO guests (id, generation) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET generation = greatest(guests.generation, excluded.generation)',
        [guest, generation],
      );
    },
    async spend(code, until, now) {
      await connections.query('DELETE FROM spent WHERE until < $1', [now]);
      const rows = await connections.query(
        'INSERT INTO spent (code, until) VALUES ($1, $2) ON CONFLICT (code) DO NOTHING RETURNING code',
        [code, until],
      );
      return rows.length > 0;
    },
    async assignCode(table, offered, until, now) {
      await connections.query('DELETE FROM codes WHERE until < $1', [now]);
      const [row] = await connections.query<{ code: string } | undefined>(
        'UPDATE codes SET until = greatest(until, $2) WHERE table_id = $1 RETURNING code',
        [table, until],
      );
      if (row !== undefined) return row.code;
      const [added] = await connections.query<{ code: string } | undefined>(
        'INSERT INTO codes (code, table_id, until) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING code',
        [offered, table, until],
      );
      return added?.code ?? null;
    },
    async tableOf(code, now) {
      const [row] = await connections.query<{ table_id: string } | undefined>(
        'SELECT table_id FROM codes WHERE code = $1 AND until >= $2',
        [code, now],
      );
      return row?.table_id ?? null;
    },
    async dropCode(table) {
      await connections.query('DELETE FROM codes WHERE table_id = $1', [table]);
    },
    async noteVisits(table, at, visits, most) {
      const guests = visits.map(({ guest }) => guest);
      await connections.query(
        `INSERT INTO visits (guest, table_id, at, content)
         SELECT guest, $1, $2, content FROM unnest($3::text[], $4::text[]) AS visit (guest, content) ORDER BY guest
         ON CONFLICT (guest, table_id) DO UPDATE SET at = excluded.at, content = excluded.content`,
        [table, at, guests, visits.map(({ content }) => content)],
      );
      // Processes that note the same guests must not wait for each other in a circle. What another one has locked goes the next time.
      await connections.query(
        `WITH old AS (
           SELECT guest, table_id FROM visits JOIN unnest($1::text[]) AS noted (id) ON guest = noted.id
           WHERE at < (SELECT at FROM visits WHERE guest = noted.id ORDER BY at DESC LIMIT 1 OFFSET $2 - 1)
           ORDER BY guest, table_id FOR UPDATE OF visits SKIP LOCKED)
         DELETE FROM visits USING old WHERE visits.guest = old.guest AND visits.table_id = old.table_id`,
        [guests, most],
      );
    },
    async visitsOf(guest, most) {
      const rows = await connections.query<{ content: string }>(
        'SELECT content FROM visits WHERE guest = $1 ORDER BY at DESC LIMIT $2',
        [guest, most],
      );
      return rows.map(({ content }) => content);
    },
    async noteResults(table, results) {
      await connections.query(
        `INSERT INTO results (table_id, match, at, content)
         SELECT $1, * FROM unnest($2::integer[], $3::bigint[], $4::text[])
         ON CONFLICT (table_id, match) DO UPDATE SET content = excluded.content`,
        [
          table,
          results.map(({ match }) => match),
          results.map(({ at }) => at),
          results.map(({ content }) => content),
        ],
      );
    },
    resultsOf: (wanted, most, size) =>
      connections.query<FoundResult>(
        `SELECT table_id AS "table", content FROM
           (SELECT found.*, sum(octet_length(content)) OVER (ORDER BY at DESC, table_id, match) AS length
            FROM unnest($1::text[], $2::integer[]) AS wanted (id, before), LATERAL
              (SELECT * FROM results WHERE table_id = wanted.id AND match < wanted.before
               ORDER BY match DESC LIMIT $3) AS found) AS measured
         WHERE length <= $4 ORDER BY at DESC`,
        [wanted.map(({ table }) => table), wanted.map(({ match }) => match), most, size],
      ),
    async subscribe(guest, endpoint, content, at, most) {
      await connections.query(
        `INSERT INTO subscriptions (endpoint, guest, at, content) VALUES ($1, $2, $3, $4)
         ON CONFLICT (endpoint) DO UPDATE SET guest = excluded.guest, at = excluded.at, content = excluded.content`,
        [endpoint, guest, at, content],
      );
      await connections.query(
        `DELETE FROM subscriptions WHERE guest = $1 AND endpoint NOT IN
           (SELECT endpoint FROM subscriptions WHERE guest = $1 ORDER BY at DESC LIMIT $2)`,
        [guest, most],
      );
    },
    async unsubscribe(guest, endpoint) {
      await connections.query(
        'DELETE FROM subscriptions WHERE guest = $1 AND endpoint = coalesce($2, endpoint)',
        [guest, endpoint],
      );
    },
    async subscriptionsOf(guest) {
      const rows = await connections.query<{ content: string }>(
        'SELECT content FROM subscriptions WHERE guest = $1 ORDER BY at DESC',
        [guest],
      );
      return rows.map(({ content }) => content);
    },
    async dropSubscriptions(before) {
      await connections.query('DELETE FROM subscriptions WHERE at < $1', [before]);
    },
    async epoch() {
      const [row] = await connections.query<{ value: string } | undefined>(
        'SELECT value FROM kept WHERE name = $1',
        ['epoch'],
      );
      return Number(row?.value ?? firstEpoch);
    },
    async begin(epoch) {
      await put('epoch', String(epoch));
    },
    async ready() {
      await put('ready', String(uniqueTimestamp()));
    },
    close: () => connections.close(),
  };
}

/** Uses a connection of its own, without a timeout: a migration may take long. */
async function prepare(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: statementTimeout });
  pool.on('error', () => {});
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db, 'postgres');
  } finally {
    await db.destroy();
  }
}

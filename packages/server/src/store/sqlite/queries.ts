import type Database from 'better-sqlite3';
import type { LogEntry } from '../../table/log.ts';
import { firstEpoch } from '../migrations.ts';
import type { Attachment, FoundResult } from '../store.ts';
import { uniqueTimestamp } from '../timestamp.ts';
import type { QueryArgs, QueryName, QueryResult } from './batch.ts';
import type { NewestEvents } from './newest-events.ts';

/** What can be asked of an open file, and changed there, other than appends; synchronously. */
export type Queries = { readonly [N in QueryName]: (...args: QueryArgs<N>) => QueryResult<N> };

/**
 * The queries of an open file. They use prepared statements rather than kysely: at tens of thousands a second, building a query would cost more
 * than running it.
 */
export function queriesOf(db: Database.Database, newest: NewestEvents): Omit<Queries, 'close'> {
  const read = db.prepare<[string, number, number], LogEntry>(
    'SELECT number, event, hash FROM events WHERE table_id = ? AND number > ? ORDER BY number LIMIT ?',
  );
  const attach = db.prepare<[string, Attachment, number, string]>(
    'INSERT INTO attachments (table_id, kind, number, content) VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET content = excluded.content',
  );
  const drop = db.prepare<[string, Attachment, number]>(
    'DELETE FROM attachments WHERE table_id = ? AND kind = ? AND number < ?',
  );
  const attached = db
    .prepare<[string, Attachment, number], string>(
      'SELECT content FROM attachments WHERE table_id = ? AND kind = ? AND number <= ? ORDER BY number DESC LIMIT 1',
    )
    .pluck();
  const head = db
    .prepare<[string], number | null>('SELECT max(number) FROM events WHERE table_id = ?')
    .pluck();
  const overdue = db
    .prepare<[number, number], string>('SELECT id FROM tables WHERE due < ? ORDER BY due LIMIT ?')
    .pluck();
  const putOff = db.prepare<[number, string, number]>('UPDATE tables SET due = ? WHERE id = ? AND due < ?');
  const dropDue = db.prepare<[string, number]>('UPDATE tables SET due = NULL WHERE id = ? AND due = ?');
  const listed = db
    .prepare<[number, number], string>(
      'SELECT listing FROM tables WHERE listing IS NOT NULL AND alive >= ? ORDER BY changed DESC LIMIT ?',
    )
    .pluck();
  const stayListed = db.prepare<[number, string, number]>(
    'UPDATE tables SET alive = max(alive, ?) WHERE id = ? AND alive >= ?',
  );
  const enlist = db.prepare<[number | null, string]>('UPDATE tables SET alive = ? WHERE id = ?');
  const touch = db.prepare<[number, string]>('UPDATE tables SET used = max(used, ?) WHERE id = ?');
  const forgetFutureUse = db.prepare<[number, number]>('UPDATE tables SET used = ? WHERE used > ?');
  const forgetFutureLife = db.prepare<[number, number]>('UPDATE tables SET alive = ? WHERE alive > ?');
  const unused = db
    .prepare<[number, number], string>('SELECT id FROM tables WHERE used < ? ORDER BY used LIMIT ?')
    .pluck();
  const removeRow = db.prepare<[string, number]>('DELETE FROM tables WHERE id = ? AND used < ?');
  const removeLog = db.prepare<[string]>('DELETE FROM events WHERE table_id = ?');
  const removeAttachments = db.prepare<[string]>('DELETE FROM attachments WHERE table_id = ?');
  const tables = db
    .prepare<[string, number], string>('SELECT id FROM tables WHERE id > ? ORDER BY id LIMIT ?')
    .pluck();
  const keep = db
    .prepare<[string, string], string>(
      'INSERT INTO kept (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = value RETURNING value',
    )
    .pluck();
  const generation = db.prepare<[string], number>('SELECT generation FROM guests WHERE id = ?').pluck();
  const renew = db
    .prepare<[string], number>(
      'INSERT INTO guests (id, generation) VALUES (?, 1) ON CONFLICT (id) DO UPDATE SET generation = generation + 1 RETURNING generation',
    )
    .pluck();
  const renewTo = db.prepare<[string, number]>(
    'INSERT INTO guests (id, generation) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET generation = max(generation, excluded.generation)',
  );
  const forgetSpent = db.prepare<[number]>('DELETE FROM spent WHERE until < ?');
  const spend = db.prepare<[string, number]>('INSERT OR IGNORE INTO spent (code, until) VALUES (?, ?)');
  const forgetCodes = db.prepare<[number]>('DELETE FROM codes WHERE until < ?');
  const extendCode = db
    .prepare<[number, string], string>(
      'UPDATE codes SET until = max(until, ?) WHERE table_id = ? RETURNING code',
    )
    .pluck();
  const addCode = db
    .prepare<[string, string, number], string>(
      'INSERT INTO codes (code, table_id, until) VALUES (?, ?, ?) ON CONFLICT DO NOTHING RETURNING code',
    )
    .pluck();
  const tableOf = db
    .prepare<[string, number], string>('SELECT table_id FROM codes WHERE code = ? AND until >= ?')
    .pluck();
  const removeCodes = db.prepare<[string]>('DELETE FROM codes WHERE table_id = ?');
  const noteVisit = db.prepare<[string, string, number, string]>(
    'INSERT INTO visits (guest, table_id, at, content) VALUES (?, ?, ?, ?) ON CONFLICT (guest, table_id) DO UPDATE SET at = excluded.at, content = excluded.content',
  );
  const visitsOf = db
    .prepare<[string, number], string>('SELECT content FROM visits WHERE guest = ? ORDER BY at DESC LIMIT ?')
    .pluck();
  const dropVisits = db.prepare<[string, string, number]>(
    'DELETE FROM visits WHERE guest = ? AND at < (SELECT at FROM visits WHERE guest = ? ORDER BY at DESC LIMIT 1 OFFSET ? - 1)',
  );
  const noteResult = db.prepare<[string, number, number, string]>(
    'INSERT INTO results (table_id, match, at, content) VALUES (?, ?, ?, ?) ON CONFLICT (table_id, match) DO UPDATE SET content = excluded.content',
  );
  const resultsOf = db.prepare<[string, string, number, number], FoundResult & { at: number }>(
    'SELECT ? AS "table", at, content FROM results WHERE table_id = ? AND match < ? ORDER BY match DESC LIMIT ?',
  );
  const removeResults = db.prepare<[string]>('DELETE FROM results WHERE table_id = ?');
  const removeVisits = db.prepare<[string]>('DELETE FROM visits WHERE table_id = ?');
  const subscribe = db.prepare<[string, string, number, string]>(
    'INSERT INTO subscriptions (endpoint, guest, at, content) VALUES (?, ?, ?, ?) ON CONFLICT (endpoint) DO UPDATE SET guest = excluded.guest, at = excluded.at, content = excluded.content',
  );
  const dropOldest = db.prepare<[string, string, number]>(
    'DELETE FROM subscriptions WHERE guest = ? AND endpoint NOT IN (SELECT endpoint FROM subscriptions WHERE guest = ? ORDER BY at DESC LIMIT ?)',
  );
  const unsubscribe = db.prepare<[string, string | null]>(
    'DELETE FROM subscriptions WHERE guest = ? AND endpoint = coalesce(?, endpoint)',
  );
  const subscriptionsOf = db
    .prepare<[string], string>('SELECT content FROM subscriptions WHERE guest = ? ORDER BY at DESC')
    .pluck();
  const dropSubscriptions = db.prepare<[number]>('DELETE FROM subscriptions WHERE at < ?');
  const kept = db.prepare<[string], string>('SELECT value FROM kept WHERE name = ?').pluck();
  const put = db.prepare<[string, string]>(
    'INSERT INTO kept (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
  );

  return {
    // A negative limit is none.
    read(table, after, most = -1, size = Number.POSITIVE_INFINITY) {
      const log = firstOf(read.iterate(table, after, most), size);
      const known = new Set(log.map(({ number }) => number));
      const rest = newest.of(table).filter(({ number }) => number > after && !known.has(number));
      if (rest.length === 0) return log;
      const all = [...log, ...rest].sort((one, other) => one.number - other.number);
      return firstOf(most < 0 ? all : all.slice(0, most), size);
    },
    attach(table, kind, number, text, dropBefore) {
      attach.run(table, kind, number, text);
      drop.run(table, kind, dropBefore);
    },
    attached: (table, kind, upTo) => attached.get(table, kind, upTo) ?? null,
    heads: (tables) =>
      new Map(
        tables.flatMap((table): [string, number][] => {
          const number = newest.of(table).at(-1)?.number ?? head.get(table) ?? null;
          return number === null ? [] : [[table, number]];
        }),
      ),
    overdue: (before, most) => overdue.all(before, most),
    putOff: (table, before, until) => putOff.run(until, table, before).changes > 0,
    dropDue(table, claimed) {
      dropDue.run(table, claimed);
    },
    listed: (most, since) => listed.all(since, most),
    stayListed: (table, at, since) => stayListed.run(at, table, since).changes > 0,
    enlist(table, at) {
      enlist.run(at, table);
    },
    touch: (table, at) => touch.run(at, table).changes > 0,
    forgetFuture(now) {
      forgetFutureUse.run(now, now);
      forgetFutureLife.run(now, now);
    },
    unused: (before, most) => unused.all(before, most),
    remove(table, before) {
      if (removeRow.run(table, before).changes === 0) return false;
      newest.remove(table);
      removeLog.run(table);
      removeAttachments.run(table);
      removeCodes.run(table);
      removeVisits.run(table);
      removeResults.run(table);
      return true;
    },
    tables: (after, most) => tables.all(after, most),
    keep: (name, offered) => keep.get(name, offered) ?? offered,
    note(name, value) {
      put.run(name, value);
    },
    generation: (guest) => generation.get(guest) ?? 0,
    renew: (guest) => renew.get(guest) ?? 0,
    renewTo(guest, to) {
      renewTo.run(guest, to);
    },
    spend(code, until, now) {
      forgetSpent.run(now);
      return spend.run(code, until).changes > 0;
    },
    assignCode(table, offered, until, now) {
      forgetCodes.run(now);
      return extendCode.get(until, table) ?? addCode.get(offered, table, until) ?? null;
    },
    tableOf: (code, now) => tableOf.get(code, now) ?? null,
    dropCode(table) {
      removeCodes.run(table);
    },
    noteVisits(table, at, visits, most) {
      for (const { guest, content } of visits) {
        noteVisit.run(guest, table, at, content);
        dropVisits.run(guest, guest, most);
      }
    },
    visitsOf: (guest, most) => visitsOf.all(guest, most),
    noteResults(table, results) {
      for (const { match, at, content } of results) noteResult.run(table, match, at, content);
    },
    resultsOf(wanted, most, size) {
      let left = size;
      return wanted
        .flatMap(({ table, match }) => resultsOf.all(table, table, match, most))
        .toSorted((one, other) => other.at - one.at)
        .filter(({ content }) => {
          left -= Buffer.byteLength(content);
          return left >= 0;
        })
        .map(({ table, content }) => ({ table, content }));
    },
    subscribe(guest, endpoint, content, at, most) {
      subscribe.run(endpoint, guest, at, content);
      dropOldest.run(guest, guest, most);
    },
    unsubscribe(guest, endpoint) {
      unsubscribe.run(guest, endpoint);
    },
    subscriptionsOf: (guest) => subscriptionsOf.all(guest),
    dropSubscriptions(before) {
      dropSubscriptions.run(before);
    },
    epoch: () => Number(kept.get('epoch') ?? firstEpoch),
    begin(epoch) {
      put.run('epoch', String(epoch));
    },
    ready() {
      put.run('ready', String(uniqueTimestamp()));
    },
  };
}

/** The first entries, up to the one that makes them as long as a size in bytes. */
function firstOf(entries: Iterable<LogEntry>, size: number): LogEntry[] {
  const first: LogEntry[] = [];
  let length = 0;
  for (const entry of entries) {
    first.push(entry);
    length += Buffer.byteLength(entry.event);
    if (length >= size) break;
  }
  return first;
}

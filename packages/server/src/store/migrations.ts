import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { reasonOf } from '../error-reason.ts';

/** The epoch of a store that was never restored from a backup. */
export const firstEpoch = 1;

type Dialect = 'sqlite' | 'postgres';

/** Migrates the schema. On PostgreSQL several processes may try at once: kysely's lock makes them wait. On SQLite there is one process. */
export async function migrate(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrationsOf(dialect) } });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  // All that kysely says of it is that migrations are corrupted.
  const [, later] = /previously executed migration (\S+) is missing/.exec(reasonOf(error)) ?? [];
  if (later !== undefined)
    throw new Error(
      `a later version has changed the schema (${later}): run that one, or restore a backup from before it`,
    );
  throw new Error(`cannot migrate the database schema: ${reasonOf(error)}`, { cause: error });
}

/** Run in the order of their names. A released migration never changes; every later change is a new one. */
export const migrationsOf = (dialect: Dialect): Record<string, Migration> => ({
  '0001-tables': tables(dialect),
  '0002-chain-and-use': chainAndUse,
  '0003-spent': spent(dialect),
  '0004-attachments': attachments(dialect),
  ...(dialect === 'sqlite' ? { '0005-newest-events': newestEvents } : {}),
  '0006-codes-and-visits': codesAndVisits(dialect),
  '0007-subscriptions': subscriptions(dialect),
  '0008-places-in-the-list': placesInList,
  '0009-results': results(dialect),
});

/** Compared by bytes on both: faster, and indexes survive an upgrade of the system's collations. */
const nameType = (dialect: Dialect) => (dialect === 'sqlite' ? 'text' : sql`text collate "C"`);

const tables = (dialect: Dialect): Migration => ({
  async up(db: Kysely<unknown>) {
    const name = nameType(dialect);
    const events = db.schema
      .createTable('events')
      .addColumn('table_id', name, (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('event', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('events_key', ['table_id', 'number']);
    // Keeps a log together on disk: reading it is one scan, and an append writes to a single tree.
    await (dialect === 'sqlite' ? events.modifyEnd(sql`without rowid`) : events).execute();
    await db.schema
      .createTable('tables')
      .addColumn('id', name, (column) => column.primaryKey().notNull())
      .addColumn('due', 'double precision')
      .addColumn('listing', 'text')
      .addColumn('changed', 'bigint')
      .execute();
    await db.schema
      .createIndex('tables_due')
      .on('tables')
      .column('due')
      .where('due', 'is not', null)
      .execute();
    await db.schema
      .createIndex('tables_listed')
      .on('tables')
      .column('changed')
      .where(sql.ref('listing'), 'is not', null)
      .execute();
    await db.schema
      .createTable('kept')
      .addColumn('name', name, (column) => column.primaryKey().notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('guests')
      .addColumn('id', name, (column) => column.primaryKey().notNull())
      .addColumn('generation', 'integer', (column) => column.notNull())
      .execute();
  },
});

/** Every event has the hash of the log up to it, and every table the time when somebody used it last. */
const chainAndUse: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('events')
      .addColumn('hash', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await db.schema
      .alterTable('tables')
      .addColumn('used', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
    // Nobody knows when they were used: their time runs from now.
    await sql`UPDATE tables SET used = ${Date.now()}`.execute(db);
    await db.schema.createIndex('tables_used').on('tables').column('used').execute();
  },
};

/** Codes that were used. */
const spent = (dialect: Dialect): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('spent')
      .addColumn('code', nameType(dialect), (column) => column.primaryKey().notNull())
      .addColumn('until', 'bigint', (column) => column.notNull())
      .execute();
  },
});

/** What is stored beside a log: states to go on from, and the files of matches. */
const attachments = (dialect: Dialect): Migration => ({
  async up(db: Kysely<unknown>) {
    const name = dialect === 'sqlite' ? 'text' : sql`text collate "C"`;
    await db.schema
      .createTable('attachments')
      .addColumn('table_id', name, (column) => column.notNull())
      .addColumn('kind', name, (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('attachments_key', ['table_id', 'kind', 'number'])
      .execute();
  },
});

/** Events that are not in the logs of their tables yet, many to a row (see sqlite/newest-events.ts). */
const newestEvents: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('newest_events')
      .addColumn('batch', 'integer', (column) => column.primaryKey().notNull())
      .addColumn('lines', 'text', (column) => column.notNull())
      .execute();
  },
};

/** The short codes of tables, and where guests sit or sat. */
const codesAndVisits = (dialect: Dialect): Migration => ({
  async up(db: Kysely<unknown>) {
    const name = nameType(dialect);
    await db.schema
      .createTable('codes')
      .addColumn('code', name, (column) => column.primaryKey().notNull())
      .addColumn('table_id', name, (column) => column.unique().notNull())
      .addColumn('until', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('visits')
      .addColumn('guest', name, (column) => column.notNull())
      .addColumn('table_id', name, (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('visits_key', ['guest', 'table_id'])
      .execute();
    await db.schema.createIndex('visits_table').on('visits').column('table_id').execute();
  },
});

/** When those whose table it is were there last; null for a table that has no place in the public list. */
const placesInList: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('tables').addColumn('alive', 'bigint').execute();
    await sql`UPDATE tables SET alive = used WHERE listing IS NOT NULL`.execute(db);
  },
};

/** How matches ended, once for all guests of a table. And the visits of a guest by their time, because only the latest are kept. */
const results = (dialect: Dialect): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('results')
      .addColumn('table_id', nameType(dialect), (column) => column.notNull())
      .addColumn('match', 'integer', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('results_key', ['table_id', 'match'])
      .execute();
    await db.schema.createIndex('visits_guest').on('visits').columns(['guest', 'at']).execute();
  },
});

/** By what devices of guests are called when it is their turn. */
const subscriptions = (dialect: Dialect): Migration => ({
  async up(db: Kysely<unknown>) {
    const name = nameType(dialect);
    await db.schema
      .createTable('subscriptions')
      .addColumn('endpoint', name, (column) => column.primaryKey().notNull())
      .addColumn('guest', name, (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('subscriptions_guest').on('subscriptions').columns(['guest', 'at']).execute();
  },
});

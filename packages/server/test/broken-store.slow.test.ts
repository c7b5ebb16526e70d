import { execFileSync, fork } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { afterEach, describe, expect, it } from 'vitest';
import { recoverFile } from '../src/store/sqlite/recover.ts';
import { openSqlite } from '../src/store/sqlite/sqlite.ts';
import { chainHash } from '../src/table/chain.ts';
import { Client, word } from './support/client.ts';
import { corpus } from './support/corpus.ts';
import { checkLog } from './support/log-check.ts';
import { playOn, startMatch } from './support/play.ts';
import { newFolder, removeFolder, ServerProcess } from './support/server-process.ts';
import { entriesIn } from './support/stored-log.ts';

const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

function folderOfTest(): string {
  const folder = newFolder();
  endings.push(() => removeFolder(folder));
  return folder;
}

async function start(environment: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const server = await ServerProcess.start({ LOG_LEVEL: 'warn', BOT_PACE: '0', ...environment });
  endings.push(() => server.stop('SIGKILL'));
  return server;
}

const nothing = async (): Promise<void> => {};

const statusOf = async (server: ServerProcess, path: string): Promise<number> =>
  (await fetch(`${server.address}${path}`)).status;

const fileIn = (folder: string): string => join(folder, 'tischrunde.db');

/** A folder whose tables each take some pages of their own. */
async function folderWith(tables: readonly string[]): Promise<string> {
  const folder = folderOfTest();
  const store = await openSqlite(fileIn(folder));
  const event = JSON.stringify('x'.repeat(300));
  for (const table of tables)
    await Promise.all(
      Array.from({ length: 400 }, (_, index) => store.append({ table, number: index + 1, event, hash: '' })),
    );
  await store.close();
  return folder;
}

/** A page in the middle of a table's log that has nothing of other tables. */
function pageWith(file: string, table: string): number {
  const pages = readFileSync(file);
  const contentOf = (page: number): string => pages.toString('latin1', page * 4096, (page + 1) * 4096);
  const found = Array.from({ length: pages.length / 4096 }, (_, page) => page).filter((page) => {
    const tables = new Set(contentOf(page).match(/([a-e])\1{9}/g));
    return page > 0 && pages[page * 4096] === 10 && tables.size === 1 && tables.has(table);
  });
  return found[Math.floor(found.length / 2)];
}

async function damage(file: string, page: number): Promise<void> {
  const disk = await open(file, 'r+');
  await disk.write(Buffer.alloc(4096, 0xa5), 0, 4096, page * 4096);
  await disk.sync();
  await disk.close();
}

describe('one damaged page of the file', () => {
  it('costs one table, and the others go on', async () => {
    const folder = await folderWith(['aaaaaaaaaa', 'bbbbbbbbbb', 'cccccccccc', 'eeeeeeeeee']);
    const store = await openSqlite(fileIn(folder));
    endings.push(() => store.close());
    await damage(fileIn(folder), pageWith(fileIn(folder), 'bbbbbbbbbb'));

    // Not a comparison of thousands of events, if it can be read after all.
    const damaged = store.read('bbbbbbbbbb', 0).then(({ length }) => length);
    await expect(damaged).rejects.toMatchObject({ fault: 'damaged' });
    expect(await store.read('aaaaaaaaaa', 0)).toHaveLength(400);
    const written = await Promise.allSettled(
      ['aaaaaaaaaa', 'cccccccccc', 'dddddddddd'].map((table) =>
        store.append({ table, number: table === 'dddddddddd' ? 1 : 401, event: '{}', hash: '' }),
      ),
    );
    expect(written.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
    await expect(store.ready()).resolves.toBeUndefined();
  });

  it('is found at the start, and said in a sentence', async () => {
    const folder = await folderWith(['aaaaaaaaaa', 'bbbbbbbbbb']);
    await damage(fileIn(folder), pageWith(fileIn(folder), 'bbbbbbbbbb'));
    const server = await ServerProcess.run({ DATA: folder });
    expect(server.child.exitCode).toBe(1);
    expect(server.err).toMatch(/^Tischrunde cannot start: .*is damaged or not a database.*\n$/);
  });

  it('ends the process where all tables depend on it', async () => {
    const folder = folderOfTest();
    const server = await start({ DATA: folder });
    const anna = await Client.enter(server.address, 'Anna');
    const { table } = await anna.must('open', { id: word(), game: 'block', players: 2 });
    await anna.look(table);
    const file = fileIn(folder);
    const size = statSync(file).size;
    // Everything but what SQLite has in memory: the log beside the file is folded into it first.
    new Database(file).exec('PRAGMA wal_checkpoint(TRUNCATE)').close();
    for (let page = 1; page < Math.max(size, statSync(file).size) / 4096; page++) await damage(file, page);
    const ended = new Promise<number | null>((resolve) => server.child.once('exit', resolve));
    for (let tries = 0; tries < 50 && server.isRunning; tries++) {
      const outcome = await anna.ask('say', { table, id: word(), text: 'Hello?' }).catch(() => null);
      if (outcome === null) break;
      await sleep(100);
    }
    expect(await ended).toBe(2);
    expect(server.err).toMatch(/^Tischrunde cannot go on: .+\n$/m);
  });
});

describe('what is recovered from a damaged file', () => {
  it('is everything but the tables of which a part is gone', async () => {
    const folder = folderOfTest();
    const tables = ['aaaaaaaaaa', 'bbbbbbbbbb', 'cccccccccc'];
    const store = await openSqlite(fileIn(folder));
    const { log } = corpus().find(({ outcome }) => outcome.game === 'block') ?? expect.unreachable();
    for (const table of tables) {
      let hash = table;
      for (const { number, event } of log) {
        hash = chainHash(hash, number, event);
        await store.append({ table, number, event, hash });
      }
    }
    await store.renew('guest');
    const key = await store.keep('key', 'the key');
    await store.close();
    await damage(fileIn(folder), pageWith(fileIn(folder), 'bbbbbbbbbb'));
    const command = await ServerProcess.run({ DATA: folder }, 20_000, ['recover']);
    expect(command.err).toBe('');
    expect(command.out).toContain(
      '2 tables are whole, and 1 are lost.\nThe log of table bbbbbbbbbb cannot be read.\n',
    );

    const server = await start({ DATA: folder });
    const anna = await Client.enter(server.address, 'Anna');
    const found = await Promise.all(tables.map((table) => anna.ask('look', { table })));
    expect(found.map((answer) => (answer.ok ? 'ok' : answer.code))).toEqual(['ok', 'table.none', 'ok']);
    await server.stop();
    const recovered = await openSqlite(fileIn(folder));
    endings.push(() => recovered.close());
    expect(await recovered.generation('guest')).toBe(1);
    expect(await recovered.keep('key', 'another')).toBe(key);
    for (const table of ['aaaaaaaaaa', 'cccccccccc']) checkLog(table, await recovered.read(table, 0));
  });

  it('has the newest events too, and begins anew where some of them are gone', async () => {
    const folder = folderOfTest();
    const appender = fork(new URL('./support/store-appender.ts', import.meta.url), [fileIn(folder)], {
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    const said: string[] = [];
    for await (const line of createInterface(appender.stdout ?? expect.unreachable())) {
      said.push(line);
      if (said.length === 2000) appender.kill('SIGKILL');
    }
    const file = fileIn(folder);
    const database = new Database(file);
    const [newest] = database.prepare('SELECT count(*) FROM newest_events').pluck().all();
    expect(newest).toBeGreaterThan(2);
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)').close();
    copyFileSync(file, `${file}.copy`);
    const whole = await recoverFile(file, nothing);
    expect(whole).toMatchObject({ tables: 8, lost: [], isCutShort: false });
    const recovered = await openSqlite(file);
    const logs = await Promise.all([...'abcdefgh'].map((table) => recovered.read(table, 0)));
    await recovered.close();
    const found = new Set(logs.flat().map(({ event }) => event));
    expect(said.filter((line) => !found.has(`"${line.replace(' ', '')}"`))).toEqual([]);

    copyFileSync(`${file}.copy`, file);
    const page = new Database(file, { readonly: true })
      .prepare("SELECT max(pageno) FROM dbstat WHERE name = 'newest_events'")
      .pluck()
      .get();
    await damage(file, Number(page) - 1);
    rmSync(`${file}.damaged`);
    expect(await recoverFile(file, nothing)).toMatchObject({ tables: 8, lost: [], isCutShort: true });
  });

  it('is nothing where nothing can be read', async () => {
    const folder = folderOfTest();
    writeFileSync(fileIn(folder), 'Not a database, but a long enough text to be taken for one. '.repeat(100));
    const command = await ServerProcess.run({ DATA: folder }, 20_000, ['recover']);
    expect(command.child.exitCode).toBe(1);
    expect(command.err).toMatch(/^Tischrunde cannot recover: nothing can be read of .+\n$/);
  });
});

describe('a log that does not replay', () => {
  /** What becomes of the log of each table but the last. */
  const spoilt = [
    // An event is changed.
    `UPDATE events SET event = replace(event, '"by":"player"', '"by":"bot"') WHERE number = 6`,
    // An event is gone.
    'DELETE FROM events WHERE number = 5',
    // An event is not JSON.
    `UPDATE events SET event = 'oops', hash = '' WHERE number = 1`,
  ];

  it('is refused alone, whatever is wrong with it', async () => {
    const folder = folderOfTest();
    let server = await start({ DATA: folder });
    let clients = [await Client.enter(server.address, 'Anna'), await Client.enter(server.address, 'Bea')];
    const tables: string[] = [];
    for (let count = 0; count <= spoilt.length; count++) {
      const table = await startMatch(clients, { game: 'block' });
      if (count < spoilt.length) await playOn(clients, table, 4);
      tables.push(table);
    }
    await server.stop();
    const database = new Database(fileIn(folder));
    for (const [index, sql] of spoilt.entries()) {
      const { changes } = database.prepare(`${sql} AND table_id = ?`).run(tables[index]);
      expect(changes).toBe(1);
    }
    database.close();
    server = await start({ DATA: folder });
    clients = await Promise.all(clients.map(({ token }) => Client.enter(server.address, '', token)));
    for (const [index] of spoilt.entries()) {
      const table = tables[index];
      for (let tries = 0; tries < 3; tries++)
        expect(await clients[0].ask('look', { table })).toMatchObject({ code: 'table.broken' });
      expect(await clients[0].ask('stand', { table })).toMatchObject({ code: 'table.broken' });
    }
    const whole = tables[spoilt.length];
    for (const client of clients) await client.look(whole);
    await playOn(clients, whole, 4);
    expect(await statusOf(server, '/ready')).toBe(200);
    expect(await server.metric('tischrunde_quarantined_tables')).toBe(spoilt.length);
    // What it writes comes here by a pipe, and may come after its answers.
    await expect.poll(() => server.out.match(/the log of a table is broken/g)).toHaveLength(spoilt.length);
  });

  it('is told to those who watch when it breaks', async () => {
    const folder = folderOfTest();
    const server = await start({ DATA: folder });
    const clients = [await Client.enter(server.address, 'Anna'), await Client.enter(server.address, 'Bea')];
    const table = await startMatch(clients, { game: 'block' });
    const database = new Database(fileIn(folder));
    // Another writer takes the next number, with something that cannot follow.
    const next = entriesIn(folder, table).length + 1;
    database
      .prepare("INSERT INTO events (table_id, number, event, hash) VALUES (?, ?, '{}', 'wrong')")
      .run(table, next);
    database.close();
    const answer = await clients[0].ask('stand', { table });
    expect(answer).toMatchObject({ ok: false, code: 'table.broken' });
    await clients[1].until(() => clients[1].received.some((text) => text.includes('"gone"')), 'the news');
    const told = JSON.parse(clients[1].received.find((text) => text.includes('"gone"')) ?? '');
    expect(told).toMatchObject({ tell: 'gone', table, code: 'table.broken' });
    expect(await statusOf(server, '/health')).toBe(200);
  });
});

const isRoot = process.getuid?.() === 0 && process.platform === 'linux';

describe.runIf(isRoot)('a full disk', () => {
  it('is said at once, tried again by nobody, and over when there is space', async () => {
    const folder = folderOfTest();
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=3m', 'tmpfs', folder]);
    endings.push(() => execFileSync('umount', [folder]));
    const server = await start({ DATA: folder, MESSAGES_PER_SECOND: '10000' });
    const clients = [await Client.enter(server.address, 'Anna'), await Client.enter(server.address, 'Bea')];
    const table = await startMatch(clients, { game: 'block', options: { rounds: 3 } });
    const withBot = await clients[0].must('open', {
      id: word(),
      game: 'block',
      players: 2,
      bots: ['easy', 'easy'],
      options: { rounds: 3 },
    });
    expect(await statusOf(server, '/ready')).toBe(200);

    const filler = join(folder, 'filler');
    mkdirSync(filler);
    fill(filler);
    const [mover] = clients.filter((client) => client.legal(table).length > 0);
    const refusals: (string | null)[] = [];
    // What still fits into the pages of the log beside the file is written.
    for (let tries = 0; tries < 400 && !refusals.includes('server.full'); tries++) {
      const answer = await mover.ask('say', { table, id: word(), text: 'x'.repeat(200) });
      if (!answer.ok && answer.code !== 'said.often') refusals.push(answer.code);
      if (answer.ok || answer.code === 'said.often') {
        const muted = tries % 2 === 0;
        const guest = '0123456789abcdef';
        const other = await clients[0].ask('mute', { table, guest, muted });
        if (!other.ok) refusals.push(other.code);
      }
    }
    expect(new Set(refusals)).toEqual(new Set(['server.full']));
    const since = performance.now();
    const [move] = mover.legal(table);
    const id = word();
    expect(await mover.move(table, move, id)).toMatchObject({ ok: false, code: 'server.full' });
    expect(
      await clients[0].ask('open', { id: word(), game: 'block', players: 2, options: { rounds: 1 } }),
    ).toMatchObject({ ok: false, code: 'server.full' });
    expect(performance.now() - since).toBeLessThan(1000);
    expect(await statusOf(server, '/ready')).toBe(503);
    expect(await statusOf(server, '/health')).toBe(200);
    expect(await server.metric('tischrunde_lost_races_total')).toBe(0);
    // What was there can still be read.
    await clients[1].look(table);

    rmSync(filler, { recursive: true });
    for (let tries = 0; tries < 100 && (await statusOf(server, '/ready')) !== 200; tries++) await sleep(100);
    expect(await statusOf(server, '/ready')).toBe(200);
    expect(await mover.move(table, move, id)).toMatchObject({ ok: true });
    await clients[0].look(withBot.table);
    await clients[0].must('start', { table: withBot.table });
    await clients[0].until(
      () => (clients[0].scenes.get(withBot.table)?.number ?? 0) > 6,
      'that bots go on',
      20_000,
    );
    await playOn(clients, table);
    checkLog(table, entriesIn(folder, table));
    expect(server.out.match(/nothing can be written/g)).toHaveLength(1);
    expect(await server.stop()).toBe(0);
  });
});

/** Uses up all space, down to the last page. */
function fill(folder: string): void {
  for (const size of [65_536, 4096])
    for (let file = 0; ; file++) {
      try {
        writeFileSync(join(folder, `${size}-${file}`), Buffer.alloc(size));
      } catch {
        break;
      }
    }
}

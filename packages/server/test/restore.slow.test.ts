import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { protocol } from '@tischrunde/protocol';
import Database from 'better-sqlite3';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openServer, readConfig } from '../src/index.ts';
import { restoreStore } from '../src/restore.ts';
import { openStore } from '../src/store/open-store.ts';
import { openPostgres } from '../src/store/postgres/postgres.ts';
import { Client, word } from './support/client.ts';
import { checkLog } from './support/log-check.ts';
import { isOver, openTable, playOn, startMatch } from './support/play.ts';
import { newFolder, removeFolder, ServerProcess } from './support/server-process.ts';
import { type Service, startPostgres } from './support/services.ts';
import { entriesIn } from './support/stored-log.ts';

const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

const short = { game: 'block', options: { rounds: 1 } };

describe('a restored backup of the file', () => {
  it('shows every client its tables anew, ends matches, and knows renewed tokens', async () => {
    const folder = newFolder();
    const file = join(folder, 'tischrunde.db');
    const copy = join(folder, 'copy.db');
    endings.push(() => removeFolder(folder));
    const start = async (): Promise<ServerProcess> => {
      const server = await ServerProcess.start({ DATA: folder, BOT_PACE: '0', LOG_LEVEL: 'warn' });
      endings.push(() => server.stop('SIGKILL'));
      return server;
    };
    let server = await start();
    const people = [await Client.enter(server.address, 'Anna'), await Client.enter(server.address, 'Bea')];
    const [anna, bea] = people;
    const playing = await startMatch(people, short);
    await playOn(people, playing, 3);
    const gathering = await openTable(people, short);
    await anna.must('sit', { table: gathering, seat: 0, word: word() });

    const reader = new Database(file, { readonly: true });
    reader.exec(`VACUUM INTO '${copy}'`);
    reader.close();

    // After the backup: two secrets become known, a token is renewed, and the log goes on in one way.
    await playOn(people, playing);
    expect(isOver(anna, playing)).toBe(true);
    await bea.must('sit', { table: gathering, seat: 1, word: word() });
    await anna.must('start', { table: gathering });
    const commitments = [playing, gathering].map((table) => anna.scene(table).table.fair.commitment);
    const voided = anna.token;
    const renewed = (await anna.must('renew', {})).token;
    const seen = [playing, gathering].map((table) => anna.scenes.get(table));
    await server.stop();

    for (const rest of ['-wal', '-shm', '']) rmSync(`${file}${rest}`, { force: true });
    copyFileSync(copy, file);
    const command = await ServerProcess.run({ DATA: folder }, 20_000, ['restore']);
    expect(command.err).toBe('');
    expect(command.out).toMatch(/^Epoch \d+ has begun.*\n2 tables begin anew; 1 matches .* have ended\.\n$/);
    expect(command.child.exitCode).toBe(0);
    server = await start();

    const again = await Client.enter(server.address, '', renewed);
    expect(again.guest).toBe(anna.guest);
    const stale = await Client.connect(server.address);
    expect(await stale.ask('hello', { protocol, token: voided })).toMatchObject({ code: 'token.renewed' });

    for (const [index, table] of [playing, gathering].entries()) {
      const known = seen[index] ?? expect.unreachable();
      // The log grows past what was seen, by other events.
      for (let lines = entriesIn(folder, table).length; lines <= known.number; lines++)
        await again.must('mute', { table, guest: bea.guest, muted: lines % 2 === 0 }).catch(() => {});
      for (const after of [1, known.number]) {
        const shown = await again.must('look', { table, after, epoch: known.epoch });
        expect(shown).toMatchObject({ scene: { table: { phase: 'gathering' }, seen: null } });
        if (!('scene' in shown)) throw new Error('no scene');
        expect(shown.epoch).toBeGreaterThan(known.epoch);
        expect(shown.scene.table.match).toBeGreaterThan(known.scene.table.match);
        expect(commitments).not.toContain(shown.scene.table.fair.commitment);
        expect(shown.scene.table.places.map(({ guest }) => guest)).toEqual([null, null]);
      }
    }
    const beaAgain = await Client.enter(server.address, '', bea.token);
    const pair = [again, beaAgain];
    for (const client of pair) await client.look(playing);
    for (const [seat, client] of pair.entries())
      await client.must('sit', { table: playing, seat, word: word() });
    await again.must('start', { table: playing });
    await playOn(pair, playing);
    const { match } = again.scene(playing).table;
    expect((await again.must('file', { table: playing, match: match - 1 })).file.match).toBe(match - 1);
    for (const table of [playing, gathering]) checkLog(table, entriesIn(folder, table));
  });

  it('has the file of a match that was over, too', async () => {
    const folder = newFolder();
    endings.push(() => removeFolder(folder));
    const open = async (): Promise<{ address: string; close(): Promise<void> }> =>
      openServer(readConfig({ DATA: folder, PORT: '0', PAGE: 'none', LOG_LEVEL: 'silent' }));
    const before = await open();
    const people = [await Client.enter(before.address, 'Anna'), await Client.enter(before.address, 'Bea')];
    const table = await startMatch(people, short);
    await playOn(people, table);
    const played = (await people[0].must('file', { table, match: 1 })).file;
    await before.close();

    const store = await openStore(null, folder);
    expect(await restoreStore(store)).toMatchObject({ tables: 1, ended: 0 });
    await store.close();
    const after = await open();
    endings.push(() => after.close());
    const anna = await Client.enter(after.address, '', people[0].token);
    expect((await anna.must('file', { table, match: 1 })).file).toEqual(played);
  });

  it('a command that does not exist does not start a server', async () => {
    const folder = newFolder();
    endings.push(() => removeFolder(folder));
    const typed = await ServerProcess.run({ DATA: folder }, 10_000, ['restor']);
    expect(typed.child.exitCode).toBe(1);
    expect(typed.err).toBe('Usage: tischrunde-server [--open | --party | restore | recover]\n');
  });
});

describe('a restored PostgreSQL database', () => {
  let database: Service;
  beforeAll(async () => {
    database = await startPostgres();
  }, 60_000);
  afterAll(() => database.end());

  it('begins anew, and a process that is still running ends', async () => {
    const settings = { PORT: '0', PAGE: 'none', LOG_LEVEL: 'silent', DATABASE_URL: database.url };
    const config = readConfig(settings);
    const server = await openServer(config);
    endings.push(() => server.close());
    const people = [await Client.enter(server.address, 'Anna'), await Client.enter(server.address, 'Bea')];
    const table = await startMatch(people, short);
    const store = await openPostgres(database.url);
    endings.push(() => store.close());
    const before = await store.epoch();
    expect(await restoreStore(store)).toMatchObject({ tables: 1, ended: 1, broken: [] });
    expect(await store.epoch()).toBeGreaterThan(before);
    expect((await server.lost).message).toContain('a backup was restored');
    checkLog(table, await store.read(table, 0));
    const first = await store.epoch();
    await restoreStore(store);
    expect(await store.epoch()).toBeGreaterThan(first);
  });
});

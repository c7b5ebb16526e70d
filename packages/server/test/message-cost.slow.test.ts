import { join } from 'node:path';
import { games, seatAt } from '@tischrunde/engine';
import { protocol } from '@tischrunde/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { openServer, type RunningServer, readConfig } from '../src/index.ts';
import { longestAnswer, mostMoves } from '../src/limits.ts';
import { signed } from '../src/people/token.ts';
import { openSqlite } from '../src/store/sqlite/sqlite.ts';
import { LongLog } from './support/long-log.ts';
import { newFolder, removeFolder } from './support/server-process.ts';

/** What a message may cost of the main thread. Milliseconds. */
const most = 50;
/** Other tests run beside this one, on cores and caches that it has to share. */
const patience = 3;

const secret = 'only for this test, and long enough';
const guest = '0000000000000000';
const token = signed({ guest, name: 'Host', generation: 0, until: Date.now() + 1e9 }, secret);

interface Prepared {
  readonly id: string;
  readonly table: string;
  readonly match: number;
  readonly number: number;
  readonly move: object | undefined;
}

const folder = newFolder();
const tables: Prepared[] = [];
let server: RunningServer;

const tableId = (index: number): string => `t${index}`.padStart(10, '0');

/** The games of which two whole matches are played that have become as long as they may. */
const longest = ['block', 'italian', 'concentration', 'solo', 'solomino', 'dominosa', 'quadrille'];

/** Every game, with as many players as it can have. */
beforeAll(async () => {
  const store = await openSqlite(join(folder, 'tischrunde.db'));
  for (const [index, game] of games.entries()) {
    const log = new LongLog(store, tableId(index), game, game.players.most, guest);
    if (longest.includes(game.id)) {
      const moves = log.play(mostMoves);
      log.end();
      log.play(moves - 200);
    } else log.play(game.id === 'burg' ? 200 : 1200);
    log.say(100, '"'.repeat(200));
    log.untilFirstSeat();
    await log.settled();
    const { state } = log;
    const move = state.running?.match.legal(seatAt(0)).find(({ type }) => type !== 'giveUp');
    tables.push({ id: game.id, table: state.id, match: state.match, number: state.number, move });
  }
  await store.close();
  const many = '1000000';
  server = await openServer(
    readConfig({
      PORT: '0',
      PAGE: 'none',
      DATA: folder,
      LOG_LEVEL: 'silent',
      SECRET: secret,
      BOT_THREADS: '1',
      BOT_WORK: '1000',
      MESSAGES_PER_SECOND: many,
      CONNECTIONS_PER_ADDRESS: many,
      TABLES_PER_HOUR: many,
    }),
  );
}, 120_000);

afterAll(async () => {
  await server.close();
  removeFolder(folder);
});

interface Cost {
  readonly milliseconds: number;
  readonly bytes: number;
}

/** Asks one thing at a time, and says how much time of the main thread it took until the answer, and how long that was. */
class Meter {
  private readonly socket: WebSocket;
  private count = 0;
  /** The longest message that came in, asked or not. Bytes. */
  longest = 0;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (content: Buffer) => {
      this.longest = Math.max(this.longest, content.length);
    });
  }

  static async open(): Promise<Meter> {
    const socket = new WebSocket(`${server.address.replace('http', 'ws')}/socket`);
    await new Promise((resolve) => socket.once('open', resolve));
    const meter = new Meter(socket);
    await meter.ask({ do: 'hello', protocol, token });
    return meter;
  }

  async ask(fields: object): Promise<Cost & { text: string }> {
    const ask = ++this.count;
    const before = process.threadCpuUsage();
    this.socket.send(JSON.stringify({ ask, ...fields }));
    const text = await new Promise<string>((resolve) => {
      const hear = (content: Buffer): void => {
        if (!content.includes(`"answer":${ask},`)) return;
        this.socket.off('message', hear);
        resolve(content.toString());
      };
      this.socket.on('message', hear);
    });
    const { user, system } = process.threadCpuUsage(before);
    return { milliseconds: (user + system) / 1000, bytes: Buffer.byteLength(text), text };
  }

  close(): void {
    this.socket.close();
  }
}

let count = 0;
const id = (): string => `id-${String(++count).padStart(10, '0')}`;

test('no message costs more than it may, at the longest tables of every game', async () => {
  const worst = new Map<string, Cost & { game: string }>();
  const larger = new Map<string, Cost & { game: string }>();
  const note = (what: string, game: string, { milliseconds, bytes, text }: Cost & { text: string }): void => {
    expect(text, `${what} at ${game}`).not.toMatch(/"code":"(server\.|message\.bad|table\.none|match\.long)/);
    const cost = { game, milliseconds, bytes };
    if (milliseconds > (worst.get(what)?.milliseconds ?? 0)) worst.set(what, cost);
    if (bytes > (larger.get(what)?.bytes ?? 0)) larger.set(what, cost);
  };
  for (const { id: game, table, match, number, move } of tables) {
    const meter = await Meter.open();
    note('cold look', game, await meter.ask({ do: 'look', table }));
    note('look', game, await meter.ask({ do: 'look', table }));
    for (const after of [1, 2, number - 1, number])
      note('look after', game, await meter.ask({ do: 'look', table, after, epoch: 1 }));
    note(
      'move',
      game,
      await meter.ask({ do: 'move', table, match, id: id(), move: move ?? { type: 'pass' } }),
    );
    note('file', game, await meter.ask({ do: 'file', table, match: 1 }));
    note('file', game, await meter.ask({ do: 'file', table, match }));
    note('say', game, await meter.ask({ do: 'say', table, id: id(), text: 'x'.repeat(200) }));
    note('pause', game, await meter.ask({ do: 'pause', table, wish: true }));
    note('pause', game, await meter.ask({ do: 'pause', table, wish: false }));
    for (const level of ['easy', 'strong', 'medium', null])
      note('bot', game, await meter.ask({ do: 'bot', table, seat: 0, level }));
    note('stand', game, await meter.ask({ do: 'stand', table }));
    note('look', game, await meter.ask({ do: 'look', table }));
    note('leave', game, await meter.ask({ do: 'leave', table }));
    expect(meter.longest, game).toBeLessThanOrEqual(longestAnswer);
    meter.close();
  }
  for (const [what, { game, milliseconds }] of worst) {
    const { bytes = 0, game: of = '' } = larger.get(what) ?? {};
    console.log(`${what}: ${milliseconds.toFixed(1)} ms (${game}), ${bytes} bytes (${of})`);
  }
  for (const [what, { game, milliseconds }] of worst)
    expect(milliseconds, `${what} at ${game}`).toBeLessThan(most * patience);
}, 60_000);

import { setTimeout as sleep } from 'node:timers/promises';
import type { AskOf } from '@tischrunde/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '../src/store/open-store.ts';
import type { Store } from '../src/store/store.ts';
import { chainHash } from '../src/table/chain.ts';
import { readEvent, type TableEvent } from '../src/table/events.ts';
import type { LogEntry } from '../src/table/log.ts';
import { stateOf } from '../src/table/replay.ts';
import { rowOf } from '../src/table/row.ts';
import { Client, word } from './support/client.ts';
import { KillableServer } from './support/killable-server.ts';
import { checkLog } from './support/log-check.ts';
import { type Service, startPostgres, startRedis } from './support/services.ts';

const services: Service[] = [];
/** The bots of the first one are slow: what they were about to do is not done when it dies. */
let slow: KillableServer;
let quick: KillableServer;
let store: Store;

beforeAll(async () => {
  services.push(...(await Promise.all([startPostgres(), startRedis()])));
  const settings = { DATABASE_URL: services[0].url, REDIS_URL: services[1].url };
  [slow, quick] = await Promise.all([
    KillableServer.start({ ...settings, BOT_PACE: '4' }),
    KillableServer.start(settings),
  ]);
  store = await openStore(services[0].url, '');
}, 120_000);

afterAll(async () => {
  await store.close();
  await KillableServer.killAll();
  await Promise.all(services.map((service) => service.end()));
});

type Wish = Partial<Omit<AskOf<'open'>, 'ask' | 'do'>> & { readonly game: string; readonly players: number };

/** A table at which guests sit, each by a server, and the match has begun. */
async function begin(
  wish: Wish,
  by: readonly KillableServer[],
): Promise<{ table: string; guests: Client[] }> {
  const guests = await Promise.all(by.map(({ address }, seat) => Client.enter(address, `Guest ${seat}`)));
  const { table } = await guests[0].must('open', { id: word(), ...wish });
  for (const [seat, guest] of guests.entries()) {
    await guest.look(table);
    await guest.must('sit', { table, seat, word: word() });
  }
  await guests[0].must('start', { table });
  return { table, guests };
}

const eventsOf = async (table: string): Promise<TableEvent[]> =>
  (await store.read(table, 0)).map(({ event }) => readEvent(event));

/** Waits until a table's log meets a condition. */
async function logUntil(
  table: string,
  holds: (events: readonly TableEvent[]) => boolean,
): Promise<TableEvent[]> {
  for (let tries = 0; tries < 600; tries++) {
    const events = await eventsOf(table);
    if (holds(events)) return events;
    await sleep(100);
  }
  throw new Error(`nobody has seen to table ${table}: ${JSON.stringify((await eventsOf(table)).at(-1))}`);
}

/** Plays at a table until its log meets a condition. */
async function playUntil(
  table: string,
  guests: readonly Client[],
  holds: (events: readonly TableEvent[]) => boolean,
): Promise<void> {
  for (let moves = 0; moves < 3000 && !holds(await eventsOf(table)); moves++) {
    for (const guest of guests) {
      const { phase, places } = guest.scene(table).table;
      const seat = places.findIndex((place) => place.guest === guest.guest);
      if (phase === 'over' && !places[seat].ready) await guest.must('ready', { table, word: word() });
      const [move] = guest.legal(table);
      if (phase === 'playing' && move !== undefined) await guest.move(table, move);
    }
    await sleep(2);
  }
}

/** Copies of a table as a process left it that died after an event a minute ago. */
async function leftAt(table: string, number: number, copies: number): Promise<readonly string[]> {
  const log = (await store.read(table, 0)).slice(0, number);
  const minuteAgo = ({ number, event }: LogEntry): LogEntry => {
    const { at, ...rest } = readEvent(event);
    return { number, event: JSON.stringify({ at: at - 60_000, ...rest }), hash: '' };
  };
  const old = log.map(minuteAgo);
  const state = stateOf(table, old);
  if (state === null) throw new Error('there is nothing to be left');
  const ids = Array.from({ length: copies }, () => tableId());
  for (const id of ids) {
    let hash = id;
    for (const { number, event } of old) {
      hash = chainHash(hash, number, event);
      await store.append({
        table: id,
        number,
        event,
        hash,
        ...(number === old.length ? { row: rowOf(state) } : {}),
      });
    }
  }
  return ids;
}

const tableId = (): string =>
  Array.from({ length: 10 }, () => '0123456789abcdefghjkmnpqrstvwxyz'[Math.floor(Math.random() * 32)]).join(
    '',
  );

const block: Wish = { game: 'block', players: 2, options: { rounds: 1 } };
const withBot: Wish = { game: 'solo', players: 2, options: { interject: false }, bots: [null, 'easy'] };
const withClock: Wish = { game: 'solo', players: 2, timer: { seconds: 5, expiry: 'pass' } };

const movesOf = (events: readonly TableEvent[]) =>
  events.map((event) => (event.kind === 'moved' ? event.move : event.kind));

const isBy = (by: string) => (event: TableEvent) => event.kind === 'moved' && event.by === by;

/** Nobody's time is up before its end, and what the clock does is not done again for the one who comes next. */
function checkClock(events: readonly TableEvent[]): void {
  for (const [index, event] of events.entries()) {
    const before = events[index - 1];
    // After a draw the turn goes on, and so does its clock.
    const isSameTurn = before?.kind === 'moved' && event.kind === 'moved' && before.seat === event.seat;
    if (isBy('clock')(event) && !isSameTurn) expect(event.at - before.at).toBeGreaterThan(4990);
  }
}

describe('what a process that is gone should have done', () => {
  it('is done by one of the others, once', async () => {
    const played = await begin(block, [quick, quick]);
    const isAgain = (events: readonly TableEvent[]): boolean =>
      events.some((event) => event.kind === 'started' && event.match === 2);
    await playUntil(played.table, played.guests, isAgain);
    const events = await eventsOf(played.table);
    const ended = events.findIndex(({ kind }) => kind === 'ended');
    const again = events.findLastIndex((event) => event.kind === 'started');
    const bots = await begin(withBot, [quick]);
    await playUntil(bots.table, bots.guests, (log) => log.some(isBy('bot')));
    const botMove = (await eventsOf(bots.table)).findIndex(isBy('bot'));
    const clock = await begin(withClock, [quick, quick]);
    const started = (await eventsOf(clock.table)).length;

    const copies = 10;
    const left = [
      { what: 'ended', length: ended, tables: await leftAt(played.table, ended, copies) },
      { what: 'started', length: again, tables: await leftAt(played.table, again, copies) },
      { what: 'bot', length: botMove, tables: await leftAt(bots.table, botMove, copies) },
      { what: 'clock', length: started, tables: await leftAt(clock.table, started, copies) },
    ];
    // Half of them are looked at through both processes, the others lie in the store alone.
    const onlookers = await Promise.all(
      [slow, quick].map(({ address }) => Client.enter(address, 'Onlooker')),
    );
    for (const { tables } of left)
      for (const table of tables.slice(copies / 2))
        await Promise.all(onlookers.map((onlooker) => onlooker.look(table)));

    for (const { length, tables } of left)
      for (const table of tables) await logUntil(table, (log) => log.length > length);
    // Whatever would be done twice has happened by then.
    await sleep(6000);
    for (const { what, length, tables } of left) {
      for (const table of tables) {
        const log = await eventsOf(table);
        checkLog(table, await store.read(table, 0));
        const news = log.slice(length);
        if (what === 'ended' || what === 'started') expect(news.map(({ kind }) => kind)).toEqual([what]);
        // A bot moves by what it sees and by its own chance: what is thought once for each turn is the same everywhere. Where it may
        // move again, one process is further than the other.
        if (what === 'bot') {
          expect(news.every(isBy('bot')), JSON.stringify(news)).toBe(true);
          const others = movesOf((await eventsOf(tables[0])).slice(length));
          const both = Math.min(news.length, others.length);
          expect(movesOf(news).slice(0, both)).toEqual(others.slice(0, both));
        }
        if (what === 'clock') checkClock(log);
      }
    }
  });

  it('is done after it was killed in the middle of it', async () => {
    const [clockAlone, clockSeen, botAlone, botSeen] = [
      await begin(withClock, [slow, slow]),
      await begin(withClock, [slow, quick]),
      await begin(withBot, [slow]),
      await begin(withBot, [slow]),
    ];
    const onlooker = await Client.enter(quick.address, 'Onlooker');
    await onlooker.look(botSeen.table);
    await onlooker.look(clockSeen.table);
    for (const { table, guests } of [botAlone, botSeen]) {
      const [guest] = guests;
      while (guest.scene(table).seen?.view.turn === 0) await guest.move(table, guest.legal(table)[0]);
    }
    await slow.kill();
    const killed = Date.now();
    for (const { table } of [clockAlone, clockSeen]) await logUntil(table, (log) => log.some(isBy('clock')));
    for (const { table } of [botAlone, botSeen]) await logUntil(table, (log) => log.some(isBy('bot')));
    const done = async (table: string, by: string): Promise<number> =>
      ((await eventsOf(table)).find(isBy(by))?.at ?? 0) - killed;
    console.log(
      `after the kill, in ms: clock ${await done(clockAlone.table, 'clock')} (not looked at), ${await done(clockSeen.table, 'clock')} (looked at); ` +
        `bot ${await done(botAlone.table, 'bot')} (not looked at), ${await done(botSeen.table, 'bot')} (looked at)`,
    );
    await sleep(2000);
    for (const { table } of [clockAlone, clockSeen, botAlone, botSeen]) {
      checkLog(table, await store.read(table, 0));
      checkClock(await eventsOf(table));
    }
    await slow.startAgain();
  });

  it('is not put off by what is said through both processes', async () => {
    const { table, guests } = await begin(withBot, [slow]);
    const talker = await Client.enter(quick.address, 'Talker');
    await talker.look(table);
    const [guest] = guests;
    while (guest.scene(table).seen?.view.turn === 0) await guest.move(table, guest.legal(table)[0]);
    // Said so often that a bot which starts anew each time would never come to its move.
    for (let said = 0; said < 8 && !(await eventsOf(table)).some(isBy('bot')); said++) {
      await guest.must('say', { table, id: word(), text: 'Well?' });
      await talker.must('say', { table, id: word(), text: 'Well!' });
      await sleep(1000);
    }
    expect((await eventsOf(table)).some(isBy('bot'))).toBe(true);
  });
});

import { protocol } from '@tischrunde/protocol';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { SteadyClock, serverTime } from '../src/live/steady-clock.ts';
import { Client } from './support/client.ts';
import { openInProcess } from './support/in-process-server.ts';
import { numberAt, playOn, startMatch } from './support/play.ts';

const hour = 3_600_000;

describe('the machine’s clock', () => {
  afterEach(() => void vi.restoreAllMocks());

  /** Sets it for this process. */
  const jump = (milliseconds: number): void => {
    const real = Date.now;
    vi.spyOn(Date, 'now').mockImplementation(() => real() + milliseconds);
  };

  async function entered(...names: string[]): Promise<Client[]> {
    const { address } = await openInProcess();
    return Promise.all(names.map((name) => Client.enter(address, name)));
  }

  /** The kinds of the events that somebody was told. */
  const toldOf = ({ received }: Client): readonly string[] =>
    received.map((text) => JSON.parse(text)).flatMap(({ event }) => event?.kind ?? []);

  // No first card can skip a player there.
  const wish = { game: 'french', options: { starter: 0 }, players: 2 } as const;

  it('may be set back to before the server was started: turns run as ever', async () => {
    const clients = await entered('Ann', 'Bea');
    jump(-hour);
    const table = await startMatch(clients, { ...wish, timer: { seconds: 5, expiry: 'bot' } });
    await playOn(clients, table, 8);
    // The turn during which it is noticed gets some more time, and no other.
    expect(toldOf(clients[0]).filter((kind) => kind === 'delayed').length).toBeLessThanOrEqual(1);
    // Who says hello is told the same time, by which the page shows what is left.
    const { now } = await clients[0].must('hello', { protocol, token: clients[0].token });
    expect(Math.abs(now - Date.now() - hour)).toBeLessThan(2000);
    expect(clients[0].scene(table).table.deadline).toBeLessThanOrEqual(now + 5000);
  });

  it('may jump forward: a player on turn has time to move', async () => {
    const [ann, bea, carl] = await entered('Ann', 'Bea', 'Carl');
    const table = await startMatch([ann, bea], { ...wish, timer: { seconds: 300, expiry: 'bot' } });
    const before = numberAt(ann, table);
    jump(hour);
    await carl.look(table);
    await carl.must('bench', { table });
    await ann.until(() => numberAt(ann, table) >= before + 2, 'what the server makes of it');
    expect(toldOf(ann).slice(-2)).toEqual(['benched', 'delayed']);
    expect(ann.scene(table).table.deadline).toBeGreaterThan(Date.now() + 5000);
    await playOn([ann, bea], table, 2);
  });
});

describe('time', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('goes on in a server when the machine’s clock is set back, unless others use the same store', () => {
    const start = Date.now();
    const [alone, shared] = [serverTime(false), serverTime(true)];
    vi.setSystemTime(start - hour);
    vi.advanceTimersByTime(5000);
    expect(alone()).toBe(start + 5000);
    expect(shared()).toBe(start - hour + 5000);
    vi.setSystemTime(start + hour);
    expect(alone()).toBe(start + hour);
    expect(shared()).toBe(start + hour);
  });

  test('goes on at a table when the machine’s clock is set back, and when it is behind the log', () => {
    const start = Date.now();
    let last = start;
    const clock = new SteadyClock(() => Math.max(Date.now(), last));
    vi.advanceTimersByTime(5000);
    expect(clock.now()).toBe(start + 5000);
    vi.setSystemTime(start - hour);
    vi.advanceTimersByTime(5000);
    expect(clock.now()).toBe(start + 10_000);
    last = start + hour;
    expect(clock.now()).toBe(last);
    vi.advanceTimersByTime(5000);
    expect(clock.now()).toBe(last + 5000);
    vi.setSystemTime(start + 2 * hour);
    expect(clock.now()).toBe(start + 2 * hour);
  });
});

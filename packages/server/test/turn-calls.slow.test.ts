import { describe, expect, it, test, vi } from 'vitest';
import { Client } from './support/client.ts';
import { openInProcess } from './support/in-process-server.ts';
import { startMatch } from './support/play.ts';
import { Browser, openPushService } from './support/push-service.ts';

describe('a guest who is away', () => {
  /** A server that calls, with a match of two: Ann lays, then it is Bea's turn. */
  async function begun() {
    const service = await openPushService();
    const environment = {
      PUSH_CONTACT: 'mailto:me@example.org',
      PUSH_SERVICES: service.host,
      AWAY_AFTER: '0.2',
    };
    const server = await openInProcess(environment, undefined, service.reach);
    const [ann, bea] = [await Client.enter(server.address, 'Ann'), await Client.enter(server.address, 'Bea')];
    const table = await startMatch([ann, bea], {
      // No first card can skip Ann here.
      game: 'french',
      options: { starter: 0 },
      timer: { seconds: 300, expiry: 'bot' },
    });
    const browser = new Browser();
    const subscription = browser.subscription(`https://${service.host}/bea`, 'de');
    const annMoves = async (): Promise<void> => {
      await ann.until(() => ann.legal(table).length > 0);
      const [move] = ann.legal(table);
      await ann.move(table, move);
    };
    return { service, server, ann, bea, table, browser, subscription, annMoves };
  }

  const calm = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 700));

  it('is called once for a turn, in the own language, and learns nothing more than the game', async () => {
    const { service, server, ann, bea, table, browser, subscription, annMoves } = await begun();
    await bea.must('subscribe', { subscription });
    bea.drop();
    await ann.until(() => ann.here.get(table)?.length === 1);
    await calm();
    expect(service.received).toEqual([]);
    while (ann.scene(table).seen?.view.turn !== 1) await annMoves();
    await vi.waitFor(() => expect(service.received).toHaveLength(1), 5000);
    const [{ path, headers, body }] = service.received;
    expect(path).toBe('/bea');
    expect(headers).toMatchObject({ topic: table, 'content-encoding': 'aes128gcm', urgency: 'high' });
    expect(Number(headers.ttl)).toBeGreaterThan(290);
    expect(Number(headers.ttl)).toBeLessThanOrEqual(300);
    expect(headers.authorization).toMatch(/^vapid t=/);
    expect(JSON.parse(browser.read(body))).toEqual({
      table,
      title: 'Du bist dran!',
      body: 'Französisches Domino',
    });
    // Whatever else happens meanwhile, it is the same turn.
    await ann.must('say', { table, id: 'a-word-of-ann', text: 'Bea?' });
    await ann.must('pause', { table, wish: true });
    const again = await Client.enter(server.address, 'Bea', bea.token);
    await again.look(table);
    await calm();
    again.drop();
    await calm();
    expect(service.received).toHaveLength(1);
  });

  it('is not called while here, nor on a device that the service does not know any more', async () => {
    const { service, server, ann, bea, table, subscription, annMoves } = await begun();
    await bea.must('subscribe', { subscription });
    while (ann.scene(table).seen?.view.turn !== 1) await annMoves();
    await calm();
    expect(service.received).toEqual([]);
    service.answer(410);
    // Bea leaves in the middle of the turn.
    bea.drop();
    await vi.waitFor(() => expect(service.received).toHaveLength(1), 5000);
    const back = await Client.enter(server.address, 'Bea', bea.token);
    await back.look(table);
    while (ann.scene(table).seen?.view.turn !== 0) {
      const [move] = back.legal(table);
      await back.move(table, move);
    }
    back.drop();
    await ann.until(() => ann.here.get(table)?.length === 1);
    while (ann.scene(table).seen?.view.turn !== 1) await annMoves();
    await calm();
    expect(service.received).toHaveLength(1);
  });

  it('is not called on a device that was given up, or that renewed its token elsewhere', async () => {
    const { service, bea, ann, table, subscription, annMoves } = await begun();
    const { endpoint } = subscription;
    await bea.must('subscribe', { subscription });
    await bea.must('unsubscribe', { endpoint });
    await bea.must('subscribe', { subscription });
    await bea.must('renew', {});
    bea.drop();
    while (ann.scene(table).seen?.view.turn !== 1) await annMoves();
    await calm();
    expect(service.received).toEqual([]);
  });

  it('cannot have it sent anywhere else, or too often', async () => {
    const { bea, subscription } = await begun();
    const with_ = (more: object) => bea.ask('subscribe', { subscription: { ...subscription, ...more } });
    const codes = [];
    for (const more of [
      { endpoint: 'https://127.0.0.1/' },
      { endpoint: 'http://push.example.org/' },
      { p256dh: `B${'A'.repeat(86)}` },
      { endpoint: 'https://evil.example.org/' },
      {},
      {},
      {},
    ]) {
      const answer = await with_(more);
      codes.push(answer.ok ? 'ok' : answer.code);
    }
    const bad = 'push.bad';
    expect(codes).toEqual([bad, 'message.bad', bad, bad, 'ok', 'ok', 'message.often']);
  });
});

test('a server that was not told to calls nobody', async () => {
  const server = await openInProcess();
  const ann = await Client.enter(server.address, 'Ann');
  expect(ann.received[0]).not.toContain('pushKey');
  const subscription = new Browser().subscription('https://fcm.googleapis.com/fcm/send/abc');
  expect(await ann.ask('subscribe', { subscription })).toMatchObject({ code: 'push.off' });
});

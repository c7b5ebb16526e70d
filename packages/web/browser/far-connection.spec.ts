import { expect, test } from '@playwright/test';
import { Connection, connectOnce, type Identity, Visit } from '@tischrunde/client';
import { FarServer } from './support/far-server.ts';
import { Wire } from './support/far-wire.ts';

let server: FarServer;
let wire: Wire;

test.beforeEach(async () => {
  server = await FarServer.open();
  wire = await Wire.to(server.address);
});

test.afterEach(async () => {
  wire.close();
  await server.close();
});

/** Somebody at the near end of the wire. */
function guestAt(address: string, name: string | null) {
  let identity: Identity | null = name === null ? null : { token: null, name };
  const connection = new Connection({
    address,
    who: () => identity,
    know: (known) => {
      identity = known;
    },
  });
  return { connection, token: () => identity?.token ?? null };
}

test('what was sent over a wire that breaks is done once, and what cannot be sent again fails', async () => {
  const { connection, token } = guestAt(wire.address, 'Anna');
  await connectOnce(connection);
  const known = token();
  const { table: id } = await connection.ask('open', {
    id: 'a-table-of-mine',
    game: 'block',
    players: 2,
    options: {},
    bots: [],
    watching: 'link',
    listed: false,
    talk: 'everybody',
    takesBack: false,
    timer: null,
  });
  const visit = new Visit(connection, id);
  await expect.poll(() => visit.scene.peek()?.table.phase).toBe('gathering');

  wire.isDeaf = true;
  const said = connection.ask('say', { table: id, id: 'said-only-once', text: 'Hello' });
  const sat = connection.ask('sit', { table: id, seat: 0, word: 'a-random-word' });
  const failure = sat.catch((error: Error) => error.message);
  // The server has done both by then, and nobody was told.
  const { connection: other } = guestAt(server.address.replace('http', 'ws').concat('/socket'), 'Bea');
  await connectOnce(other);
  const seen = new Visit(other, id);
  await expect.poll(() => seen.scene.peek()?.table.places[0].name).toBe('Anna');
  expect(seen.scene.peek()?.said).toHaveLength(1);
  expect(visit.scene.peek()?.said).toHaveLength(0);

  wire.cut();
  wire.isDeaf = false;
  expect(await failure).toBe('connection.lost');
  await said;
  await expect.poll(() => visit.scene.peek()?.said.map(({ text }) => text)).toEqual(['Hello']);
  expect(visit.scene.peek()?.table.places[0].name).toBe('Anna');
  expect(visit.scene.peek()).toEqual({ ...seen.scene.peek(), seen: null });
  expect(connection.guest.peek()?.name).toBe('Anna');
  expect(token()).toBe(known);
  for (const line of [connection, other]) line.close();
});

test('nobody is let in without a name, and a token that no longer counts is forgotten', async () => {
  const nobody = guestAt(wire.address, null).connection;
  nobody.open();
  expect(nobody.standing.peek()).toBe('nameless');

  const { connection, token } = guestAt(wire.address, 'Anna');
  await connectOnce(connection);
  const old = token();
  const { token: renewed } = await connection.ask('renew', {});
  expect(renewed).not.toBe(old);
  let kept: Identity | null = { token: old, name: 'Anna' };
  const elsewhere = new Connection({
    address: wire.address,
    who: () => kept,
    know: (known) => {
      kept = known;
    },
  });
  await expect(connectOnce(elsewhere)).rejects.toThrow('token.renewed');
  expect(kept).toBeNull();
  expect(elsewhere.lastName).toBe('Anna');
  connection.close();
});

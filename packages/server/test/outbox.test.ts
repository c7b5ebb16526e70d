import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, expect, test, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { Outbox } from '../src/net/outbox.ts';
import { SlowConsumers } from '../src/net/slow-consumer.ts';

const http = createServer();
const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
http.listen(0, '127.0.0.1');
await once(http, 'listening');
const { port } = http.address() as AddressInfo;
afterAll(() => http.close());

/** A connection: our end of it, and what its client has heard. */
async function connection() {
  const client = new WebSocket(`ws://127.0.0.1:${port}`);
  const heard: string[] = [];
  client.on('message', (content) => heard.push(content.toString()));
  const [request, stream, head] = await once(http, 'upgrade');
  const socket = await new Promise<WebSocket>((resolve) =>
    sockets.handleUpgrade(request, stream as Duplex, head, resolve),
  );
  return { client, heard, line: { socket, stream: stream as Duplex } };
}

test('texts are written at the end of the turn, in order, and before a close', async () => {
  const outbox = new Outbox(new SlowConsumers());
  const { client, heard, line } = await connection();
  const write = vi.spyOn(line.stream, 'write');
  outbox.add(line, 'first');
  outbox.add(line, 'zweiter, mit Ü');
  expect(write).not.toHaveBeenCalled();
  await nextTurn();
  expect(write).toHaveBeenCalled();
  outbox.add(line, 'third');
  outbox.flush();
  line.socket.close(1008, 'enough');
  const [code] = await once(client, 'close');
  expect(code).toBe(1008);
  expect(heard).toEqual(['first', 'zweiter, mit Ü', 'third']);
});

test('a connection that ends before the end of the turn holds nobody up', async () => {
  const outbox = new Outbox(new SlowConsumers());
  const gone = await connection();
  const other = await connection();
  outbox.add(gone.line, 'lost');
  outbox.add(other.line, 'heard');
  gone.line.socket.terminate();
  await once(other.client, 'message');
  expect(gone.heard).toEqual([]);
  expect(other.heard).toEqual(['heard']);
  other.client.terminate();
});

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { sendText } from '../src/net/text-frame.ts';

const lengths = [0, 1, 125, 126, 65_535, 65_536, 256_000];

test('texts of every length arrive in order, between frames of ws', async () => {
  const texts = lengths.flatMap((length) => ['x'.repeat(length), 'ü'.repeat(length), `${length}`]);
  const http = createServer();
  const server = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  http.on('upgrade', (request, stream, head) =>
    server.handleUpgrade(request, stream, head, (socket) => {
      for (const text of texts) {
        sendText(socket, stream, text);
        socket.ping();
      }
      socket.close();
    }),
  );
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`);
  const heard: string[] = [];
  let pings = 0;
  client.on('message', (content) => heard.push(content.toString()));
  client.on('ping', () => pings++);
  await once(client, 'close');
  http.close();
  expect(heard).toEqual(texts);
  expect(pings).toBe(texts.length);
});

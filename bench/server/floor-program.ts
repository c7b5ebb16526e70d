import { createServer } from 'node:http';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { Outbox } from '../../packages/server/src/net/outbox.ts';
import { SlowConsumers } from '../../packages/server/src/net/slow-consumer.ts';
import { openSqlite } from '../../packages/server/src/store/sqlite/sqlite.ts';
import { chainHash } from '../../packages/server/src/table/chain.ts';
import { setUpV8 } from '../../packages/server/src/v8-settings.ts';
import { ready } from './program.ts';

setUpV8();
const store = await openSqlite(join(process.env.DATA ?? '.', 'floor.db'));
const outbox = new Outbox(new SlowConsumers());

/** What makes a text as long as those by which our server announces a move of Block. */
const filling = 'x'.repeat(480);

class Table {
  readonly lines: { readonly socket: WebSocket; readonly stream: Duplex }[] = [];
  private readonly id: string;
  private hash: string;
  private number = 0;

  constructor(id: string) {
    this.id = id;
    this.hash = id;
  }

  async move(content: Buffer): Promise<void> {
    const { ask, ...move } = JSON.parse(content.toString());
    const event = JSON.stringify({ at: Date.now(), kind: 'moved', ...move });
    const number = ++this.number;
    const after = this.hash;
    this.hash = chainHash(after, number, event);
    await store.append({ table: this.id, number, event, hash: this.hash, after });
    const { id } = this;
    for (const line of this.lines)
      outbox.add(
        line,
        JSON.stringify({ tell: 'change', table: id, number, answer: ask, event: move, filling }),
      );
  }
}

/** Writes each move to the log as our server does, and then sends both seats a text as long as ours. There are no rules, and nothing to see. */
const http = createServer();
const server = new WebSocketServer({ server: http, perMessageDeflate: false, clientTracking: false });
const tables = new Map<string, Table>();

server.on('connection', (socket, { url = '', socket: stream }) => {
  const table = tables.get(url) ?? new Table(url.slice(1));
  tables.set(url, table);
  table.lines.push({ socket, stream });
  socket.on('message', (content: Buffer) => void table.move(content));
});

http.listen(0, '127.0.0.1', () => {
  const address = http.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  ready(address.port);
});

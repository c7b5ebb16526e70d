import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { StorageAPI } from 'boardgame.io';
import { openSqlite } from '../../packages/server/src/store/sqlite/sqlite.ts';
import { block } from './boardgame-io-block-game.ts';
import { DurablePubSub, SqliteStorage } from './boardgame-io-storage.ts';
import { ready } from './program.ts';

// By require, because Node's import refuses 'boardgame.io/server' (a folder without an exports map).
const require = createRequire(import.meta.url);
type ServerModule = typeof import('boardgame.io/server', { with: { 'resolution-mode': 'require' }});
const { Origins, Server, SocketIO }: ServerModule = require('boardgame.io/server');

const storage = new SqliteStorage(await openSqlite(join(process.env.DATA ?? '.', 'boardgame-io.db')));
const server = Server({
  games: [block],
  origins: [Origins.LOCALHOST],
  // Its base class is not exported.
  db: storage as unknown as StorageAPI.Async,
  transport: new SocketIO({ pubSub: new DurablePubSub(storage) }),
});
const { appServer } = await server.run(0);
const address = appServer.address();
if (address === null || typeof address === 'string') throw new Error('boardgame.io has no port');
ready(address.port);

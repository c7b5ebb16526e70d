import { createServer } from 'node:http';
import { type Client, Room, Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { ready } from './program.ts';

/**
 * As little of a game as its users would start with: a move is a number, and there are no rules. Moves are told by messages at
 * once and not by Colyseus's patches of a state, which would go out every 50 ms and cost more.
 */
class Tiny extends Room {
  override maxClients = 2;
  override patchRate = null;
  private moves = 0;

  override onCreate(): void {
    this.onMessage('move', (client: Client, what: number) => {
      this.moves++;
      this.broadcast('moved', { moves: this.moves, by: client.sessionId, what });
    });
  }
}

const http = createServer();
const server = new Server({ transport: new WebSocketTransport({ server: http }), greet: false });
server.define('tiny', Tiny);
await server.listen(0, '127.0.0.1');
const address = http.address();
if (address === null || typeof address === 'string') throw new Error('Colyseus has no port');
ready(address.port);

import { createServer } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';
import { ready } from './program.ts';

/** Passes each message on to both seats of the table that the path names, and does nothing else. */
const http = createServer();
const server = new WebSocketServer({ server: http, perMessageDeflate: false, clientTracking: false });
const tables = new Map<string, WebSocket[]>();

server.on('connection', (socket, { url = '' }) => {
  const seats = tables.get(url) ?? [];
  tables.set(url, seats);
  seats.push(socket);
  socket.on('message', (move: Buffer) => {
    for (const seat of seats) seat.send(move, { binary: false });
  });
  socket.on('close', () => tables.delete(url));
});

http.listen(0, '127.0.0.1', () => {
  const address = http.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  ready(address.port);
});

import type { Server } from 'node:http';
import { countsOf, rateLimitKey } from './client-address.ts';

/** Ends connections of an address or a network that has too many already, whatever they are for. */
export function limitConnections(server: Server, most: number): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const counts = countsOf(rateLimitKey(socket.remoteAddress ?? ''), most);
    if (counts.some(([key, limit]) => (open.get(key) ?? 0) >= limit)) {
      socket.destroy();
      return;
    }
    for (const [key] of counts) open.set(key, (open.get(key) ?? 0) + 1);
    socket.once('close', () => {
      for (const [key] of counts) {
        const left = (open.get(key) ?? 1) - 1;
        if (left > 0) open.set(key, left);
        else open.delete(key);
      }
    });
  });
}

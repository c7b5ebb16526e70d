import type { Server } from 'node:http';
import { rateLimitKey } from './client-address.ts';

/** Ends connections of an address that has too many already, whatever they are for. */
export function limitConnections(server: Server, most: number): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const address = rateLimitKey(socket.remoteAddress ?? '');
    const number = open.get(address) ?? 0;
    if (number >= most) {
      socket.destroy();
      return;
    }
    open.set(address, number + 1);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}

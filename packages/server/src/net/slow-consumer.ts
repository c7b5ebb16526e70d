import type { WebSocket } from 'ws';
import { mostUnsent } from '../limits.ts';

/** Sends over a socket. A slow consumer, with too much unsent already, is disconnected; it can reconnect and ask for what it missed. */
export function sendOrDisconnect(socket: WebSocket, send: () => void): void {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > mostUnsent) socket.terminate();
  else send();
}

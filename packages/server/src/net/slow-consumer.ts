import type { WebSocket } from 'ws';
import { mostUnsent, mostUnsentInAll } from '../limits.ts';

type Socket = Pick<WebSocket, 'bufferedAmount' | 'readyState' | 'OPEN' | 'terminate'>;

/**
 * Disconnects slow consumers: connections with too much unsent and, if all of them together have too much, those with the most. They can
 * reconnect and ask for what they missed; no answer is so long that it would happen to them again for that.
 */
export class SlowConsumers {
  /** The sockets that had something unsent when they were last looked at, and how much. */
  private readonly unsent = new Map<Socket, number>();
  private total = 0;

  /** Whether something may be sent over a socket. A slow consumer is disconnected. */
  mayBeSent(socket: Socket): boolean {
    if (socket.readyState !== socket.OPEN) return false;
    if (socket.bufferedAmount <= mostUnsent) return true;
    this.drop(socket);
    return false;
  }

  /** Something was sent over a socket. What the system takes over at once does not count. */
  wasSent(socket: Socket): void {
    const { bufferedAmount } = socket;
    if (bufferedAmount > 0 || (this.unsent.size > 0 && this.unsent.has(socket)))
      this.note(socket, bufferedAmount);
    if (this.total > mostUnsentInAll) this.relieve();
  }

  /** A connection has ended. */
  forget(socket: Socket): void {
    this.total -= this.unsent.get(socket) ?? 0;
    this.unsent.delete(socket);
  }

  private note(socket: Socket, amount: number): void {
    this.forget(socket);
    if (amount === 0) return;
    this.unsent.set(socket, amount);
    this.total += amount;
  }

  /** Many may have been sent everything since they were looked at. */
  private relieve(): void {
    for (const socket of [...this.unsent.keys()]) this.note(socket, socket.bufferedAmount);
    const slowest = [...this.unsent].sort(([, one], [, other]) => other - one);
    for (const [socket] of slowest) {
      if (this.total <= mostUnsentInAll / 2) return;
      this.drop(socket);
    }
  }

  private drop(socket: Socket): void {
    this.forget(socket);
    socket.terminate();
  }
}

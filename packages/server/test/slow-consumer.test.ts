import { expect, test } from 'vitest';
import { mostUnsent, mostUnsentInAll } from '../src/limits.ts';
import { SlowConsumers } from '../src/net/slow-consumer.ts';

/** A socket that sends nothing by itself. */
class StuckSocket {
  readonly OPEN = 1;
  readyState: 1 | 3 = 1;
  bufferedAmount = 0;

  terminate(): void {
    this.readyState = 3;
    this.bufferedAmount = 0;
  }
}

function sendTo(consumers: SlowConsumers, socket: StuckSocket, bytes: number): void {
  if (!consumers.mayBeSent(socket)) return;
  socket.bufferedAmount += bytes;
  consumers.wasSent(socket);
}

test('a connection that reads nothing is disconnected once it has too much unsent', () => {
  const consumers = new SlowConsumers();
  const socket = new StuckSocket();
  let most = 0;
  for (let sent = 0; sent < 1000 && socket.readyState === 1; sent++) {
    sendTo(consumers, socket, 1000);
    most = Math.max(most, socket.bufferedAmount);
  }
  expect(socket.readyState).toBe(3);
  expect(most).toBeLessThanOrEqual(mostUnsent + 1000);
});

test('many connections that read nothing never have more than the limit unsent together', () => {
  const consumers = new SlowConsumers();
  const sockets = Array.from({ length: 2000 }, () => new StuckSocket());
  const [fast, ...slow] = sockets;
  const unsent = (): number => sockets.reduce((sum, { bufferedAmount }) => sum + bufferedAmount, 0);
  let most = 0;
  for (let round = 0; round < 4; round++) {
    for (const socket of slow) sendTo(consumers, socket, 100_000);
    sendTo(consumers, fast, 100_000);
    fast.bufferedAmount = 0;
    most = Math.max(most, unsent());
  }
  expect(most).toBeLessThanOrEqual(mostUnsentInAll + 200_000);
  expect(fast.readyState).toBe(1);
  expect(slow.some(({ readyState }) => readyState === 3)).toBe(true);
});

test('what is sent or closed in the meantime does not count', () => {
  const consumers = new SlowConsumers();
  for (let turn = 0; turn < 3000; turn++) {
    const socket = new StuckSocket();
    sendTo(consumers, socket, 100_000);
    sendTo(consumers, socket, 1);
    expect(socket.readyState).toBe(1);
    socket.bufferedAmount = 0;
    if (turn % 2 === 0) consumers.forget(socket);
  }
});

import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** The line to a service, which can be cut in the middle. */
export interface CuttableProxy {
  readonly url: string;
  /** From now on every connection ends when the next answer comes through it: what was asked is done, and nobody hears of it. */
  cutAtAnswer(): void;
  /** Nothing comes through, in either direction, until it is released; connections stay open. */
  hold(): void;
  release(): void;
  close(): Promise<void>;
}

export async function proxyTo(url: string): Promise<CuttableProxy> {
  const { hostname, port } = new URL(url);
  const doomed = new Set<Socket>();
  const open = new Set<Socket>();
  const ends = new Set<Socket>();
  let isHeld = false;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    open.add(far);
    for (const socket of [near, far]) {
      ends.add(socket);
    }
    const end = (): void => {
      ends.delete(near);
      ends.delete(far);
      open.delete(far);
      doomed.delete(far);
      near.destroy();
      far.destroy();
    };
    near.on('data', (content) => far.write(content));
    far.on('data', (content) => (doomed.has(far) ? end() : near.write(content)));
    for (const socket of [near, far]) {
      socket.on('error', end).on('close', end);
      // Listening to what comes in makes it flow.
      if (isHeld) socket.pause();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const own = new URL(url);
  own.port = String((server.address() as AddressInfo).port);
  return {
    url: own.href,
    cutAtAnswer: () => {
      for (const socket of open) doomed.add(socket);
    },
    hold: () => {
      isHeld = true;
      for (const socket of ends) socket.pause();
    },
    release: () => {
      isHeld = false;
      for (const socket of ends) socket.resume();
    },
    close: async () => {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}

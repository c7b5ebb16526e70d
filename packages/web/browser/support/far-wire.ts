import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A wire to a server that can be cut, on which answers can get lost, and which can lead to another server instead. */
export class Wire {
  private readonly server: Server;
  private port: number;
  private readonly ends = new Set<Socket>();
  /** Whether what the server sends gets lost. */
  isDeaf = false;
  /** For sockets, and for pages. */
  address = '';
  origin = '';

  private constructor(port: number) {
    this.port = port;
    this.server = createServer((near) => {
      const far = connect(this.port, '127.0.0.1');
      for (const end of [near, far]) {
        this.ends.add(end);
        end.on('error', () => {});
        end.on('close', () => {
          this.ends.delete(end);
          near.destroy();
          far.destroy();
        });
      }
      near.on('data', (data) => far.write(data));
      far.on('data', (data) => {
        if (!this.isDeaf) near.write(data);
      });
    });
  }

  static async to(address: string): Promise<Wire> {
    const wire = new Wire(Number(new URL(address).port));
    await new Promise<void>((done) => {
      wire.server.listen(0, '127.0.0.1', done);
    });
    wire.origin = `http://127.0.0.1:${(wire.server.address() as AddressInfo).port}`;
    wire.address = `${wire.origin.replace('http', 'ws')}/socket`;
    return wire;
  }

  /** Leads to another server from now on. */
  lead(address: string): void {
    this.port = Number(new URL(address).port);
    this.cut();
  }

  cut(): void {
    for (const end of this.ends) end.destroy();
  }

  close(): void {
    this.cut();
    this.server.close();
  }
}

import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A wire to a server that can be cut, and on which answers can get lost. */
export class Wire {
  private readonly server: Server;
  private readonly ends = new Set<Socket>();
  /** Whether what the server sends gets lost. */
  isDeaf = false;
  address = '';

  private constructor(port: number) {
    this.server = createServer((near) => {
      const far = connect(port, '127.0.0.1');
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
    wire.address = `ws://127.0.0.1:${(wire.server.address() as AddressInfo).port}/socket`;
    return wire;
  }

  cut(): void {
    for (const end of this.ends) end.destroy();
  }

  close(): void {
    this.cut();
    this.server.close();
  }
}

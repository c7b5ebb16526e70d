import { type Service, startPostgres, startRedis } from '../../../server/test/support/services.ts';
import { FarServer } from './far-server.ts';
import { Wire } from './far-wire.ts';

/** Two processes over PostgreSQL and Redis, each behind an address that leads to the other one when it dies. */
export class TwoProcesses {
  private readonly services: readonly Service[];
  private readonly servers: readonly FarServer[];
  private readonly wires: readonly Wire[];

  private constructor(services: readonly Service[], servers: readonly FarServer[], wires: readonly Wire[]) {
    this.services = services;
    this.servers = servers;
    this.wires = wires;
  }

  static async open(): Promise<TwoProcesses> {
    const services = await Promise.all([startPostgres(), startRedis()]);
    const [database, redis] = services;
    const shared = { DATABASE_URL: database.url, REDIS_URL: redis.url };
    const servers = await Promise.all([FarServer.open(shared), FarServer.open(shared)]);
    const wires = await Promise.all(servers.map(({ address }) => Wire.to(address)));
    return new TwoProcesses(services, servers, wires);
  }

  get addresses(): readonly string[] {
    return this.wires.map(({ origin }) => origin);
  }

  /** The first process dies, as when its machine does. */
  async killFirst(): Promise<void> {
    await this.servers[0].kill();
    this.wires[0].lead(this.servers[1].address);
  }

  async close(): Promise<void> {
    for (const wire of this.wires) wire.close();
    await Promise.all(this.servers.map((server) => server.close()));
    await Promise.all(this.services.map((service) => service.end()));
  }
}

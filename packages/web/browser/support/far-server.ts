import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

const command = resolve(import.meta.dirname, '../../../server/bin/tischrunde-server.js');
const page = resolve(process.env.PAGE_DIST ?? 'node_modules/.page-under-test');

/** Where other devices are told to come. Nobody goes there: the tests open the same screens at the server's own address. */
export const home = 'http://table.home.arpa:8080';

/** The real server, which can be killed at any moment and started again at the same address. It has its own store, or shares another one. */
export class FarServer {
  private readonly data: string;
  private readonly more: Readonly<Record<string, string>>;
  private process: ChildProcess | null = null;
  private port = '0';
  address = '';

  private constructor(data: string, more: Readonly<Record<string, string>>) {
    this.data = data;
    this.more = more;
  }

  static async open(more: Readonly<Record<string, string>> = {}): Promise<FarServer> {
    const server = new FarServer(await mkdtemp(join(tmpdir(), 'tischrunde-far-')), more);
    await server.start();
    return server;
  }

  async start(): Promise<void> {
    const environment = {
      PORT: this.port,
      DATA: this.data,
      PAGE: page,
      PUBLIC_URL: home,
      BOT_PACE: '0',
      LOG_LEVEL: 'error',
    };
    const started = spawn(process.execPath, [command], {
      env: { ...process.env, ...environment, ...this.more },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.process = started;
    for await (const line of createInterface(started.stdout)) {
      const [address] = line.match(/http:\/\/\S+/) ?? [];
      if (address === undefined) continue;
      this.address = address;
      this.port = new URL(address).port;
      return;
    }
    throw new Error('the server did not open');
  }

  /** As when the power fails. */
  async kill(): Promise<void> {
    const killed = this.process;
    this.process = null;
    if (killed === null || killed.exitCode !== null) return;
    const gone = once(killed, 'exit');
    killed.kill('SIGKILL');
    await gone;
  }

  async close(): Promise<void> {
    await this.kill();
    await rm(this.data, { recursive: true, force: true });
  }
}

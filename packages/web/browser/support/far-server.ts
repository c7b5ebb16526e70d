import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

const command = resolve(import.meta.dirname, '../../../server/bin/tischrunde-server.js');
const page = resolve(process.env.PAGE_DIST ?? 'node_modules/.page-under-test');

/** The real server with its own store, which can be killed at any moment and started again at the same address. */
export class FarServer {
  private readonly data: string;
  private process: ChildProcess | null = null;
  private port = '0';
  address = '';

  private constructor(data: string) {
    this.data = data;
  }

  static async open(): Promise<FarServer> {
    const server = new FarServer(await mkdtemp(join(tmpdir(), 'tischrunde-far-')));
    await server.start();
    return server;
  }

  async start(): Promise<void> {
    const environment = { PORT: this.port, DATA: this.data, PAGE: page, BOT_PACE: '0', LOG_LEVEL: 'error' };
    const started = spawn(process.execPath, [command], {
      env: { ...process.env, ...environment },
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

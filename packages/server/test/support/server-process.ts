import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../../bin/tischrunde-server.js', import.meta.url));

/** An empty folder for a test's store. */
export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'tischrunde-server-'));

export const removeFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true });

/** A server in a process of its own. */
export class ServerProcess {
  readonly child: ChildProcess;
  /** All that it wrote. */
  out = '';
  err = '';
  address = '';
  private readonly ended: Promise<number | null>;

  private constructor(
    environment: Readonly<Record<string, string>>,
    flags: readonly string[] = [],
    words: readonly string[] = [],
  ) {
    // With the cache its threads compile nothing anew.
    const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
    this.child = spawn(process.execPath, [...flags, program, ...words], {
      env: { PATH, NODE_COMPILE_CACHE, PORT: '0', PAGE: 'none', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child.stdout?.on('data', (text) => {
      this.out += text;
    });
    this.child.stderr?.on('data', (text) => {
      this.err += text;
    });
    // Whatever becomes of the tests, no server outlives them.
    const kill = (): boolean => this.child.kill('SIGKILL');
    process.once('exit', kill);
    this.ended = once(this.child, 'close').then(([code]) => {
      process.off('exit', kill);
      return code as number | null;
    });
  }

  /** Starts it; resolves when it is open, rejects with what it said where it is not. */
  static async start(
    environment: Readonly<Record<string, string>>,
    flags: readonly string[] = [],
    words: readonly string[] = [],
  ): Promise<ServerProcess> {
    const server = new ServerProcess(environment, flags, words);
    const open = /is open at (\S+)/;
    while (!open.test(server.out) && server.isRunning)
      await new Promise((resolve) => setTimeout(resolve, 20));
    if (!server.isRunning) throw new Error(`the server did not open: ${server.err}`);
    server.address = open.exec(server.out)?.[1] ?? '';
    return server;
  }

  /** Runs a process that is expected to exit; kills it after a timeout. */
  static async run(
    environment: Readonly<Record<string, string>>,
    most = 60_000,
    words: readonly string[] = [],
  ): Promise<ServerProcess> {
    const server = new ServerProcess(environment, [], words);
    const timer = setTimeout(() => server.child.kill('SIGKILL'), most);
    await server.ended;
    clearTimeout(timer);
    return server;
  }

  get isRunning(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Tells it to stop; resolves with its exit code. */
  stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    this.child.kill(signal);
    return this.ended;
  }

  async metric(name: string): Promise<number> {
    const text = await (await fetch(`${this.address}/metrics`)).text();
    return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  }
}

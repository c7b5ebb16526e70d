import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../../bin/tischrunde-server.js', import.meta.url));

/** Limits that no test should reach by accident, and bots that do not let anybody wait. */
const settings = {
  PAGE: 'none',
  LOG_LEVEL: 'warn',
  BOT_PACE: '0.02',
  BOT_THREADS: '1',
  BOT_WORK: '1000',
  MESSAGES_PER_SECOND: '10000',
  CONNECTIONS_PER_ADDRESS: '10000',
  GUESTS_PER_HOUR: '100000',
  TABLES_PER_HOUR: '100000',
};

/** A server as it runs in earnest: a process of its own, which can be killed, frozen and started again at the same address. */
export class MortalServer {
  readonly address: string;
  /** What it logged, line by line, over all its lives. */
  readonly log: string[];
  private readonly environment: Readonly<Record<string, string>>;
  private child: ChildProcess;
  private static readonly all: MortalServer[] = [];

  private constructor(
    child: ChildProcess,
    address: string,
    environment: Record<string, string>,
    log: string[],
  ) {
    this.child = child;
    this.address = address;
    this.environment = environment;
    this.log = log;
  }

  static async start(more: Readonly<Record<string, string>>): Promise<MortalServer> {
    const environment = { PATH: process.env.PATH ?? '', ...settings, ...more };
    const log: string[] = [];
    const { child, address } = await run({ ...environment, PORT: '0' }, log);
    const started = new MortalServer(child, address, { ...environment, PORT: new URL(address).port }, log);
    MortalServer.all.push(started);
    return started;
  }

  /** Ends all that still run, also after a test that failed. */
  static async killAll(): Promise<void> {
    await Promise.all(MortalServer.all.map((server) => server.kill()));
  }

  /** Ends it as a power cut would. */
  kill(): Promise<void> {
    return this.end('SIGKILL');
  }

  /** Ends it as an operator would. */
  stop(): Promise<void> {
    return this.end('SIGTERM');
  }

  async startAgain(): Promise<void> {
    this.child = (await run(this.environment, this.log)).child;
  }

  /** What it logged as an error, but for what a store that cannot be asked explains. */
  get errors(): readonly string[] {
    return this.log.filter(
      (line) => !/^Tischrunde is open|"level":[34]0|The database cannot be asked/.test(line),
    );
  }

  freeze(): void {
    this.child.kill('SIGSTOP');
  }

  thaw(): void {
    this.child.kill('SIGCONT');
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const gone = once(this.child, 'exit');
    this.child.kill(signal);
    await gone;
  }
}

async function run(
  environment: Readonly<Record<string, string>>,
  log: string[],
): Promise<{ child: ChildProcess; address: string }> {
  const child = spawn(process.execPath, [program], {
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const kill = (): boolean => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  for (const output of [child.stdout, child.stderr])
    createInterface(output).on('line', (line) => log.push(line));
  const address = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      const [, found] = /^Tischrunde is open at (\S+)/.exec(line) ?? [];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', (code) =>
      reject(new Error(`the server ended with ${code}: ${log.slice(-5).join('\n')}`)),
    );
  });
  return { child, address };
}

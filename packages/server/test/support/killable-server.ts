import { ServerProcess } from './server-process.ts';

/** Limits that no test should reach by accident, and bots that do not let anybody wait. */
const settings = {
  LOG_LEVEL: 'warn',
  BOT_PACE: '0.02',
  BOT_THREADS: '1',
  BOT_WORK: '1000',
  MESSAGES_PER_SECOND: '10000',
  CONNECTIONS_PER_ADDRESS: '10000',
  GUESTS_PER_HOUR: '100000',
  TABLES_PER_HOUR: '100000',
};

/** A server as it runs in earnest: it can be killed, frozen and started again at the same address. */
export class KillableServer {
  readonly address: string;
  private readonly environment: Readonly<Record<string, string>>;
  private readonly flags: readonly string[];
  /** One process after the other. */
  private readonly lives: ServerProcess[];
  private static readonly all: KillableServer[] = [];

  private constructor(
    first: ServerProcess,
    environment: Readonly<Record<string, string>>,
    flags: readonly string[],
  ) {
    this.lives = [first];
    this.address = first.address;
    this.environment = { ...environment, PORT: new URL(first.address).port };
    this.flags = flags;
  }

  static async start(
    more: Readonly<Record<string, string>>,
    flags: readonly string[] = [],
  ): Promise<KillableServer> {
    const environment = { ...settings, ...more };
    const started = new KillableServer(await ServerProcess.start(environment, flags), environment, flags);
    KillableServer.all.push(started);
    return started;
  }

  /** Ends all that still run, also after a test that failed. */
  static async killAll(): Promise<void> {
    await Promise.all(KillableServer.all.map((server) => server.kill()));
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
    this.lives.push(await ServerProcess.start(this.environment, this.flags));
  }

  /** What it logged as an error over all its lives, but for what a store that is down explains. */
  get errors(): readonly string[] {
    return this.lives
      .flatMap(({ out, err }) => `${out}${err}`.split('\n'))
      .filter(
        (line) => !/^$|^Tischrunde is open|"level":[34]0|PostgreSQL failed|the disk is full/.test(line),
      );
  }

  freeze(): void {
    this.signal('SIGSTOP');
  }

  thaw(): void {
    this.signal('SIGCONT');
  }

  signal(signal: NodeJS.Signals): void {
    this.life.child.kill(signal);
  }

  private get life(): ServerProcess {
    return this.lives[this.lives.length - 1];
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    if (this.life.isRunning) await this.life.stop(signal);
  }
}

import { type ChildProcess, spawn } from 'node:child_process';
import type { JsonObject } from '@tischrunde/engine';

/** Why a program can no longer play. */
export class ProgramFailure extends Error {
  readonly command: string;
  readonly reason: string;

  constructor(command: string, reason: string) {
    super(`${command}: ${reason}`);
    this.name = 'ProgramFailure';
    this.command = command;
    this.reason = reason;
  }
}

/** The longest line that a program may write. Characters. */
const longestLine = 100_000;

/** How long a program may take to end after its input was closed. Milliseconds. */
const patience = 1000;

/** Windows has no groups of processes. */
const hasGroups = process.platform !== 'win32';

interface Waiting {
  answer(line: string): void;
  fail(failure: ProgramFailure): void;
}

/** A program that is told and asked in lines of JSON, on its standard input and output. */
export class Program {
  readonly command: string;
  private readonly timeLimit: number | null;
  private readonly child: ChildProcess;
  private readonly ended: Promise<void>;
  private begun = '';
  private waiting: Waiting | null = null;
  private failure: ProgramFailure | null = null;

  /** Starts the command with the system's shell. The time limit of an answer is in milliseconds; null for none. */
  constructor(command: string, timeLimit: number | null) {
    this.command = command;
    this.timeLimit = timeLimit;
    // In a group of its own, so that all that the shell starts can be ended.
    this.child = spawn(command, { shell: true, detached: hasGroups, stdio: ['pipe', 'pipe', 'inherit'] });
    // Writing to a program that has ended fails; that it has ended is known by then.
    this.child.stdin?.on('error', () => {});
    this.child.stdout?.setEncoding('utf8').on('data', (text: string) => this.read(text));
    this.ended = new Promise((resolve) => {
      this.child.on('error', (error) => this.fail(error.message));
      this.child.on('close', (code, signal) => {
        this.fail(code === null ? `ended by ${signal}` : `ended with code ${code}`);
        resolve();
      });
    });
  }

  /** Whether it has failed and cannot be asked any more. */
  get hasFailed(): boolean {
    return this.failure !== null;
  }

  tell(message: JsonObject): void {
    this.child.stdin?.write(`${JSON.stringify(message)}\n`);
  }

  /** Its next line. Throws a `ProgramFailure` if there is none in time. */
  ask(message: JsonObject): Promise<string> {
    return new Promise((resolve, reject) => {
      if (this.failure !== null) {
        reject(this.failure);
        return;
      }
      const { timeLimit } = this;
      const timer =
        timeLimit === null
          ? undefined
          : setTimeout(() => this.kill(`no answer within ${timeLimit / 1000} s`), timeLimit);
      const done = (): void => {
        clearTimeout(timer);
        this.waiting = null;
      };
      this.waiting = {
        answer(line) {
          done();
          resolve(line);
        },
        fail(failure) {
          done();
          reject(failure);
        },
      };
      this.tell(message);
    });
  }

  /** Ends it at once. */
  kill(reason: string): ProgramFailure {
    const failure = this.fail(reason);
    this.end();
    return failure;
  }

  /** Closes its input and waits until it has ended; after a second it is killed. */
  async stop(): Promise<void> {
    this.failure ??= new ProgramFailure(this.command, 'stopped');
    this.waiting = null;
    this.child.stdin?.end();
    const timer = setTimeout(() => this.end(), patience);
    await this.ended;
    clearTimeout(timer);
  }

  /** Kills it with all that it has started, and hears nothing more of it. */
  private end(): void {
    const { pid, stdin, stdout } = this.child;
    if (!hasGroups || pid === undefined) this.child.kill('SIGKILL');
    else {
      try {
        process.kill(-pid, 'SIGKILL');
      } catch {
        // All of them have ended already.
      }
    }
    stdin?.destroy();
    stdout?.destroy();
  }

  private read(text: string): void {
    const lines = (this.begun + text).split('\n');
    this.begun = lines.pop() ?? '';
    for (const line of lines) {
      if (line.trim() === '') continue;
      if (this.waiting === null)
        this.kill('wrote a line without being asked; what is not an answer goes to stderr');
      else this.waiting.answer(line);
    }
    if (this.begun.length > longestLine) this.kill(`wrote a line of more than ${longestLine} characters`);
  }

  private fail(reason: string): ProgramFailure {
    this.failure ??= new ProgramFailure(this.command, reason);
    this.waiting?.fail(this.failure);
    return this.failure;
  }
}

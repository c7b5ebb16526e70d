import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import type { Memory } from './program.ts';

/** Whether servers and load can be kept on a core each. */
export const isPinned: boolean =
  cpus().length > 1 && spawnSync('taskset', ['--version'], { stdio: 'ignore' }).status === 0;

/** Keeps the load, which is this process, off the servers' core. */
export function pinLoad(): void {
  if (isPinned) spawnSync('taskset', ['-a', '-cp', '1', String(process.pid)], { stdio: 'ignore' });
}

/** Clock ticks a second in /proc, on every Linux. */
const ticks = 100;

/** A server in a process of its own, with all its threads on the first core. */
export class MeasuredProcess {
  readonly port: number;
  private readonly child: ChildProcess;

  private constructor(child: ChildProcess, port: number) {
    this.child = child;
    this.port = port;
  }

  static async start(program: string, data: string): Promise<MeasuredProcess> {
    const node = [process.execPath, '--expose-gc', join(import.meta.dirname, program)];
    const [command, ...words] = isPinned ? ['taskset', '-c', '0', ...node] : node;
    const child = spawn(command, words, {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { ...process.env, NODE_ENV: 'production', DATA: data },
    });
    const { port } = await saidBy<{ port: number }>(child);
    return new MeasuredProcess(child, port);
  }

  /** The processor's time that all its threads have used, in seconds; NaN where the system does not tell. */
  cpuSeconds(): number {
    try {
      const [, fields] = readFileSync(`/proc/${this.child.pid}/stat`, 'utf8').split(') ');
      const [user, system] = fields.split(' ').slice(11, 13);
      return (Number(user) + Number(system)) / ticks;
    } catch {
      return Number.NaN;
    }
  }

  async memory(): Promise<Memory> {
    const said = saidBy<{ memory: Memory }>(this.child);
    this.child.send('memory');
    return (await said).memory;
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null) return;
    const ended = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await ended;
  }
}

/** The next thing that a process says. */
function saidBy<Said>(child: ChildProcess): Promise<Said> {
  return new Promise((resolve, reject) => {
    const ended = (): void => reject(new Error('a measured server has ended by itself'));
    child.once('exit', ended);
    child.once('message', (said) => {
      child.off('exit', ended);
      resolve(said as Said);
    });
  });
}

import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

export interface WebHost {
  /** The address of the page, in a folder of the host. */
  readonly page: string;
  close(): void;
}

/** Builds the page for a folder of a web host, and serves it with Python's server of files, which knows nothing but files. */
export async function openWebHost(): Promise<WebHost> {
  const root = resolve('node_modules/.web-host');
  const folder = join(root, 'games');
  mkdirSync(folder, { recursive: true });
  // Nothing is compressed in this mode: such a server would not send it, and it takes seconds.
  const build = ['build', '--mode', 'test', '--logLevel', 'warn', '--emptyOutDir'];
  execFileSync('vite', [...build, '--base', '/games/', '--outDir', folder], { stdio: 'inherit' });
  const words = ['-u', '-m', 'http.server', '0', '--bind', '127.0.0.1', '--directory', root];
  const server = spawn(process.env.PYTHON ?? 'python3', words, { stdio: ['ignore', 'pipe', 'ignore'] });
  for await (const line of createInterface(server.stdout)) {
    const [, port] = /port (\d+)/.exec(line) ?? [];
    if (port !== undefined)
      return { page: `http://127.0.0.1:${port}/games`, close: () => void server.kill() };
  }
  throw new Error('Python’s server of files did not start');
}

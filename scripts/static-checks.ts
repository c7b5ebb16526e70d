// Runs every check that executes no test, side by side: types, style, unused code, arrows, rule ids. Each prints its output
// in one piece when it is done. Commands given as arguments run beside them, the first of them in sight. Fails if any of them fails.
import { spawn } from 'node:child_process';
import { resolve as resolvePath } from 'node:path';
import { checkEnv, checks } from './checks.ts';

interface Outcome {
  readonly command: string;
  readonly passed: boolean;
}

/** With the cache, the many processes of the tests compile nothing anew. */
const env = { NODE_COMPILE_CACHE: resolvePath('node_modules/.cache/node'), ...checkEnv };

/** The programs of the packages are on the path, because npm puts them there. */
function run(command: string): Promise<Outcome> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'], env });
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => output.push(part));
    child.on('error', reject);
    child.on('close', (code) => {
      const passed = code === 0;
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      console.log(`${passed ? '✓' : '✗'} ${command} (${seconds} s)`);
      process.stdout.write(Buffer.concat(output));
      resolve({ command, passed });
    });
  });
}

/** Shows the output while the command runs. */
function runInSight(command: string): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, { shell: true, stdio: 'inherit', env });
    child.on('error', reject);
    child.on('close', (code) => resolve({ command, passed: code === 0 }));
  });
}

const [, , inSight, ...beside] = process.argv;
const outcomes = await Promise.all([
  ...(inSight === undefined ? [] : [runInSight(inSight)]),
  ...[...beside, ...checks()].map(run),
]);
const failed = outcomes.filter(({ passed }) => !passed);
if (failed.length > 0) {
  console.error(`Failed: ${failed.map(({ command }) => command).join(', ')}`);
  process.exitCode = 1;
}

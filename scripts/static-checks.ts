// Runs every check that executes no test, side by side: types, style, unused code, arrows, rule ids. Each prints its output
// in one piece when it is done. A command given as arguments runs beside them. Fails if any of them fails.
import { spawn } from 'node:child_process';

/** Types of files that have not changed are not checked again. */
const types = (project: string): string =>
  `tsc -p ${project} --incremental --tsBuildInfoFile node_modules/.cache/types/${project.replaceAll('/', '-')}`;

const checks = [
  'knip --cache',
  'biome check --error-on-warnings .',
  types('tsconfig.json'),
  types('packages/web'),
  types('packages/web/browser'),
  'node scripts/check-arrows.ts',
  'node scripts/check-rules.ts',
];

interface Outcome {
  readonly command: string;
  readonly passed: boolean;
}

/** The programs of the packages are on the path, because npm puts them there. */
function run(command: string): Promise<Outcome> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
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

/** The command of the arguments shows its output while it runs. */
function runBeside([program, ...words]: readonly string[]): Promise<Outcome[]> {
  if (program === undefined) return Promise.resolve([]);
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, { stdio: 'inherit', shell: process.platform === 'win32' });
    child.on('error', reject);
    child.on('close', (code) => resolve([{ command: [program, ...words].join(' '), passed: code === 0 }]));
  });
}

const outcomes = await Promise.all([runBeside(process.argv.slice(2)), ...checks.map(run)]);
const failed = outcomes.flat().filter(({ passed }) => !passed);
if (failed.length > 0) {
  console.error(`Failed: ${failed.map(({ command }) => command).join(', ')}`);
  process.exitCode = 1;
}

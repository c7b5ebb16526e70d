// Breaks one rule of the engine at a time, in a copy, and looks whether a test of that rule notices. Run it after
// changing how rules are played: `npm run break-rules`, or `npm run break-rules -- fives.score` for some of them.
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RuleId } from '../packages/engine/src/rules.ts';
import { changed } from './breaks/change.ts';
import { breaks } from './breaks.ts';
import { allRules, rulesByFile } from './rule-tests.ts';

/** The titles of the tests that ran; null where they came to no end. */
type Ran = { readonly passed: readonly string[]; readonly failed: readonly string[] } | null;

interface TestReport {
  readonly testResults: {
    readonly assertionResults: { readonly status: string; readonly title: string }[];
  }[];
}

const testFolder = 'packages/engine/test/rules';
const rulesIn = rulesByFile(testFolder);
/** A broken engine may play on for ever. */
const mostMilliseconds = 120_000;

const start = performance.now();
const named = process.argv.slice(2);
for (const name of named) if (!allRules.some((rule) => rule === name)) fail(`there is no rule ${name}`);
const rules = named.length === 0 ? allRules : allRules.filter((rule) => named.includes(rule));
const scratch = mkdtempSync(join(tmpdir(), 'tischrunde-breaks-'));
const unnoticed: RuleId[] = [];
let done = 0;

try {
  const workers = Math.min(availableParallelism(), rules.length);
  const copies = Array.from({ length: workers }, (_, worker) => copyOfEngine(`${worker}`));
  const whole = await runTests(copies[0], rules);
  if (whole === null || whole.failed.length > 0) throw new Error('tests fail although nothing is broken');
  const queue = rules.values();
  await Promise.all(copies.map((copy) => work(copy, queue)));
} finally {
  rmSync(scratch, { recursive: true });
}

const seconds = Math.round((performance.now() - start) / 1000);
console.log(`${rules.length - unnoticed.length} of ${rules.length} breaks were noticed, in ${seconds} s`);
if (unnoticed.length > 0) fail(`unnoticed: ${unnoticed.join(' ')}`);

function fail(why: string): never {
  console.error(why);
  process.exit(1);
}

/** A copy of the engine and its tests, which a worker breaks and mends again. */
function copyOfEngine(name: string): string {
  const copy = join(scratch, name);
  cpSync('packages/engine', join(copy, 'packages/engine'), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

async function work(copy: string, queue: Iterable<RuleId>): Promise<void> {
  for (const rule of queue) {
    const fault = await faultOf(copy, rule);
    if (fault !== null) unnoticed.push(rule);
    console.log(`${++done}/${rules.length} ${rule}: ${fault ?? 'noticed'}`);
  }
}

/** Why the break of a rule goes unnoticed; null where it does not. */
async function faultOf(copy: string, rule: RuleId): Promise<string | null> {
  if (!(rule in breaks)) return 'HAS NO BREAK';
  const [file, from, to] = breaks[rule];
  const path = join(copy, 'packages/engine/src', file);
  const source = readFileSync(path, 'utf8');
  const broken = changed(source, breaks[rule]);
  if (broken === null) return `CANNOT BE BROKEN: ${file} does not have ${JSON.stringify(from)} exactly once`;
  writeFileSync(path, broken);
  const ran = await runTests(copy, [rule]);
  writeFileSync(path, source);
  if (ran === null) return 'ITS TESTS DO NOT END';
  if (ran.failed.length > 0) return null;
  if (ran.passed.length === 0) return 'NO TEST RAN';
  return `UNNOTICED (${file}: ${JSON.stringify(from)} → ${JSON.stringify(to)})`;
}

/** Runs the tests of some rules, and only the files that name them. */
function runTests(copy: string, of: readonly RuleId[]): Promise<Ran> {
  const files = [...rulesIn].filter(([, ids]) => of.some((rule) => ids.has(rule))).map(([file]) => file);
  const report = join(copy, 'report.json');
  const pattern = `^(${of.map((rule) => rule.replaceAll('.', '\\.')).join('|')}):`;
  rmSync(report, { force: true });
  return new Promise((resolve, reject) => {
    const child = spawn(
      'vitest',
      [
        'run',
        `--root=${copy}`,
        `--testNamePattern=${pattern}`,
        // In the process itself, so that what does not end is ended with it.
        '--pool=threads',
        '--maxWorkers=1',
        '--no-isolate',
        `--fsModuleCachePath=${join(copy, 'cache')}`,
        '--reporter=json',
        `--outputFile=${report}`,
        ...files,
      ],
      { stdio: 'ignore', timeout: mostMilliseconds, killSignal: 'SIGKILL' },
    );
    child.on('error', reject);
    child.on('close', (_, signal) => resolve(signal === null ? readReport(report) : null));
  });
}

function readReport(file: string): Ran {
  const { testResults }: TestReport = JSON.parse(readFileSync(file, 'utf8'));
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const titles = (status: string) => tests.filter((test) => test.status === status).map(({ title }) => title);
  return { passed: titles('passed'), failed: titles('failed') };
}

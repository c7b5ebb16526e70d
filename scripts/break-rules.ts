// Breaks one rule of the engine at a time, in a copy, and looks whether a test of that rule notices. Run it after
// changing how rules are played: `npm run break-rules`, or `npm run break-rules -- fives.score` for some of them.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { breaks } from './breaks.ts';

interface TestReport {
  readonly testResults: {
    readonly assertionResults: { readonly status: string; readonly title: string }[];
  }[];
}

const wanted = process.argv.slice(2);
const copy = mkdtempSync(join(tmpdir(), 'tischrunde-breaks-'));
cpSync('packages/engine', join(copy, 'engine'), { recursive: true });
symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));

let unnoticed = 0;
try {
  for (const { rule, file, from, to } of breaks) {
    if (wanted.length > 0 && !wanted.includes(rule)) continue;
    const path = join(copy, 'engine/src', file);
    const source = readFileSync(path, 'utf8');
    if (source.split(from).length !== 2)
      throw new Error(`${file} does not have ${JSON.stringify(from)} exactly once`);
    writeFileSync(path, source.replace(from, to));
    const failed = failingRuleTests().filter((title) => title.startsWith(`${rule}:`));
    writeFileSync(path, source);
    if (failed.length === 0) unnoticed++;
    console.log(
      `${failed.length > 0 ? 'noticed  ' : 'UNNOTICED'} ${rule} (${file}: ${from.trim()} → ${to.trim() || 'nothing'})`,
    );
    for (const title of failed) console.log(`            ${title}`);
  }
} finally {
  rmSync(copy, { recursive: true });
}
console.log(unnoticed === 0 ? 'every break was noticed' : `${unnoticed} breaks went unnoticed`);
process.exit(unnoticed === 0 ? 0 : 1);

function failingRuleTests(): string[] {
  const file = join(copy, 'report.json');
  spawnSync('vitest', ['run', '--root', copy, '--reporter=json', `--outputFile=${file}`, 'test/rules'], {
    stdio: 'ignore',
  });
  const report: TestReport = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(file);
  return report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
    .map(({ title }) => title);
}

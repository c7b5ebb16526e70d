// The engine of this checkout against that of an older commit, in turns, so that a machine that slows down does so for both:
// `npm run bench:against -- REVISION`, with names only these games, with `--quick` in two minutes instead of nine. Prints how many times
// as many moves a second this checkout makes: the median of the pairs, and the lowest and highest of them.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gameRows, measureEngine, median } from './measure-engine.ts';

const [revision, ...only] = process.argv.slice(2).filter((word) => !word.startsWith('-'));
if (revision === undefined) {
  console.error('Name the commit to compare with: npm run bench:against -- REVISION [GAME …] [--quick]');
  process.exit(2);
}
const isQuick = process.argv.includes('--quick');
const pairs = isQuick ? 1 : 3;
const [warmUp, measured] = isQuick ? [0.3, 0.5] : [0.5, 0.7];

const now = import.meta.dirname;
const root = join(now, '..');
const git = (...words: string[]): unknown => execFileSync('git', words, { cwd: root, stdio: 'ignore' });
const checkout = mkdtempSync(join(tmpdir(), 'tischrunde-against-'));
git('worktree', 'add', '--detach', '--force', checkout, revision);
process.on('exit', () => {
  rmSync(checkout, { recursive: true, force: true });
  git('worktree', 'prune');
});
for (const folder of ['node_modules', 'bench/node_modules'])
  symlinkSync(join(root, folder), join(checkout, folder));
const before = join(checkout, 'bench');

console.log(`This checkout against ${revision}, moves a second, Node ${process.version}, one core.\n`);
console.log(`${'game'.padEnd(16)} players  times  lowest  highest`);
const all: number[] = [];
for (const row of gameRows(only)) {
  const ratios = Array.from({ length: pairs }, () => {
    const then = measureEngine(before, row, warmUp, measured);
    return measureEngine(now, row, warmUp, measured).moves / then.moves;
  });
  all.push(median(ratios));
  const figures = [median(ratios), Math.min(...ratios), Math.max(...ratios)].map((ratio) => ratio.toFixed(2));
  console.log(
    `${row.name.padEnd(16)} ${`${row.players}`.padStart(7)}  ${figures[0].padStart(5)}  ${figures[1].padStart(6)}  ${figures[2].padStart(7)}`,
  );
}
console.log(`\nmedian of all ${median(all).toFixed(2)}, lowest ${Math.min(...all).toFixed(2)}`);

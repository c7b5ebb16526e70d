// How long puzzles take to make and to solve, in one warm process on one core: `npm run bench:puzzles`. With `--quick`
// fewer of each are measured. What is generated is checked outside the measured time.
import { spawnSync } from 'node:child_process';
import {
  chanceOf,
  countDominosa,
  dominosaGrades,
  type GeneratedDominosa,
  type Grade,
  generateDominosa,
  seedOf,
  solveDominanz,
  solveDominosa,
} from '../packages/engine/src/index.ts';
import { isWinnable } from '../packages/engine/src/solitaire/solo1-solver.ts';
import { endgame } from '../packages/engine/test/support/dominanz-endgame.ts';
import { countByDancingLinks } from './peers/dancing-links.ts';

const quick = process.argv.includes('--quick');
const [puzzlesOfAKind, deals, endgames, processes] = quick ? [20, 20_000, 10, 3] : [200, 200_000, 60, 11];
/** Milliseconds before a kind of puzzle is measured, and those after which no more of it are made. */
const [warmUp, longest] = [quick ? 100 : 500, 6000];
const sets = [6, 9, 12, 15];

/** Milliseconds that Simon Tatham states for his generator, in C on another machine, by set and grade. */
const tatham: Readonly<Record<number, Readonly<Record<Grade, number>>>> = {
  6: { easy: 1.0, medium: 3.1, hard: 45, expert: 192 },
  9: { easy: 8, medium: 12, hard: 1700, expert: 9900 },
};

interface Spread {
  readonly mean: number;
  readonly median: number;
  readonly worst: number;
}

function spreadOf(times: readonly number[]): Spread {
  const sorted = times.toSorted((a, b) => a - b);
  const sum = sorted.reduce((total, time) => total + time, 0);
  return { mean: sum / sorted.length, median: sorted[sorted.length >> 1], worst: sorted[sorted.length - 1] };
}

/** Milliseconds that something takes. */
function timeOf(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/**
 * Microseconds of each work on every thing, the best of three passes: what else the machine does is no part of it. Every
 * pass measures all works, so that a machine that slows down does so for all of them.
 */
function bestTimes<Thing>(things: readonly Thing[], ...works: ((thing: Thing) => unknown)[]): Spread[] {
  const best = works.map(() => things.map(() => Number.POSITIVE_INFINITY));
  for (let pass = 0; pass < 3; pass++) {
    works.forEach((work, which) => {
      things.forEach((thing, index) => {
        best[which][index] = Math.min(best[which][index], 1000 * timeOf(() => work(thing)));
      });
    });
  }
  return best.map(spreadOf);
}

interface Kind {
  readonly n: number;
  readonly grade: Grade;
  readonly puzzles: readonly GeneratedDominosa[];
  /** Milliseconds. */
  readonly spread: Spread;
}

function generated(n: number, grade: Grade): Kind {
  progress(`Dominosa: double ${n}, ${grade}`);
  const warm = performance.now() + warmUp;
  for (let number = 0; performance.now() < warm; number++)
    generateDominosa(`warm up ${number}`, { n, grade });
  const puzzles: GeneratedDominosa[] = [];
  const times: number[] = [];
  const end = performance.now() + longest;
  while (times.length < puzzlesOfAKind && performance.now() < end)
    times.push(timeOf(() => puzzles.push(generateDominosa(`bench ${puzzles.length}`, { n, grade }))));
  puzzles.forEach(check);
  return { n, grade, puzzles, spread: spreadOf(times) };
}

/** A puzzle has one solution, as the peer finds too, and the grade it claims. */
function check(puzzle: GeneratedDominosa): void {
  const found = [countDominosa(puzzle, 2).solutions, countByDancingLinks(puzzle, 2)];
  const { grade } = solveDominosa(puzzle);
  if (found.some((solutions) => solutions !== 1) || grade !== puzzle.grade)
    throw new Error(`${found.join(' and ')} solutions, ${grade}: ${JSON.stringify(puzzle)}`);
}

function randomDeals(count: number): number[][] {
  const chance = chanceOf(seedOf('bench'), 0);
  const tiles = Array.from({ length: 28 }, (_, tile) => tile);
  return Array.from({ length: count }, () => {
    chance.shuffle(tiles);
    return tiles.slice();
  });
}

function quadrilleTime(): number {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['quadrille-count.ts'], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return Number(stdout);
}

const progress = (what: string): void => console.error(`${what} …`);

const number = (value: number): string => value.toFixed(value < 100 ? 2 : 0).padStart(9);
const row = (name: string, { mean, median, worst }: Spread, beside = ''): string =>
  `${name.padEnd(32)}${[mean, median, worst].map(number).join('')}  ${beside}`.trimEnd();
const heading = (title: string, beside: string): string =>
  `\n${title.padEnd(32)}     mean   median    worst  ${beside}`;

const kinds = sets.flatMap((n) => dominosaGrades.map((grade) => generated(n, grade)));

const counts = [6, 9, 12].map((n) => {
  progress(`Dominosa: one solution or more, double ${n}`);
  const puzzles = kinds.filter((kind) => kind.n === n).flatMap((kind) => kind.puzzles);
  const [own, peer] = bestTimes(
    puzzles,
    (puzzle) => countDominosa(puzzle, 2),
    (puzzle) => countByDancingLinks(puzzle, 2),
  );
  return { n, own, peer };
});

progress('Solo 1');
const [solo1] = bestTimes(randomDeals(deals), isWinnable);

progress('Dominanz: 12 tiles left');
const positions = Array.from({ length: endgames }, (_, index) => endgame(`bench ${index}`, 12));
solveDominanz(endgame('warm up', 12));
const dominanz = spreadOf(positions.map((position) => timeOf(() => solveDominanz(position))));

progress('Quadrille');
const quadrille = spreadOf(Array.from({ length: processes }, quadrilleTime));

console.log(`Node ${process.version}, one core.`);
console.log(heading('Dominosa, generate (ms)', 'puzzles  Tatham  × faster'));
for (const { n, grade, puzzles, spread } of kinds) {
  const stated = tatham[n]?.[grade];
  const ratio = stated === undefined ? '' : (stated / spread.mean).toFixed(1);
  const beside = [`${puzzles.length}`.padStart(7), `${stated ?? ''}`.padStart(8), ratio.padStart(10)];
  console.log(row(`double ${n}, ${grade}`, spread, beside.join('')));
}
console.log(heading('Dominosa, one solution? (µs)', '× faster than the peer; elsewhere in C: 10–80'));
for (const { n, own, peer } of counts) {
  console.log(row(`double ${n}, engine`, own, (peer.mean / own.mean).toFixed(2).padStart(8)));
  console.log(row(`double ${n}, plain dancing links`, peer));
}
console.log(heading('Exact solvers', 'elsewhere in C++'));
console.log(row('Solo 1, a deal (µs)', solo1, '10'));
console.log(row('Dominanz, 12 tiles left (ms)', dominanz, '200'));
console.log(row('Quadrille, all counts (ms)', quadrille, '(in a fresh process)'));

// How many random layouts of Solo 1 can be won, and how long the solver takes to say so:
// `node scripts/solo1-share.ts 1000000`.
import { chanceOf, seedOf } from '../packages/engine/src/index.ts';
import { isWinnable } from '../packages/engine/src/solitaire/solo1-solver.ts';

const deals = Number(process.argv[2] ?? 100_000);
const chance = chanceOf(seedOf('share of winnable layouts'), 0);
const grid = Array.from({ length: 28 }, (_, tile) => tile);
const times = new Float64Array(deals);
let winnable = 0;
let worst = 0;
for (let i = -2000; i < deals; i++) {
  chance.shuffle(grid);
  const time = timed();
  // The first ones only warm the machine up.
  if (i < 0) continue;
  times[i] = time;
  // Measured again where it took long: on a busy machine that was mostly something else.
  if (time > 40) worst = Math.max(worst, Math.min(time, timed(), timed(), timed(), timed(), timed()));
  if (isWinnable(grid)) winnable++;
}

function timed(): number {
  const start = process.hrtime.bigint();
  isWinnable(grid);
  return Number(process.hrtime.bigint() - start) / 1000;
}

// Wilson's interval.
const z = 1.959964;
const share = winnable / deals;
const middle = (share + (z * z) / (2 * deals)) / (1 + (z * z) / deals);
const reach =
  (z / (1 + (z * z) / deals)) * Math.sqrt((share * (1 - share)) / deals + (z * z) / (4 * deals * deals));
times.sort();
const mean = times.reduce((sum, time) => sum + time, 0) / deals;
console.log(`${winnable} of ${deals} layouts can be won: ${(100 * share).toFixed(3)} %`);
console.log(
  `95 % interval: ${(100 * (middle - reach)).toFixed(3)} % to ${(100 * (middle + reach)).toFixed(3)} %`,
);
console.log(
  `time a layout: mean ${mean.toFixed(1)} µs, median ${times[deals >> 1].toFixed(1)} µs, ` +
    `99.9 % within ${times[Math.floor(deals * 0.999)].toFixed(1)} µs, worst ${worst.toFixed(1)} µs (best of six)`,
);

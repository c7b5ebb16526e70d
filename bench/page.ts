// The page, built and served as a web server would serve it, in Chromium: what Lighthouse says of it, and how smoothly a tile
// is dragged over a long line. `npm run bench:page`; with `-- --frames` or `-- --audit` only one of the two.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { chromium, flags } from '../packages/web/browser/support/chromium.ts';
import { PageServer } from '../packages/web/browser/support/offline-server.ts';
import { type Audit, audit, categories } from './page-audit.ts';
import { type Frames, measureFrames } from './page-frames.ts';
import { tilesInLine } from './page-position.ts';

const repetitions = 5;
const only = process.argv.slice(2);
const wants = (part: string): boolean => only.length === 0 || only.includes(part);

const web = fileURLToPath(new URL('../packages/web', import.meta.url));
const dist = `${web}/node_modules/.page-measured`;
execFileSync('npx', ['vite', 'build', '--logLevel', 'warn', '--emptyOutDir', '--outDir', dist], {
  cwd: web,
  stdio: 'inherit',
});
const server = await PageServer.open(dist);

const medianOf = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];

if (wants('--audit')) {
  console.log(`Lighthouse, mobile preset, ${repetitions} times each: median (best)`);
  for (const [name, path] of [
    ['shelf', '/'],
    ['table', '/?game=block'],
    ['rulebook', '/rules/block'],
  ]) {
    const audits: Audit[] = [];
    for (let time = 0; time < repetitions; time++)
      audits.push(await audit(`${server.address}${path}`, chromium, flags));
    const said = categories.map((category, index) => {
      const scores = audits.map(({ scores }) => scores[index]);
      return `${category} ${medianOf(scores)} (${Math.max(...scores)})`;
    });
    console.log(`${name.padEnd(9)} ${said.join(', ')}`);
    const wanting = new Set(audits.flatMap(({ wanting }) => wanting));
    if (wanting.size > 0) console.log(`          below 90: ${[...wanting].join(', ')}`);
  }
}

if (wants('--frames')) {
  console.log(
    `\nA line of ${tilesInLine} tiles, processor slowed down 4 times, a tile dragged over it and laid, ${repetitions} times:`,
  );
  const all: Frames[] = [];
  for (let time = 0; time < repetitions; time++) {
    const frames = await measureFrames(server.address, chromium, flags);
    all.push(frames);
    const { perSecond, of95, of99, longest, drawn, dropped } = frames;
    console.log(
      `${perSecond.toFixed(1)} frames/s; 95 of 100 within ${of95.toFixed(1)} ms, 99 within ${of99.toFixed(1)} ms, the longest ${longest.toFixed(0)} ms; drawn ${drawn}, dropped ${dropped}`,
    );
  }
  const rates = all.map(({ perSecond }) => perSecond);
  console.log(
    `median ${medianOf(rates).toFixed(1)}, least disturbed ${Math.max(...rates).toFixed(1)} frames/s`,
  );
}

await server.close();

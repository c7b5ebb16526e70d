// Moves a second and the time until the other seat is told, our server against boardgame.io's and Colyseus, in one run on one
// machine. `npm run bench:server`; with `-- --quick` in a minute, with `-- --json` for programs, and with names only those servers.
// `-- --round-length` measures only whether our moves cost more the longer a round lasts.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { boardgameIo } from './server/boardgame-io.ts';
import { colyseus } from './server/colyseus.ts';
import { type Extent, type Measured, measure } from './server/measure.ts';
import { isPinned, pinLoad } from './server/measured-process.ts';
import { report } from './server/report.ts';
import { measureRoundLength, roundLengthReport } from './server/round-length.ts';
import { tischrunde } from './server/tischrunde.ts';

const words = process.argv.slice(2);
const isQuick = words.includes('--quick');
const names = words.filter((word) => !word.startsWith('-')).map((word) => word.toLowerCase());
const extent: Extent = isQuick
  ? { sizes: [200], warmUp: 2, seconds: 4, most: 10 }
  : { sizes: [10, 100, 200, 1000, 10_000], warmUp: 2, seconds: 5, most: 100 };

pinLoad();
const data = mkdtempSync(join(process.env.DATA ?? tmpdir(), 'tischrunde-bench-'));
process.on('exit', () => rmSync(data, { recursive: true, force: true }));
const measured: Measured[] = [];
const tell = (): void =>
  console.log(words.includes('--json') ? JSON.stringify({ isPinned, measured }, null, 2) : report(measured));

/** Whatever goes wrong, the run ends, with what it has. */
const longest = isQuick ? 60_000 : 300_000;
setTimeout(() => {
  tell();
  console.error('The run has taken too long and is called off.');
  process.exit(1);
}, longest).unref();

if (words.includes('--round-length')) {
  console.log(roundLengthReport(await measureRoundLength(data)));
  process.exit();
}

for (const contender of [tischrunde, boardgameIo, colyseus]) {
  if (names.length > 0 && !names.includes(contender.name.toLowerCase())) continue;
  console.error(`${contender.name} …`);
  measured.push(await measure(contender, extent, data));
}
tell();

// Moves a second and the time until the other seat is told, our server against boardgame.io's and Colyseus, at the same work and as they come, in
// one run on one machine. `npm run bench:server`; with `-- --quick` in a minute and a half, with `-- --json` for programs, and with names only those
// servers. `-- --round-length` measures only whether our moves cost more the longer a round lasts.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { boardgameIo } from './server/boardgame-io.ts';
import { boardgameIoBlock } from './server/boardgame-io-block.ts';
import { colyseus } from './server/colyseus.ts';
import { colyseusBlock } from './server/colyseus-block.ts';
import type { Contender } from './server/contender.ts';
import { type Extent, type Measured, measure } from './server/measure.ts';
import { isPinned, pinLoad } from './server/measured-process.ts';
import { report } from './server/report.ts';
import { measureRoundLength, roundLengthReport } from './server/round-length.ts';
import { tischrunde } from './server/tischrunde.ts';
import { bareWs } from './server/ws.ts';

const words = process.argv.slice(2);
const isQuick = words.includes('--quick');
const names = words.filter((word) => !word.startsWith('-')).map((word) => word.toLowerCase());
// At fewer than 200 tables a fast server would come to the end of its matches, which are limited in length. At more than 5000 a table would get
// its next move so late, at 1,000 moves a second, that the clock would deal the next round before.
const extent: Extent = isQuick
  ? { sizes: [200], warmUp: 2, seconds: 4, most: 10 }
  : { sizes: [200, 1000, 5000], warmUp: 2, seconds: 5, most: 100 };

pinLoad();
const data = mkdtempSync(join(process.env.DATA ?? tmpdir(), 'tischrunde-bench-'));
process.on('exit', () => rmSync(data, { recursive: true, force: true }));
const measured: Measured[] = [];
const tell = (): void =>
  console.log(words.includes('--json') ? JSON.stringify({ isPinned, measured }, null, 2) : report(measured));

/** Whatever goes wrong, the run ends, with what it has. */
const longest = isQuick ? 115_000 : 355_000;
setTimeout(() => {
  tell();
  console.error('The run has taken too long and is called off.');
  process.exit(1);
}, longest).unref();

if (words.includes('--round-length')) {
  console.log(roundLengthReport(await measureRoundLength(data)));
  process.exit();
}

const isWanted = ({ name }: Contender): boolean =>
  names.length === 0 || names.some((wanted) => name.toLowerCase().startsWith(wanted));

/** Others are measured with fewer tables: the whole run must not take too long. */
const briefly: Extent = { ...extent, sizes: extent.sizes.filter((size) => size <= 1000) };

for (const contender of [tischrunde, boardgameIoBlock, colyseusBlock, boardgameIo, colyseus, bareWs]) {
  if (!isWanted(contender)) continue;
  console.error(`${contender.name} …`);
  measured.push(await measure(contender, contender === tischrunde ? extent : briefly, data));
}
tell();

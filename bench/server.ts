// Moves a second and the time until the other seat is told, our server against boardgame.io's and Colyseus, at the same work and as they come, in
// one run on one machine. `npm run bench:server`; with `-- --quick` in two minutes, with `-- --json` for programs, and with names only those
// servers. `-- --in-turns` measures only our server and the peers at the same work, in turns, and `-- --round-length` only whether our moves cost more
// the longer a round lasts.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { boardgameIo } from './server/boardgame-io.ts';
import { boardgameIoBlock } from './server/boardgame-io-block.ts';
import { colyseus } from './server/colyseus.ts';
import { colyseusBlock } from './server/colyseus-block.ts';
import type { Contender } from './server/contender.ts';
import { measureInTurns, type Turns, turnsReport } from './server/in-turns.ts';
import { machinePauses, type Pauses, pausesReport } from './server/machine-pauses.ts';
import { type Extent, type Measured, measure } from './server/measure.ts';
import { isPinned, pinLoad } from './server/measured-process.ts';
import { report } from './server/report.ts';
import { measureRoundLength, roundLengthReport } from './server/round-length.ts';
import { tischrunde } from './server/tischrunde.ts';
import { bareWs, floor } from './server/ws.ts';

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
let inTurns: readonly Turns[] = [];
let pauses: Pauses | null = null;
const tell = (): void => {
  const reports = [
    ...(pauses === null ? [] : [pausesReport(pauses)]),
    ...(measured.length > 0 ? [report(measured)] : []),
    ...(inTurns.length > 0 ? [turnsReport(inTurns)] : []),
  ];
  const isForPrograms = words.includes('--json');
  console.log(
    isForPrograms ? JSON.stringify({ isPinned, pauses, measured, inTurns }, null, 2) : reports.join('\n\n'),
  );
};

/** Whatever goes wrong, the run ends, with what it has. */
const longest = isQuick ? 170_000 : 440_000;
setTimeout(() => {
  tell();
  console.error('The run has taken too long and is called off.');
  process.exit(1);
}, longest).unref();

if (words.includes('--round-length')) {
  console.log(roundLengthReport(await measureRoundLength(data)));
  process.exit();
}

pauses = await machinePauses();

const isWanted = ({ name }: Contender): boolean =>
  names.length === 0 || names.some((wanted) => name.toLowerCase().startsWith(wanted));

/** Others are measured with fewer tables: the whole run must not take too long. */
const briefly: Extent = { ...extent, sizes: extent.sizes.filter((size) => size <= 1000) };

if (!words.includes('--in-turns')) {
  for (const contender of [tischrunde, boardgameIoBlock, colyseusBlock, boardgameIo, colyseus, bareWs]) {
    if (!isWanted(contender)) continue;
    console.error(`${contender.name} …`);
    measured.push(await measure(contender, contender === tischrunde ? extent : briefly, data));
  }
}
const atSameWork = [tischrunde, boardgameIoBlock, colyseusBlock, floor].filter(isWanted);
if (atSameWork.length > 1) {
  console.error('In turns …');
  try {
    inTurns = await measureInTurns(atSameWork, isQuick ? 5 : 10, data);
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
  }
}
tell();

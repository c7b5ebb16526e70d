// Random playouts with full generation of legal moves, on one core: the engine against boardgame.io's reducer.
// `npm run bench -- --quick` is rougher; `npm run bench -- solo solomino` measures only these games and the peers.
import { gameRows, measureEngine, median } from './measure-engine.ts';

interface Row {
  readonly name: string;
  readonly players: number;
  /** Moves and games a second, the median over the repetitions. */
  readonly moves: number;
  readonly games: number;
}

const [quick, only] = [
  process.argv.includes('--quick'),
  process.argv.slice(2).filter((word) => !word.startsWith('-')),
];
const repetitions = quick ? 1 : 3;
const [warmUp, measured] = quick ? [0.3, 0.3] : [1.5, 1.5];

const contenders = [
  { name: 'boardgame.io', players: 2 },
  { name: 'boardgame.io tuned', players: 2 },
  { name: 'block without drawing', players: 2 },
  ...gameRows(only),
];

// Every repetition measures all contenders once, so that a machine that slows down does so for all of them.
const runs = Array.from({ length: repetitions }, (_, run) => {
  console.error(`run ${run + 1} of ${repetitions} …`);
  return contenders.map((contender) => measureEngine(import.meta.dirname, contender, warmUp, measured));
});
const rows: Row[] = contenders.map(({ name, players }, i) => ({
  name,
  players,
  moves: median(runs.map((run) => run[i].moves)),
  games: median(runs.map((run) => run[i].games)),
}));

const [documented, tuned] = rows;
const number = (value: number) => Math.round(value).toLocaleString('en').padStart(12);
console.log(
  `Node ${process.version}, one core. Games of boardgame.io and of "block without drawing" are rounds, the others matches.\n`,
);
console.log(`${'game'.padEnd(24)} players      moves/s      games/s  × boardgame.io  × tuned`);
for (const row of rows) {
  const ratios = [documented, tuned].map((peer) =>
    (row.moves / peer.moves).toFixed(row.moves < peer.moves * 10 ? 1 : 0),
  );
  console.log(
    `${row.name.padEnd(24)} ${`${row.players}`.padStart(7)} ${number(row.moves)} ${number(row.games)} ${ratios[0].padStart(15)} ${ratios[1].padStart(8)}`,
  );
}
